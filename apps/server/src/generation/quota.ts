import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import { planOf, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { AppError } from '@relampago/domain/contracts'
import { firstDayOfMonth, limitDay, reachedLimit, shortDay, type VideosUsed } from '@relampago/domain/rules'
import type { Queries } from '../database/database.ts'
import { quotaUses, users, type User } from '../database/schema.ts'

/**
 * Takes one unit of the plan's limits for a video, inside the transaction that makes the video. Orders of one person wait for each
 * other here, so two cannot take the last unit. Throws `quota_daily_exceeded` or `quota_monthly_exceeded` naming the day of reset.
 */
export async function takeUnit(queries: Queries, user: User, videoId: string, now: Date, language: InterfaceLanguage): Promise<void> {
  const [locked] = await queries.select({ plan: users.plan }).from(users).where(eq(users.id, user.id)).for('update')
  if (locked === undefined) throw new AppError('not_authenticated')
  const today = limitDay(now.getTime())
  const reached = reachedLimit(planOf(locked.plan), await countUsed(queries, user.id, today), now.getTime())
  if (reached !== null) throw new AppError(reached.code, { limit: reached.limit, reset: shortDay(reached.resetDay, language) })
  await queries.insert(quotaUses).values({ videoId, userId: user.id, day: today })
}

async function countUsed(queries: Queries, userId: string, today: string): Promise<VideosUsed> {
  const [counts] = await queries
    .select({
      today: sql<number>`(count(*) filter (where ${quotaUses.day} = ${today}))::int`,
      thisMonth: sql<number>`count(*)::int`,
    })
    .from(quotaUses)
    .where(and(eq(quotaUses.userId, userId), gte(quotaUses.day, firstDayOfMonth(today)), isNull(quotaUses.returnedAt)))
  return counts ?? { today: 0, thisMonth: 0 }
}

/** Gives a video's unit back; a second time changes nothing. */
export async function returnUnit(queries: Queries, videoId: string, now: Date): Promise<void> {
  await queries
    .update(quotaUses)
    .set({ returnedAt: now })
    .where(and(eq(quotaUses.videoId, videoId), isNull(quotaUses.returnedAt)))
}
