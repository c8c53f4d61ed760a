import type { Milliseconds } from '@relampago/domain/units'
import type { Database } from '../database/database.ts'
import { judgeWorkers } from '../health/judge-workers.ts'
import { readWorkers } from '../health/worker-rows.ts'
import { createProbe, type Finding, type Probe } from './probe.ts'

/** What shows whether videos can be made: test videos, and those of people. The newest first. */
export type Evidence = { isTest: boolean; isDone: boolean; madeInMs: Milliseconds | null }

/** A test video takes about a tenth of it. */
const slowTestMs: Milliseconds = 60_000

/**
 * Works while a worker does and the newest video came out. A single failure is degraded, and so is
 * whatever people order that fails: one person may know an order that breaks. Two test videos that
 * failed in a row are an outage.
 */
export function judgeGenerator(trouble: string | null, evidence: readonly Evidence[]): Finding {
  const test = evidence.find(({ isTest, isDone }) => isTest && isDone)
  const responseMs = test?.madeInMs ?? null
  if (trouble !== null) return { outcome: 'failed', responseMs: null }
  const lastDone = evidence.findIndex(({ isDone }) => isDone)
  const failures = lastDone === -1 ? evidence : evidence.slice(0, lastDone)
  if (failures.filter(({ isTest }) => isTest).length >= 2) return { outcome: 'failed', responseMs: null }
  return { outcome: failures.length > 0 || (responseMs ?? 0) > slowTestMs ? 'slow' : 'ok', responseMs }
}

const evidenceQuery = `
  select true as "isTest", outcome = 'done' as "isDone", made_in_ms as "madeInMs", finished_at as at
  from test_videos where outcome in ('done', 'failed') and started_at > $1::timestamptz - interval '30 minutes'
  union all
  select false, true, null, finished_at from videos where state = 'done' and finished_at > $1::timestamptz - interval '30 minutes'
  union all
  select false, false, null, finished_at from videos
  where state = 'failed' and finished_at > $1::timestamptz - interval '30 minutes' and error_code in ('generation_failed', 'generation_timeout')
  order by at desc limit 100`

/** Heartbeats of the workers, and what became of the newest videos. */
export function probeGenerator(database: Database, now: () => Date): Probe {
  return createProbe({
    slowAfterMs: Number.POSITIVE_INFINITY,
    async look() {
      try {
        const { trouble } = judgeWorkers(await readWorkers(database))
        const { rows } = await database.pool.query<Evidence>(evidenceQuery, [now()])
        return judgeGenerator(trouble, rows)
      } catch {
        // The database is away, which its own entry says: nothing can be seen of the workers.
        return null
      }
    },
  })
}
