import { planFeatures, planOf, planPeriod, type InterfaceLanguage, type Plan } from '@relampago/domain/catalogue'
import type { CallReply } from '@relampago/domain/contracts'
import { dailyResetAt, leftOf, limitDay, monthlyResetAt, paidPeriod, timeUntil, type VideosUsed } from '@relampago/domain/rules'
import { userReply } from '../accounts/user-reply.ts'
import type { Database } from '../database/database.ts'
import type { Payment, Subscription, User } from '../database/schema.ts'
import { countAllUsed, countUsed } from '../quota/quota.ts'
import { videosByDay } from '../quota/videos-by-day.ts'
import { billingTexts } from './billing.texts.ts'
import { pendingForMs, pendingPayment } from './payments/checkouts.ts'
import { hasOpenRenewal, runningSubscription } from './subscriptions.ts'

type UserStats = CallReply<'userStats'>

export type StatsRequest = {
  language: InterfaceLanguage
  now: Date
  /** The whole address of a checkout page. */
  addressOf: (checkoutUrl: string) => string
  /** Where the checkout pages of a provider can be shown. */
  opensIn: (provider: string) => 'frame' | 'tab'
}

/** A user's usage, remaining quota and plan at `now`. */
export async function readUserStats(database: Database, user: User, { language, now, addressOf, opensIn }: StatsRequest): Promise<UserStats> {
  const moment = now.getTime()
  const plan = planOf(user.plan)
  const [used, total, lastDays, subscription, pending, openRenewal] = await Promise.all([
    database.read((queries) => countUsed(queries, user.id, limitDay(moment))),
    database.read((queries) => countAllUsed(queries, user.id)),
    videosByDay(database, user.id, limitDay(moment), 7),
    runningSubscription(database, user),
    pendingPayment(database, user, now),
    hasOpenRenewal(database, user),
  ])
  const features = planFeatures[plan.id].map((feature) => feature[language])
  return {
    user: userReply(user),
    stats: { total_videos: total, ...usage(plan, used, moment) },
    last_days: lastDays,
    current_plan: user.plan === 'free' ? null : currentPlan({ plan, subscription, features, language, now }),
    plan_info: {
      id: plan.id,
      name: plan.name,
      price: plan.priceCents / 100,
      period: planPeriod[language],
      features,
      limits: { ...plan.limits },
    },
    pending_payment:
      pending === null ? null : pendingReply(pending, language, { checkoutUrl: addressOf(pending.checkoutUrl), opensIn: opensIn(pending.provider) }),
    has_open_renewal: openRenewal,
  }
}

function usage({ limits }: Plan, used: VideosUsed, now: number): Omit<UserStats['stats'], 'total_videos'> {
  const monthlyReset = monthlyResetAt(now)
  const { days, hours, minutes } = timeUntil(monthlyReset, now)
  return {
    videos_this_month: used.thisMonth,
    videos_today: used.today,
    daily_limit: limits.daily,
    daily_remaining: leftOf(limits.daily, used.today),
    monthly_limit: limits.monthly,
    monthly_remaining: leftOf(limits.monthly, used.thisMonth),
    days_until_monthly_reset: days,
    hours_until_monthly_reset: hours,
    minutes_until_monthly_reset: minutes,
    daily_reset_at: new Date(dailyResetAt(now)).toISOString(),
    monthly_reset_at: new Date(monthlyReset).toISOString(),
  }
}

type Page = { checkoutUrl: string; opensIn: 'frame' | 'tab' }

function pendingReply({ id, plan, provider, createdAt }: Payment, language: InterfaceLanguage, { checkoutUrl, opensIn }: Page): UserStats['pending_payment'] {
  return {
    payment_id: id,
    plan_type: plan,
    provider,
    checkout_url: checkoutUrl,
    opens_in: opensIn,
    created_at: createdAt.toISOString(),
    expires_at: new Date(createdAt.getTime() + pendingForMs).toISOString(),
    message: billingTexts.pending[language],
  }
}

type PaidPlan = { plan: Plan; subscription: Subscription | null; features: string[]; language: InterfaceLanguage; now: Date }

function currentPlan({ plan, subscription, features, language, now }: PaidPlan): UserStats['current_plan'] {
  const period = paidPeriod(subscription?.periodEndsAt.getTime() ?? null, now.getTime(), language)
  return {
    name: plan.name,
    features,
    limits: { ...plan.limits },
    time_remaining: { formatted: period.formatted, is_expired: period.isExpired, is_expiring_soon: period.isExpiringSoon },
    can_change_plan: period.canChangePlan,
    can_change_plan_at: period.canChangePlan ? null : (subscription?.periodEndsAt.toISOString() ?? null),
    next_billing_date: subscription?.status === 'active' ? subscription.periodEndsAt.toISOString() : null,
  }
}
