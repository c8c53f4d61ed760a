import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Milliseconds } from '@relampago/domain/units'

/** Entries hold what people wrote and pictures of it: none is used or kept beyond a day. */
export const cacheAge: Milliseconds = 24 * 60 * 60 * 1000
/** About a dozen videos of a minute, most of it raw pictures. */
const cacheBytes = 3_000_000_000
/** Names of entries that are being written. */
export const makingPrefix = '.making-'
/** What is still being written after so long was left by a process that died. */
const abandonedAfter: Milliseconds = 60 * 60 * 1000

type Kept = { place: string; bytes: number; time: Milliseconds }

/**
 * Removes entries older than a day, and beyond the size the oldest first. May run beside anything
 * else that uses the folder, also when it is not there.
 */
export async function sweepStageCache(folder: string, now: Date, maxBytes: number = cacheBytes): Promise<void> {
  const entries = await listEntries(folder)
  entries.sort((a, b) => b.time - a.time)
  let bytes = 0
  for (const entry of entries) {
    bytes += entry.bytes
    const age = now.getTime() - entry.time
    const isAbandoned = entry.place.includes(makingPrefix) && age > abandonedAfter
    if (age > cacheAge || isAbandoned || bytes > maxBytes) await rm(entry.place, { recursive: true, force: true })
  }
}

async function listEntries(folder: string): Promise<Kept[]> {
  const names = await unlessGone(readdir(folder))
  const entries = await Promise.all((names ?? []).map((name) => measure(join(folder, name))))
  return entries.filter((entry) => entry !== null)
}

async function measure(place: string): Promise<Kept | null> {
  const [itself, names] = await Promise.all([unlessGone(stat(place)), unlessGone(readdir(place))])
  if (itself === null || names === null) return null
  const sizes = await Promise.all(names.map((name) => unlessGone(stat(join(place, name)))))
  return { place, bytes: sizes.reduce((sum, file) => sum + (file?.size ?? 0), 0), time: itself.mtimeMs }
}

/** Another process may be sweeping too. */
async function unlessGone<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
