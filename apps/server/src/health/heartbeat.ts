import { setTimeout as wait } from 'node:timers/promises'
import type { Milliseconds } from '@relampago/domain/units'
import type { Database } from '../database/database.ts'
import { readReadiness, type Checks } from './readiness.ts'
import { writeBeat, type WorkerBeat } from './worker-rows.ts'

const beatEveryMs: Milliseconds = 3000
const lastBeatMs: Milliseconds = 3000

export type HeartbeatOptions = {
  database: Database
  /** Of this start of the worker. */
  id: string
  videosAtOnce: number
  /** What the worker needs besides the database. */
  checks: Checks
  log: (message: string) => void
  everyMs?: Milliseconds
}

export type Heartbeat = {
  /** The worker takes videos from now on. */
  working: () => Promise<void>
  /** The worker ends as it should. */
  stopped: () => Promise<void>
  /** No more beats, without a word: how it ended is for the supervisor to say. */
  close: () => void
}

/** Tells all processes on the database that this worker is there and can work. */
export async function startHeartbeat({ database, id, videosAtOnce, checks, log, everyMs = beatEveryMs }: HeartbeatOptions): Promise<Heartbeat> {
  let phase: 'starting' | 'working' | 'stopped' = 'starting'
  let writing: Promise<void> = Promise.resolve()
  let isHeard = true
  let waiting = 0

  async function write(): Promise<void> {
    try {
      const state = { id, videosAtOnce, ...(await stateOf(phase, checks)) }
      // The phase may have ended while the parts were looked at.
      await writeBeat(database, phase === 'stopped' ? { ...state, state: 'stopped' } : state)
      isHeard = true
    } catch (error) {
      if (isHeard) log(`no heartbeat: ${(error as Error).message}`)
      isHeard = false
    }
  }
  /** One write after the other, so that an old state never comes last. */
  async function beat(): Promise<void> {
    waiting += 1
    writing = writing.then(write)
    await writing
    waiting -= 1
  }

  await beat()
  // While the database hangs, beats do not pile up.
  const timer = setInterval(() => void (waiting === 0 && beat()), everyMs)
  return {
    working() {
      phase = 'working'
      return beat()
    },
    stopped() {
      phase = 'stopped'
      clearInterval(timer)
      // A database that hangs must not hold up the end.
      return Promise.race([beat(), wait(lastBeatMs, undefined, { ref: false })])
    },
    close: () => clearInterval(timer),
  }
}

async function stateOf(phase: 'starting' | 'working' | 'stopped', checks: Checks): Promise<Pick<WorkerBeat, 'state' | 'failure'>> {
  if (phase === 'stopped') return { state: 'stopped', failure: null }
  const { checks: reports } = await readReadiness(checks)
  const failures = Object.entries(reports).flatMap(([name, { state, reason }]) => (state === 'failing' ? [`${name} ${reason}`] : []))
  return failures.length === 0 ? { state: phase, failure: null } : { state: 'failing', failure: failures.join(', ') }
}
