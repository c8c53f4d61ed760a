import type { ReactNode } from 'react'
import type { ServiceStatusReply } from '@relampago/domain/contracts'
import { useLanguage } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useNow } from '../../ui/use-now.ts'
import { serviceName } from './service-name.ts'
import { statusPath } from './fetch-status.ts'
import { momentText } from './figures.ts'
import { knownState, lookOf, stateName } from './state-looks.tsx'
import { useStatusTexts } from './status-texts.ts'
import type { KnownStatus } from './use-service-status.ts'

function Band({ icon, edge, title, children, aside }: { icon: ReactNode; edge: string; title: string; children: ReactNode; aside?: ReactNode }) {
  return (
    <section aria-label={title} className={classNames('mt-6 rounded-lg border bg-surface-1 p-5 sm:p-6', edge)}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <span className="flex size-14 shrink-0 items-center justify-center rounded-lg bg-surface-2">{icon}</span>
        <div aria-live="polite" className="min-w-0 flex-1 basis-56">
          <h2 className="type-title">{title}</h2>
          <div className="mt-1 text-ink-muted">{children}</div>
        </div>
        {aside}
      </div>
    </section>
  )
}

/** Counts on each second, on its own. */
function CheckedAgo({ checkedAt }: { checkedAt: string | null }) {
  const texts = useStatusTexts()
  const now = useNow(1000)
  const text = checkedAt === null ? texts.neverChecked : texts.checkedAgo(Math.max(0, Math.round((now - Date.parse(checkedAt)) / 1000)))
  return <p className="text-small text-ink-muted tabular-nums max-sm:w-full">{text}</p>
}

/** Which services are not well, the worst first. */
function Affected({ services }: Pick<ServiceStatusReply, 'services'>) {
  const texts = useStatusTexts()
  const language = useLanguage()
  const groups = (['outage', 'degraded'] as const).map((state) => ({
    state,
    names: services.filter(({ status }) => status === state).map(({ id, name }) => serviceName(id, name, language)),
  }))
  return groups
    .filter(({ names }) => names.length > 0)
    .map(({ state, names }) => texts.affected(stateName(state, language), names.join(', ')))
    .join(' ')
}

/** All services in one sentence, by the last reply. */
export function Headline({ known: { reply } }: { known: KnownStatus }) {
  const texts = useStatusTexts()
  const state = knownState(reply.status)
  const { icon: Icon, tint, edge } = lookOf(state)
  return (
    <Band
      icon={<Icon aria-hidden className={classNames('size-7', tint)} />}
      edge={edge}
      title={texts.headlines[state]}
      aside={<CheckedAgo checkedAt={reply.checkedAt} />}
    >
      {state === 'operational' ? texts.allGood : state === 'unknown' ? texts.notMeasured : <Affected services={reply.services} />}
    </Band>
  )
}

/** Before the first reply. */
export function Checking() {
  const texts = useStatusTexts()
  const { icon: Icon, tint, edge } = lookOf('unknown')
  return (
    <Band icon={<Icon aria-hidden className={classNames('size-7', tint)} />} edge={edge} title={texts.checking}>
      {texts.checkingText}
      <noscript>
        <p className="mt-2 text-ink">
          {texts.noScript}{' '}
          <a href={statusPath} className="font-semibold underline underline-offset-4">
            {statusPath}
          </a>
        </p>
      </noscript>
    </Band>
  )
}

type AwayProps = { known: KnownStatus | null; isOffline: boolean; busy: boolean; again: () => void }

/** The API does not answer: what that means, and what was known last. */
export function Away({ known, isOffline, busy, again }: AwayProps) {
  const texts = useStatusTexts()
  const language = useLanguage()
  const { icon: Icon, tint, edge } = lookOf(isOffline ? 'unknown' : 'outage')
  return (
    <Band
      icon={<Icon aria-hidden className={classNames('size-7', tint)} />}
      edge={edge}
      title={isOffline ? texts.offline : texts.unreachable}
      aside={
        <Button busy={busy} onClick={again} className="max-sm:w-full">
          {texts.tryAgain}
        </Button>
      }
    >
      {isOffline ? texts.offlineText : texts.unreachableText}
      {known === null ? null : <> {texts.lastReply(momentText(known.receivedAt, language))}</>}
    </Band>
  )
}
