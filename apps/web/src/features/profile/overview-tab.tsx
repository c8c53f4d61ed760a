import { locales, type InterfaceLanguage } from '@relampago/domain/catalogue'
import type { ReactNode } from 'react'
import { limitDay, limitTimeZone, minutesAndSeconds, monthlyLimitOf, renewalText, shortDay, videoState } from '@relampago/domain/rules'
import type { UserStats } from '../../session/use-user-stats.ts'
import { dateText } from '../../language/date.ts'
import { useLanguage, useTexts } from '../../language/language.ts'
import { priceText } from '../../language/numbers.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { QuotaBar } from '../../ui/quota-bar.tsx'
import { useNow } from '../../ui/use-now.ts'
import { LastDays } from './last-days.tsx'
import { PlanMark } from './plan/plan-mark.tsx'
import { profileTexts } from './profile.texts.ts'
import type { ProfileTab } from './use-tab.ts'
import type { ListedVideo } from './videos/use-videos.ts'

type Props = { account: UserStats; videos: readonly ListedVideo[] | undefined; openTab: (tab: ProfileTab) => void }

/** When a limit is renewed. */
function Reset({ at }: { at: string }) {
  const texts = useTexts(profileTexts)
  const language = useLanguage()
  const now = useNow(60_000)
  return texts.renews(renewalText(Date.parse(at), now, language))
}

/** The month that the limit counts, as `Novembro`: that of the day which ends at `dayEndsAt`. */
function monthText(dayEndsAt: string, language: InterfaceLanguage): string {
  const locale = locales[language]
  const name = new Intl.DateTimeFormat(locale, { timeZone: limitTimeZone, month: 'long' }).format(Date.parse(dayEndsAt) - 1)
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

function Limits({ stats, current_plan: plan }: Pick<UserStats, 'stats' | 'current_plan'>) {
  const texts = useTexts(profileTexts)
  const language = useLanguage()
  const daily = texts.used(stats.videos_today, stats.daily_limit)
  const monthlyLimit = monthlyLimitOf(stats)
  const isUnlimited = monthlyLimit === -1
  const monthly = isUnlimited ? texts.unlimitedUsed(stats.videos_this_month) : texts.used(stats.videos_this_month, monthlyLimit)
  const renewal = plan?.next_billing_date
  return (
    <div className="rounded-lg border border-hairline bg-surface-1 p-5 sm:p-6">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="type-heading">{texts.daily}</h2>
        <span className="text-small text-ink-muted">
          <Reset at={stats.daily_reset_at} />
        </span>
      </div>
      <QuotaBar label={texts.dailyLimit} used={stats.videos_today} limit={stats.daily_limit} text={daily} />
      <p className="mt-3 text-small text-ink-muted">{daily}</p>
      <div className="mt-5 mb-3 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-hairline pt-5">
        <h2 className="type-heading">{monthText(stats.daily_reset_at, language)}</h2>
        <span className="text-small text-ink-muted">
          {isUnlimited ? renewal ? texts.renewsOn(shortDay(limitDay(Date.parse(renewal)), language)) : null : <Reset at={stats.monthly_reset_at} />}
        </span>
      </div>
      <QuotaBar label={texts.monthlyLimit} used={stats.videos_this_month} limit={monthlyLimit} text={monthly} />
      <p className="mt-3 text-small text-ink-muted">{monthly}</p>
    </div>
  )
}

/** A fact in one line, with a link to its details. */
function Line({ mark, title, text, action }: { mark?: ReactNode; title: ReactNode; text: ReactNode; action: ReactNode }) {
  return (
    <section className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-hairline bg-surface-1 p-5 sm:p-6 lg:col-span-2">
      {mark}
      <div className="min-w-0 flex-1 basis-48">
        <h2 className="font-semibold">{title}</h2>
        <p className="text-small [overflow-wrap:anywhere] text-ink-muted">{text}</p>
      </div>
      {action}
    </section>
  )
}

/** What can still be downloaded, and what expires first. */
function ToDownload({ videos = [], openTab }: Pick<Props, 'videos' | 'openTab'>) {
  const texts = useTexts(profileTexts)
  const now = useNow(1000)
  const available = videos.filter(({ expiresAt }) => videoState(expiresAt, now) !== 'expired')
  const first = available.toSorted((one, other) => one.expiresAt - other.expiresAt)[0]
  if (first === undefined)
    return (
      <Line
        title={texts.toDownload}
        text={texts.nothingToDownload}
        action={
          <ButtonLink to="/generator" look="primary" size="small" className="min-h-11">
            {texts.create}
          </ButtonLink>
        }
      />
    )
  const timeLeft = <strong className="font-semibold text-ink tabular-nums">{minutesAndSeconds(first.expiresAt - now)}</strong>
  return (
    <Line
      title={texts.downloadable(available.length)}
      text={
        <>
          {texts.firstToGo(first.title)} {timeLeft}
        </>
      }
      action={
        <Button look="outline" size="small" className="min-h-11" onClick={() => openTab('videos')}>
          {texts.seeVideos}
        </Button>
      }
    />
  )
}

function PlanLine({ account, openTab }: Pick<Props, 'account' | 'openTab'>) {
  const texts = useTexts(profileTexts)
  const language = useLanguage()
  const { current_plan: plan, plan_info: info } = account
  const isFree = plan === null
  const line = isFree ? texts.freeLine : texts.planLine(plan.name, priceText(Math.round(info.price * 100), language))
  const under = isFree
    ? texts.freeHint
    : plan.next_billing_date === null
      ? plan.time_remaining.formatted
      : texts.nextBilling(dateText(plan.next_billing_date, language))
  return (
    <Line
      mark={<PlanMark account={account} />}
      title={line}
      text={under}
      action={
        <Button look="outline" size="small" className="min-h-11" onClick={() => openTab('plan')}>
          {texts.seePlan}
        </Button>
      }
    />
  )
}

export function OverviewTab({ account, videos, openTab }: Props) {
  return (
    <div className="grid gap-5 lg:grid-cols-[1.2fr_1fr]">
      <Limits stats={account.stats} current_plan={account.current_plan} />
      <LastDays days={account.last_days} />
      <ToDownload videos={videos} openTab={openTab} />
      <PlanLine account={account} openTab={openTab} />
    </div>
  )
}
