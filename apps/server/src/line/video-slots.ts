import type { EpochMs } from '@relampago/domain/units'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/drizzle.ts'
import { videos } from '../database/schema.ts'

/** Workers that made so many videos side by side then are taken to be there still. */
const recentMs = 10 * 60 * 1000

/**
 * How many videos the workers make side by side, at least 1: the most of the last minutes, and
 * those that are being made.
 */
export async function readVideoSlots(queries: Queries, running: number, now: EpochMs): Promise<number> {
  const since = new Date(now - recentMs).toISOString()
  const { rows } = await queries.execute<{ most: number | null }>(sql`
    with made as (
      select coalesce(${videos.attemptAt}, ${videos.startedAt}) as began, ${videos.finishedAt} as ended
      from ${videos} where ${videos.state} = 'done' and ${videos.finishedAt} >= ${since}
    ), changes as (
      select began as at, 1 as change from made union all select ended, -1 from made
    )
    select max(at_once)::int as most from (select sum(change) over (order by at, change) as at_once from changes) as counted`)
  return Math.max(1, running, rows[0]?.most ?? 0)
}
