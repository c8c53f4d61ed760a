import { createHash } from 'node:crypto'
import type { Database, Queries } from '../database/database.ts'
import { lt } from '../database/drizzle.ts'
import { requestCounts } from '../database/schema.ts'
import type { Count, Counter } from './counter.ts'

/** Counts of all processes on one database. */
export type SharedCounter = Counter & {
  /** Stores a key for some time, beginning now. */
  remember: (key: string, forMs: number) => Promise<void>
  remembers: (key: string) => Promise<boolean>
}

// One statement, so that processes that count at the same moment do not lose each other's events.
// The time comes from the process: machines whose clocks differ by seconds only disagree by seconds
// about the end of a window.
const addOne = {
  name: 'add_to_request_count',
  text: `
    insert into request_counts as known (key, count, resets_at) values ($1, $2, $3::timestamptz + $4 * interval '1 ms')
    on conflict (key) do update set
      count = case when known.resets_at <= $3 then excluded.count else known.count + excluded.count end,
      resets_at = case when known.resets_at <= $3 then excluded.resets_at else known.resets_at end
    returning count, resets_at as "resetsAt"`,
}
const rememberOne = {
  name: 'remember_request_key',
  text: `
    insert into request_counts (key, count, resets_at) values ($1, 1, $2::timestamptz + $3 * interval '1 ms')
    on conflict (key) do update set resets_at = excluded.resets_at`,
}
const findOne = { name: 'find_request_key', text: 'select 1 from request_counts where key = $1 and resets_at > $2' }

/** `timeoutMs` ends a statement that hangs, with its connection, so that they do not pile up. */
export function createSharedCounter({ pool }: Database, now: () => Date, timeoutMs: number): SharedCounter {
  const limits = { query_timeout: timeoutMs }
  return {
    async add(key, amount, windowMs) {
      const { rows } = await pool.query<Count>({ ...addOne, ...limits, values: [hashOf(key), amount, now(), windowMs] })
      const [count] = rows
      if (count === undefined) throw new Error('the count was not returned')
      return count
    },
    async remember(key, forMs) {
      await pool.query({ ...rememberOne, ...limits, values: [hashOf(key), now(), forMs] })
    },
    async remembers(key) {
      const { rowCount } = await pool.query({ ...findOne, ...limits, values: [hashOf(key), now()] })
      return rowCount === 1
    },
  }
}

export async function sweepCounts(queries: Queries, now: Date): Promise<void> {
  await queries.delete(requestCounts).where(lt(requestCounts.resetsAt, now))
}

/** Addresses and e-mails are not stored in clear, and every key is short. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22)
}
