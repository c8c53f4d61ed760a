import type { Milliseconds } from '@relampago/domain/units'
import { workerSilentAfterMs } from '../database/worker-silence.ts'
import type { WorkerRow } from './worker-rows.ts'

export type WorkersVerdict = {
  /** Since a worker was last able to work; infinite when none was. 0 to a few seconds is now. */
  lastWorkedMs: Milliseconds
  /** Why no worker works; `null` while one does. */
  trouble: string | null
}

/** So many crashes in so short a time are no accident. */
const crashLoop = { crashes: 3, withinMs: 5 * 60_000 }
/** While workers crash again and again, only one that has lasted this long counts. */
const steadyAfterMs: Milliseconds = 30_000

/** What the heartbeats of all workers mean for the orders. */
export function judgeWorkers(rows: readonly WorkerRow[]): WorkersVerdict {
  const crashes = rows.filter((row) => hasCrashed(row) && row.ageMs <= crashLoop.withinMs)
  const isLooping = crashes.length >= crashLoop.crashes
  const able = rows.filter((row) => row.state !== 'starting' && row.state !== 'failing' && (!isLooping || row.upMs >= steadyAfterMs))
  const lastWorkedMs = Math.min(...able.map(({ ageMs }) => ageMs))
  const isWorking = able.some((row) => row.state === 'working' && row.ageMs <= workerSilentAfterMs)
  return { lastWorkedMs, trouble: isWorking ? null : troubleOf(rows, isLooping ? crashes : []) }
}

function hasCrashed({ state, ageMs }: WorkerRow): boolean {
  return state === 'crashed' || (state !== 'stopped' && ageMs > workerSilentAfterMs)
}

function troubleOf(rows: readonly WorkerRow[], loop: readonly WorkerRow[]): string {
  if (loop.length > 0) {
    const last = loop.find(({ failure }) => failure !== null)?.failure
    return `restarted ${loop.length} times in 5 minutes${last === undefined ? '' : `, last after ${last}`}`
  }
  const newest = rows.toSorted((one, other) => one.ageMs - other.ageMs)[0]
  if (newest === undefined) return 'none has reported'
  if (newest.state === 'stopped') return 'stopped'
  if (newest.state === 'crashed') return `ended with ${newest.failure}`
  if (newest.ageMs > workerSilentAfterMs) return 'silent'
  return newest.state === 'failing' ? `cannot work: ${newest.failure}` : 'starting'
}
