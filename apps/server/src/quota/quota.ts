import { planOf, type AccountPlan, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { AppError } from '@relampago/domain/contracts'
import { firstDayOfMonth, limitDay, reachedLimit, renewalText, startOfDay, type VideosUsed } from '@relampago/domain/rules'
import type { Queries } from '../database/database.ts'
import { and, eq, gte, isNull, sql } from '../database/drizzle.ts'
import { quotaUses, type User } from '../database/schema.ts'

/**
 * Throws `quota_daily_exceeded` or `quota_monthly_exceeded`, naming the moment of reset. Only while
 * the user's row is locked: two orders could both find the last unit.
 */
export async function checkUnitLeft(queries: Queries, user: User, plan: AccountPlan, now: Date, language: InterfaceLanguage): Promise<void> {
  const reached = reachedLimit(planOf(plan), await countUsed(queries, user.id, limitDay(now.getTime())), now.getTime())
  if (reached !== null) throw new AppError(reached.code, { limit: reached.limit, reset: renewalText(startOfDay(reached.resetDay), now.getTime(), language) })
}

/** Writes a unit into the ledger. */
export async function takeUnit(queries: Queries, user: User, videoId: string, now: Date): Promise<void> {
  await queries.insert(quotaUses).values({ videoId, userId: user.id, day: limitDay(now.getTime()) })
}

/** A user's videos that count on `today` and in its month. */
export async function countUsed(queries: Queries, userId: string, today: string): Promise<VideosUsed> {
  const [counts] = await queries
    .select({
      today: sql<number>`(count(*) filter (where ${quotaUses.day} = ${today}))::int`,
      thisMonth: sql<number>`count(*)::int`,
    })
    .from(quotaUses)
    .where(and(eq(quotaUses.userId, userId), gte(quotaUses.day, firstDayOfMonth(today)), isNull(quotaUses.returnedAt)))
  return counts ?? { today: 0, thisMonth: 0 }
}

/** All videos of a user that ever counted. */
export async function countAllUsed(queries: Queries, userId: string): Promise<number> {
  const [counts] = await queries
    .select({ all: sql<number>`count(*)::int` })
    .from(quotaUses)
    .where(and(eq(quotaUses.userId, userId), isNull(quotaUses.returnedAt)))
  return counts?.all ?? 0
}

/** Gives a video's unit back. Idempotent. */
export async function returnUnit(queries: Queries, videoId: string, now: Date): Promise<void> {
  await queries
    .update(quotaUses)
    .set({ returnedAt: now })
    .where(and(eq(quotaUses.videoId, videoId), isNull(quotaUses.returnedAt)))
}
