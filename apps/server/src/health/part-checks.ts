import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Database } from '../database/database.ts'
import type { FreeSpace } from '../storage/free-space.ts'
import { createCheck, type Check, type CheckOptions } from './check.ts'

const run = promisify(execFile)
const databaseLimitMs = 2000
/** Ends a statement that hangs, with its connection. */
const limit = { query_timeout: databaseLimitMs }

/** A pool of its own is best: a busy one would look like a database that hangs. */
export function checkDatabase({ pool }: Database): Check {
  const look = async () => {
    await pool.query({ text: 'select 1', ...limit })
    return null
  }
  return createCheck({ look, trouble: 'does not answer', timeLimitMs: databaseLimitMs })
}

/** What FFmpeg must bring along: films, sound of films, samples, and burnt-in captions. */
const needed = { '-encoders': ['libx264', 'aac', 'libmp3lame'], '-filters': ['ass'] } as const
const ffmpegLimitMs = 5000

/** Runs the program: one that is there may still lack a library or an encoder. */
export function checkFfmpeg(ffmpegPath: string, options: Pick<CheckOptions, 'freshMs'> = {}): Check {
  const look = async () => {
    const lists = Object.entries(needed).map(async ([list, names]) => {
      const { stdout } = await run(ffmpegPath, ['-hide_banner', list], { timeout: ffmpegLimitMs, killSignal: 'SIGKILL', maxBuffer: 1e6 })
      return names.filter((name) => !new RegExp(`^ *\\S+ +${name} `, 'm').test(stdout))
    })
    const missing = (await Promise.all(lists)).flat()
    return missing.length === 0 ? null : `without ${missing.join(', ')}`
  }
  return createCheck({ look, trouble: 'does not run', timeLimitMs: ffmpegLimitMs, freshMs: { ok: 5 * 60_000, failing: 10_000 }, ...options })
}

export function checkDisk(freeSpace: FreeSpace): Check {
  const look = async () => ((await freeSpace()).isEnough ? null : 'almost full')
  return createCheck({ look, trouble: 'does not answer' })
}
