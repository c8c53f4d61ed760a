import type { Milliseconds } from '@relampago/domain/units'
import type { Database, Queries } from '../database/database.ts'
import { lt, sql } from '../database/drizzle.ts'
import { workers, type WorkerState } from '../database/schema.ts'

export type WorkerBeat = { id: string; videosAtOnce: number; state: Exclude<WorkerState, 'crashed'>; failure: string | null }

/** One worker as the database sees it at this moment. */
export type WorkerRow = { state: WorkerState; failure: string | null; /** Since its last beat. */ ageMs: Milliseconds; upMs: Milliseconds }

/** Ends a statement that hangs: the next beat makes up for it. */
const limit = { query_timeout: 5000 }

export async function writeBeat({ pool }: Database, { id, videosAtOnce, state, failure }: WorkerBeat): Promise<void> {
  const text = `
    insert into workers (id, videos_at_once, state, failure) values ($1, $2, $3, $4)
    on conflict (id) do update set state = excluded.state, failure = excluded.failure, beat_at = now()`
  await pool.query({ text, values: [id, videosAtOnce, state, failure], ...limit })
}

/** Said by the supervisor of a worker that ended by itself, perhaps before its first beat. */
export async function writeCrash({ pool }: Database, id: string, failure: string): Promise<void> {
  const text = `
    insert into workers (id, videos_at_once, state, failure) values ($1, 0, 'crashed', $2)
    on conflict (id) do update set state = excluded.state, failure = excluded.failure`
  await pool.query({ text, values: [id, failure], ...limit })
}

export async function readWorkers({ pool }: Database): Promise<WorkerRow[]> {
  // Only differences of the database's own times: no two clocks are compared.
  const text = `
    select state, failure, extract(epoch from now() - beat_at)::float8 * 1000 as "ageMs", extract(epoch from beat_at - started_at)::float8 * 1000 as "upMs"
    from workers where beat_at > now() - interval '1 hour' order by beat_at desc limit 1000`
  const { rows } = await pool.query<WorkerRow>({ text, ...limit })
  return rows
}

export async function sweepWorkers(queries: Queries): Promise<void> {
  await queries.delete(workers).where(lt(workers.beatAt, sql`now() - interval '1 hour'`))
}
