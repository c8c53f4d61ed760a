import { planFeatures } from '@relampago/domain/catalogue'
import type { CallReply } from '@relampago/domain/contracts'
import { monthlyLimitOf, pendingPaymentText, withdrawalEndsAt } from '@relampago/domain/rules'
import type { EpochMs } from '@relampago/domain/units'
import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { UserStats } from '../../../session/use-user-stats.ts'
import { dateText } from '../../../language/date.ts'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { priceText } from '../../../language/numbers.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Facts } from '../../../ui/facts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { PlanMark } from './plan-mark.tsx'
import { EndingPanel } from './ending-panel.tsx'
import { planTexts } from './plan.texts.ts'
import { SubscriptionHistory } from './subscription-history.tsx'
import { useSubscriptions } from './use-subscriptions.ts'

function Status({ account }: { account: UserStats }) {
  const texts = useTexts(planTexts)
  const language = useLanguage()
  const { current_plan: plan, plan_info: info } = account
  const billing = plan?.next_billing_date ?? null
  const facts = [
    { name: texts.plan, value: info.name },
    { name: texts.price, value: texts.priceValue(priceText(Math.round(info.price * 100), language)) },
    { name: texts.remaining, value: plan?.time_remaining.formatted ?? texts.forever },
    { name: texts.nextBilling, value: billing === null ? texts.noBilling : dateText(billing, language) },
  ]
  return (
    <Panel title={texts.status} aside={<PlanMark account={account} />}>
      <Facts facts={facts} />
      {plan?.can_change_plan_at ? <p className="mt-2 text-small text-ink-muted">{`${texts.blocked(dateText(plan.can_change_plan_at, language))}.`}</p> : null}
      {plan === null ? (
        <ButtonLink to="/pricing" look="primary" className="mt-5 w-full sm:w-auto">
          {texts.upgrade}
        </ButtonLink>
      ) : null}
    </Panel>
  )
}

function Features({ features }: { features: readonly string[] }) {
  const texts = useTexts(planTexts)
  const language = useLanguage()
  const drawbacks = planFeatures.free.filter((feature) => feature.isDrawback).map((feature): string => feature[language])
  return (
    <Panel title={texts.features}>
      <ul className="space-y-3 pt-1">
        {features.map((feature) => {
          const isDrawback = drawbacks.includes(feature)
          const Mark = isDrawback ? Minus : Check
          return (
            <li key={feature} className={classNames('flex items-start gap-3', isDrawback && 'text-ink-muted')}>
              <Mark aria-hidden className={classNames('mt-1 size-4.5 shrink-0', !isDrawback && 'text-good')} />
              {feature}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

function Limits({ stats }: Pick<UserStats, 'stats'>) {
  const texts = useTexts(planTexts)
  const limit = (videos: number) => (videos === -1 ? texts.unlimited : videos)
  const facts = [
    { name: texts.perDay, value: limit(stats.daily_limit) },
    { name: texts.usedToday, value: stats.videos_today },
    { name: texts.leftToday, value: limit(stats.daily_remaining) },
    { name: texts.perMonth, value: limit(monthlyLimitOf(stats)) },
    { name: texts.usedThisMonth, value: stats.videos_this_month },
    { name: texts.leftThisMonth, value: limit(stats.monthly_remaining) },
  ]
  return (
    <Panel title={texts.limits} className="lg:col-span-2">
      <div className="grid gap-x-10 sm:grid-cols-2">
        <Facts facts={facts.slice(0, 3)} />
        <Facts facts={facts.slice(3)} />
      </div>
    </Panel>
  )
}

/** What is unusual about the plan: a pending payment, a failed renewal, an end. */
function News({ account, isCancelled }: { account: UserStats; isCancelled: boolean }) {
  const texts = useTexts(planTexts)
  const language = useLanguage()
  const notices: ReactNode[] = []
  if (account.pending_payment !== null)
    notices.push(
      <Notice key="pending" tone="waiting">
        <p>{pendingPaymentText[language]}</p>
        <ButtonLink to="/pricing" size="small" className="mt-3 min-h-11">
          {texts.continuePayment}
        </ButtonLink>
      </Notice>,
    )
  const warning = warningOf(account, isCancelled, texts)
  if (warning !== null)
    notices.push(
      <Notice key="warning" tone="warn">
        {warning}
      </Notice>,
    )
  return notices.length === 0 ? null : <div className="space-y-5 lg:col-span-2">{notices}</div>
}

function warningOf({ has_open_renewal: isUnpaid, current_plan: plan }: UserStats, isCancelled: boolean, texts: (typeof planTexts)['pt']): string | null {
  if (isUnpaid) return texts.renewalFailed
  if (plan === null) return null
  const { is_expired: isOver, formatted } = plan.time_remaining
  if (isOver) return isCancelled ? null : texts.renewalLate
  return isCancelled ? texts.runsOut(formatted) : null
}

/** The way to undo a purchase, as long as consumer law gives it. */
function Withdrawal({ boughtAt }: { boughtAt: EpochMs }) {
  const texts = useTexts(planTexts)
  const language = useLanguage()
  const end = withdrawalEndsAt(boughtAt)
  if (useNow(60_000) >= end) return null
  const lastDay = dateText(new Date(end - 1).toISOString(), language)
  return <EndingPanel ending="withdrawPurchase" text={texts.withdrawText(lastDay)} meaning={texts.withdrawMeaning} />
}

type History = CallReply<'subscriptions'>['subscription_history']

function WaysOut({ account, history }: { account: UserStats; history: History }) {
  const texts = useTexts(planTexts)
  const { current_plan: plan, has_open_renewal: isUnpaid } = account
  const running = history.find(({ status }) => status !== 'ended')
  const isOver = isUnpaid || plan?.time_remaining.is_expired === true
  const canCancel = isUnpaid || (plan !== null && history[0]?.status === 'active')
  return (
    <>
      {canCancel ? (
        <EndingPanel
          ending="cancelSubscription"
          text={isOver ? texts.cancelOpenRenewal : texts.cancelText}
          meaning={isOver ? texts.cancelOpenRenewal : texts.cancelMeaning(plan?.time_remaining.formatted ?? '')}
        />
      ) : null}
      {plan !== null && running !== undefined ? <Withdrawal boughtAt={Date.parse(running.started_at)} /> : null}
    </>
  )
}

/** The plan, what it gives, and the ways out of it. */
export function PlanTab({ account }: { account: UserStats }) {
  const subscriptions = useSubscriptions()
  const { current_plan: plan, plan_info: info } = account
  const newest = subscriptions.history?.[0]?.status
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <News account={account} isCancelled={newest === 'cancelled'} />
      <Status account={account} />
      <Features features={plan?.features ?? info.features} />
      <Limits stats={account.stats} />
      <SubscriptionHistory {...subscriptions} />
      <WaysOut account={account} history={subscriptions.history ?? []} />
    </div>
  )
}
