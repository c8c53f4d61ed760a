import type { SubscriptionState } from '@relampago/domain/catalogue'
import { ApiError, noReply } from '../../../api/api-error.ts'
import { dateText } from '../../../language/date.ts'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { priceText } from '../../../language/numbers.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { planTexts } from './plan.texts.ts'
import type { useSubscriptions } from './use-subscriptions.ts'

const tones: Record<SubscriptionState, BadgeTone> = { active: 'good', cancelled: 'warn', ended: 'neutral' }
type History = NonNullable<ReturnType<typeof useSubscriptions>['history']>

function HistoryList({ history }: { history: History }) {
  const texts = useTexts(planTexts)
  const language = useLanguage()
  return (
    <ul className="divide-y divide-hairline text-small tabular-nums">
      {history.map(({ id, plan, status, amount, started_at: started, ended_at: ended }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
          <span className="font-semibold">{texts.planNames[plan]}</span>
          <Badge tone={tones[status]}>{texts.states[status]}</Badge>
          <span className="text-ink-muted">{texts.period(dateText(started, language), ended === null ? null : dateText(ended, language))}</span>
          <span className="ml-auto font-semibold">{priceText(Math.round(amount * 100), language)}</span>
        </li>
      ))}
    </ul>
  )
}

export function SubscriptionHistory({ history, error, isFetching, retry }: ReturnType<typeof useSubscriptions>) {
  const texts = useTexts(planTexts)
  const content = () => {
    if (history !== undefined) return history.length === 0 ? <p className="text-small text-ink-muted">{texts.noHistory}</p> : <HistoryList history={history} />
    if (error === null)
      return (
        <output aria-label={texts.historyLoading} className="block space-y-3">
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-4/5" />
        </output>
      )
    const isOffline = error instanceof ApiError && error.status === noReply
    return <LoadFailed title={texts.historyFailed} text={error.message} isOffline={isOffline} busy={isFetching} retry={retry} />
  }
  return (
    <Panel title={texts.history} className="lg:col-span-2">
      {content()}
    </Panel>
  )
}
