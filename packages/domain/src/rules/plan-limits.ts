import { locales, type InterfaceLanguage } from '../catalogue/languages.ts'
import { plans, type Plan } from '../catalogue/plans.ts'
import type { EpochMs } from '../units.ts'

/** Days begin at midnight in this zone, not in the user's own. */
export const limitTimeZone = 'America/Sao_Paulo'

/** A calendar day in `limitTimeZone` as `2026-11-30`. Compares and sorts as text. */
export type LimitDay = string

// Swedish writes dates as 2026-11-30.
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: limitTimeZone, year: 'numeric', month: '2-digit', day: '2-digit' })

/** The day on which a moment counts. */
export function limitDay(moment: EpochMs): LimitDay {
  return dayFormat.format(moment)
}

/** First day of the month that `day` is in. */
export function firstDayOfMonth(day: LimitDay): LimitDay {
  return `${day.slice(0, 8)}01`
}

export function dayAfter(day: LimitDay): LimitDay {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date + 1)).toISOString().slice(0, 10)
}

/** `count` days of which `day` is the last. */
export function daysUpTo(day: LimitDay, count: number): LimitDay[] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return Array.from({ length: count }, (_, index) => new Date(Date.UTC(year, month - 1, date + 1 - count + index)).toISOString().slice(0, 10))
}

/** First day of the month after the one that `day` is in. */
export function firstDayOfNextMonth(day: LimitDay): LimitDay {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}

/** When a day begins. Brazil is at UTC-3 (UTC-2 in former summer times): one of two hours. */
export function startOfDay(day: LimitDay): EpochMs {
  const midnightUtc = Date.parse(`${day}T00:00:00Z`)
  const hours = [2, 3].map((hour) => midnightUtc + hour * 3_600_000)
  return hours.find((moment) => limitDay(moment) === day) ?? midnightUtc + 3 * 3_600_000
}

/** How a sentence names a day. */
const dayParts: Readonly<Record<InterfaceLanguage, Intl.DateTimeFormatOptions>> = {
  pt: { day: '2-digit', month: '2-digit' },
  en: { day: 'numeric', month: 'short' },
}

function dayText(day: LimitDay, language: InterfaceLanguage, parts: Intl.DateTimeFormatOptions): string {
  const noon = Date.parse(`${day}T12:00:00Z`)
  return new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', ...parts }).format(noon)
}

/** A day as people read it in a sentence: `30/11` or `Nov 30`. */
export function shortDay(day: LimitDay, language: InterfaceLanguage): string {
  return dayText(day, language, dayParts[language])
}

/** A day with its year, where it may be months away: `30/11/2026` or `Nov 30, 2026`. */
export function longDay(day: LimitDay, language: InterfaceLanguage): string {
  return dayText(day, language, { ...dayParts[language], year: 'numeric' })
}

/** Videos of one person that count: neither failed nor cancelled. */
export type VideosUsed = { today: number; thisMonth: number }

export type ReachedLimit = {
  code: 'quota_daily_exceeded' | 'quota_monthly_exceeded'
  limit: number
  /** The first day with new videos. */
  resetDay: LimitDay
}

/**
 * The limit that keeps a person from ordering one more video now, or `null`. The monthly one comes
 * first: waiting for tomorrow would not help.
 */
export function reachedLimit(plan: Plan, used: VideosUsed, now: EpochMs): ReachedLimit | null {
  const today = limitDay(now)
  const { daily, monthly } = plan.limits
  if (monthly !== -1 && used.thisMonth >= monthly) return { code: 'quota_monthly_exceeded', limit: monthly, resetDay: firstDayOfNextMonth(today) }
  if (daily !== -1 && used.today >= daily) return { code: 'quota_daily_exceeded', limit: daily, resetDay: dayAfter(today) }
  return null
}

/** The moment a person has new videos of the day: the next midnight. */
export function dailyResetAt(now: EpochMs): EpochMs {
  return startOfDay(dayAfter(limitDay(now)))
}

/** The moment a person has new videos of the month: the first midnight of the next month. */
export function monthlyResetAt(now: EpochMs): EpochMs {
  return startOfDay(firstDayOfNextMonth(limitDay(now)))
}

/** What a limit leaves. -1 (unlimited) stays -1; after a change to a smaller plan it is 0. */
export function leftOf(limit: number, used: number): number {
  return limit === -1 ? -1 : Math.max(0, limit - used)
}

/** The monthly limit in a reply; that of Free where it has none. */
export function monthlyLimitOf({ monthly_limit: limit }: { monthly_limit?: number | undefined }): number {
  return limit ?? plans.free.limits.monthly
}
