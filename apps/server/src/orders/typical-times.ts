import { measuredTimes, type VideoDuration } from '@relampago/domain/catalogue'
import { isPhotoOrder, type AnyOrder } from '@relampago/domain/contracts'
import type { Milliseconds } from '@relampago/domain/units'
import type { Database } from '../database/database.ts'
import { desc, eq, sql } from '../database/drizzle.ts'
import { videos } from '../database/schema.ts'

export type TypicalTimes = (order: AnyOrder) => Promise<Milliseconds>

/** Fewer give no usable median. */
const fewestVideos = 3
const newestVideos = 30
const rememberedMs = 60_000

/**
 * What a video like the ordered one usually takes on this platform: the median of the newest
 * finished ones of its length, and until there are enough the measured times of the catalogue. Read
 * at most once a minute for each length, because pages poll.
 */
export function createTypicalTimes(database: Database, now: () => Date): TypicalTimes {
  const known = new Map<string, { time: Promise<Milliseconds>; until: number }>()
  return (order) => {
    const seconds = String(isPhotoOrder(order) ? 15 : order.duration)
    const remembered = known.get(seconds)
    if (remembered !== undefined && remembered.until > now().getTime()) return remembered.time
    const measured = measuredTimes.orderToFileMs[Number(seconds) as VideoDuration]
    const time = medianTime(database, seconds).then((median) => median ?? measured)
    known.set(seconds, { time, until: now().getTime() + rememberedMs })
    // A failed read is retried with the next request.
    time.catch(() => known.delete(seconds))
    return time
  }
}

async function medianTime(database: Database, seconds: string): Promise<Milliseconds | null> {
  const rows = await database.read((queries) =>
    queries
      .select({ took: sql<number>`extract(epoch from ${videos.finishedAt} - ${videos.startedAt})::float8 * 1000` })
      .from(videos)
      .where(sql`${eq(videos.state, 'done')} and ${videos.order} ->> 'duration' = ${seconds}`)
      .orderBy(desc(videos.finishedAt))
      .limit(newestVideos),
  )
  if (rows.length < fewestVideos) return null
  const sorted = rows.map(({ took }) => took).toSorted((one, other) => one - other)
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)
}
