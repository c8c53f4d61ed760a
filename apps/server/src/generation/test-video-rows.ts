import type { Milliseconds } from '@relampago/domain/units'
import type { Database } from '../database/database.ts'
import type { TestVideoOutcome } from '../database/schema.ts'

const minute: Milliseconds = 60_000
/** Any number that nothing else in the database locks. */
const lockKey = 4_211_969
/** Longer than one may take: then its worker is gone. */
const givenUpAfterMs = 5 * minute
/** The next one after a failure comes soon: is it one, or do all fail? */
const afterFailureMs = 2 * minute
const afterStopMs = minute

// A video of a person comes first, also on another worker of the same machine: beside it a test
// video would get no processor and time out. One that came out shows the same as a test, unless a
// later one broke.
const takeOne = `
  insert into test_videos (worker_id, started_at)
  select $1, $2::timestamptz
  where not exists (select from videos where state in ('queued', 'running'))
    and not exists (
      select from videos made where state = 'done' and finished_at > $3 and not exists (
        select from videos where state = 'failed' and error_code in ('generation_failed', 'generation_timeout') and finished_at > made.finished_at
      )
    )
    and not exists (
      select from test_videos
      where started_at > case outcome when 'done' then $3::timestamptz when 'failed' then $4 when 'stopped' then $5 else $6 end
    )
  returning id`

/** The row of a test video that is due; `null` when none is, or a person waits for a video. */
export function takeTestVideo(database: Database, workerId: string, now: Date, everyMs: Milliseconds): Promise<number | null> {
  const ago = (past: Milliseconds): Date => new Date(now.getTime() - past)
  return database.transaction(async ({ client }) => {
    await client.query('select pg_advisory_xact_lock($1)', [lockKey])
    const values = [workerId, now, ago(everyMs), ago(afterFailureMs), ago(afterStopMs), ago(givenUpAfterMs)]
    const { rows } = await client.query<{ id: string }>(takeOne, values)
    const [row] = rows
    return row === undefined ? null : Number(row.id)
  })
}

export type TestVideoEnd = { id: number; outcome: TestVideoOutcome; at: Date; madeInMs: Milliseconds | null }

export async function endTestVideo({ pool }: Database, { id, outcome, at, madeInMs }: TestVideoEnd): Promise<void> {
  await pool.query('update test_videos set outcome = $2, finished_at = $3, made_in_ms = $4 where id = $1', [id, outcome, at, madeInMs])
}
