import { daysUpTo, type LimitDay } from '@relampago/domain/rules'
import type { Database } from '../database/database.ts'
import { and, eq, gte, isNull, lte, sql } from '../database/drizzle.ts'
import { quotaUses } from '../database/schema.ts'

export type DayOfVideos = { day: LimitDay; videos: number }

/** A user's videos that count, on each of the `count` days up to `today`. */
export async function videosByDay(database: Database, userId: string, today: LimitDay, count: number): Promise<DayOfVideos[]> {
  const days = daysUpTo(today, count)
  const rows = await database.read((queries) =>
    queries
      .select({ day: quotaUses.day, videos: sql<number>`count(*)::int` })
      .from(quotaUses)
      .where(and(eq(quotaUses.userId, userId), gte(quotaUses.day, days[0] ?? today), lte(quotaUses.day, today), isNull(quotaUses.returnedAt)))
      .groupBy(quotaUses.day),
  )
  const videosOf = new Map(rows.map(({ day, videos }) => [day, videos]))
  return days.map((day) => ({ day, videos: videosOf.get(day) ?? 0 }))
}
