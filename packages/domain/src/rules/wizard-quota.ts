import type { InterfaceLanguage } from '../catalogue/languages.ts'
import { errorText } from '../contracts/errors.ts'
import type { CallReply } from '../contracts/schemas.ts'
import type { EpochMs } from '../units.ts'
import { monthlyLimitOf } from './plan-limits.ts'
import { renewalText } from './renewal-text.ts'

type Stats = CallReply<'userStats'>['stats']
export type QuotaStats = Pick<Stats, 'daily_limit' | 'daily_remaining' | 'daily_reset_at' | 'monthly_limit' | 'monthly_remaining' | 'monthly_reset_at'>

export type QuotaLeft = {
  period: 'day' | 'month'
  /** Videos that may still be ordered; 0 until `resetAt`. */
  left: number
  limit: number
  resetAt: EpochMs
}

/** What is left of the limit that ends first. A spent month comes before a spent day. */
export function quotaLeft(stats: QuotaStats): QuotaLeft {
  const monthly = monthlyLimitOf(stats)
  const monthEndsFirst = monthly !== -1 && (stats.monthly_remaining <= 0 || stats.monthly_remaining < stats.daily_remaining)
  if (monthEndsFirst) return { period: 'month', left: Math.max(0, stats.monthly_remaining), limit: monthly, resetAt: Date.parse(stats.monthly_reset_at) }
  return { period: 'day', left: Math.max(0, stats.daily_remaining), limit: stats.daily_limit, resetAt: Date.parse(stats.daily_reset_at) }
}

/** What the server answers to an order when nothing is left, word by word. */
export function spentQuotaText(quota: QuotaLeft, now: EpochMs, language: InterfaceLanguage): string {
  const code = quota.period === 'day' ? 'quota_daily_exceeded' : 'quota_monthly_exceeded'
  return errorText(code, language, { limit: quota.limit, reset: renewalText(quota.resetAt, now, language) })
}
