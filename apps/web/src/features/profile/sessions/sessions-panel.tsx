import { ApiError, noReply } from '../../../api/api-error.ts'
import { momentText } from '../../../language/date.ts'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { AskingButton } from '../../../ui/asking-button.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { sessionsTexts } from './sessions.texts.ts'
import { useEndSessions, useSessions, type Session } from './use-sessions.ts'

function SessionRow({ session, end }: { session: Session; end: (id: string) => Promise<void> }) {
  const texts = useTexts(sessionsTexts)
  const language = useLanguage()
  const device = session.browser ?? texts.unknown
  const begun = momentText(session.created_at, language)
  return (
    <li className="flex items-center justify-between gap-4 border-t border-hairline py-3.5 first:border-t-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          <span className="break-words">{device}</span>
          {session.is_current ? <Badge tone="good">{texts.here}</Badge> : null}
        </p>
        <p className="mt-0.5 text-small text-ink-muted">
          <span className="block sm:inline">{texts.lastUse(momentText(session.last_used_at, language))}</span>
          <span className="hidden sm:inline"> · </span>
          <span className="block sm:inline">{texts.since(begun)}</span>
        </p>
      </div>
      {session.is_current ? null : (
        <AskingButton
          look="outline"
          className="min-h-11"
          size="small"
          aria-label={texts.endOf(device)}
          action={texts.end}
          busyAction={texts.ending}
          question={texts.endQuestion}
          meaning={texts.endMeaning(device, begun)}
          keep={texts.keep}
          run={() => end(session.id)}
        />
      )}
    </li>
  )
}

function SessionList({ sessions, onLeaveAll }: { sessions: readonly Session[]; onLeaveAll: () => void }) {
  const texts = useTexts(sessionsTexts)
  const { end, endOthers } = useEndSessions()
  return (
    <>
      <ul className="mb-4">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} end={end} />
        ))}
      </ul>
      <div className="flex flex-col gap-3 sm:flex-row">
        <AskingButton look="destructive" action={texts.all} question={texts.allQuestion} meaning={texts.allMeaning} keep={texts.keep} run={onLeaveAll} />
        {sessions.length > 1 ? (
          <AskingButton
            look="outline"
            action={texts.others}
            busyAction={texts.ending}
            question={texts.othersQuestion}
            meaning={texts.othersMeaning}
            keep={texts.keep}
            run={endOthers}
          />
        ) : null}
      </div>
    </>
  )
}

/** Where the account is signed in, and the way out of each device or of all. */
export function SessionsPanel({ onLeaveAll }: { onLeaveAll: () => void }) {
  const texts = useTexts(sessionsTexts)
  const { sessions, error, isFetching, retry } = useSessions()
  const content = () => {
    if (sessions !== undefined) return <SessionList sessions={sessions} onLeaveAll={onLeaveAll} />
    if (error === null)
      return (
        <output aria-label={texts.loading} className="block">
          <Skeleton className="h-14 w-full" />
        </output>
      )
    const isOffline = error instanceof ApiError && error.status === noReply
    return <LoadFailed title={texts.loadFailed} text={error.message} isOffline={isOffline} busy={isFetching} retry={retry} />
  }
  return (
    <Panel title={texts.title} className="lg:col-span-2">
      <p className="mb-2 text-small text-ink-muted">{texts.text}</p>
      {content()}
    </Panel>
  )
}
