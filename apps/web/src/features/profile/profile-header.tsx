import { quotaLeft } from '@relampago/domain/rules'
import { BadgeCheck } from 'lucide-react'
import type { UserStats } from '../../session/use-user-stats.ts'
import { dateText } from '../../language/date.ts'
import { useLanguage, useTexts } from '../../language/language.ts'
import { PlanMark } from './plan/plan-mark.tsx'
import { profileTexts } from './profile.texts.ts'

function Counters({ stats }: Pick<UserStats, 'stats'>) {
  const { totals, counters } = useTexts(profileTexts)
  const rows = [
    [counters.total, stats.total_videos],
    [counters.month, stats.videos_this_month],
    [counters.today, stats.videos_today],
    [counters.left, quotaLeft(stats).left],
  ] as const
  return (
    <dl aria-label={totals} className="mt-7 grid grid-cols-4 divide-x divide-hairline border-y border-hairline">
      {rows.map(([name, value]) => (
        <div key={name} className="flex min-w-0 flex-col-reverse justify-end px-2.5 py-4 first:pl-0 max-[359px]:px-1 sm:px-6 sm:py-5">
          <dt className="truncate text-micro text-ink-muted sm:text-small">{name}</dt>
          <dd className="type-title tabular-nums lg:text-[2.75rem]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function VerifiedMark() {
  const texts = useTexts(profileTexts)
  return (
    <span>
      <BadgeCheck aria-hidden className="size-5 shrink-0 text-info" />
      <span className="sr-only">{texts.verified}</span>
    </span>
  )
}

/** Who this is, and what they have made. */
export function ProfileHeader({ account }: { account: UserStats }) {
  const texts = useTexts(profileTexts)
  const language = useLanguage()
  const { user, stats } = account
  const name = user.name || user.email.split('@')[0] || user.email
  return (
    <header>
      <div className="flex items-center gap-4">
        <span
          aria-hidden
          className="flex size-16 shrink-0 items-center justify-center rounded-full bg-paper text-[1.75rem] font-bold text-on-action uppercase sm:size-18"
        >
          {name.slice(0, 1)}
        </span>
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="type-title min-w-0 [overflow-wrap:anywhere]">{name}</h1>
            {user.is_verified ? <VerifiedMark /> : null}
            <PlanMark account={account} />
          </div>
          <p className="mt-1 text-small text-ink-muted">
            <span className="[overflow-wrap:anywhere]">{user.email}</span>
            <span aria-hidden className="max-sm:hidden">
              {' · '}
            </span>
            <span className="max-sm:block">{texts.memberSince(dateText(user.created_at, language))}</span>
          </p>
        </div>
      </div>
      <Counters stats={stats} />
    </header>
  )
}
