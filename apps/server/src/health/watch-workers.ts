import { AppError } from '@relampago/domain/contracts'
import type { Milliseconds } from '@relampago/domain/units'
import type { Database } from '../database/database.ts'
import { createCheck, type Check } from './check.ts'
import { judgeWorkers } from './judge-workers.ts'
import { readWorkers } from './worker-rows.ts'

export type WorkerWatch = {
  check: Check
  /** Whether orders would only time out. */
  isStopped: () => Promise<boolean>
  /** Throws `generation_stopped` while orders would only time out. */
  refuseWhileStopped: () => Promise<void>
}

export type WatchOptions = {
  database: Database
  /**
   * Orders are taken this long after a worker was last able to work, or after the start of this
   * process: longer than a restart.
   */
  patienceMs: Milliseconds
  clock?: () => Milliseconds
  /** How long what the database said counts. */
  freshMs?: Milliseconds
}

/** Knows from the heartbeats in the database whether videos are made. */
export function watchWorkers({ database, patienceMs, clock = () => performance.now(), freshMs = 1000 }: WatchOptions): WorkerWatch {
  let lastWorkedAt = clock()
  const look = async () => {
    const { lastWorkedMs, trouble } = judgeWorkers(await readWorkers(database))
    lastWorkedAt = Math.max(lastWorkedAt, clock() - lastWorkedMs)
    return trouble
  }
  const check = createCheck({ look, trouble: 'unknown: the database does not answer', freshMs: { ok: freshMs, failing: freshMs } })
  const isStopped = async () => {
    await check()
    return clock() - lastWorkedAt > patienceMs
  }
  return {
    check,
    isStopped,
    async refuseWhileStopped() {
      if (await isStopped()) throw new AppError('generation_stopped')
    },
  }
}
