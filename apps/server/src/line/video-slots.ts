import type { EpochMs } from '@relampago/domain/units'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/drizzle.ts'
import { videos, workers } from '../database/schema.ts'
import { workerSilentAfterMs } from '../database/worker-silence.ts'

/** Workers that made so many videos side by side then are taken to be there still. */
const recentMs = 10 * 60 * 1000

export type VideoSlots = {
  /** How many videos are made side by side, at least 1. */
  slots: number
  /** False when no worker is known to work: nobody knows when one comes. */
  isAlive: boolean
}

/**
 * What the workers that report themselves make side by side. While none does, the most of the last
 * minutes counts, and what is being made.
 */
export async function readVideoSlots(queries: Queries, running: number, now: EpochMs): Promise<VideoSlots> {
  const living = await readLivingSlots(queries)
  if (living > 0) return { slots: living, isAlive: true }
  return { slots: Math.max(1, running, await readRecentSlots(queries, now)), isAlive: running > 0 }
}

/** By the database's own clock. */
async function readLivingSlots(queries: Queries): Promise<number> {
  const { rows } = await queries.execute<{ slots: number | null }>(sql`
    select sum(${workers.videosAtOnce})::int as slots from ${workers}
    where ${workers.state} = 'working' and ${workers.beatAt} > now() - ${workerSilentAfterMs} * interval '1 millisecond'`)
  return rows[0]?.slots ?? 0
}

async function readRecentSlots(queries: Queries, now: EpochMs): Promise<number> {
  const since = new Date(now - recentMs).toISOString()
  const { rows } = await queries.execute<{ most: number | null }>(sql`
    with made as (
      select coalesce(${videos.attemptAt}, ${videos.startedAt}) as began, ${videos.finishedAt} as ended
      from ${videos} where ${videos.state} = 'done' and ${videos.finishedAt} >= ${since}
    ), changes as (
      select began as at, 1 as change from made union all select ended, -1 from made
    )
    select max(at_once)::int as most from (select sum(change) over (order by at, change) as at_once from changes) as counted`)
  return rows[0]?.most ?? 0
}
