import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { lifetimes } from '@relampago/domain/catalogue'
import type { Bytes, Milliseconds } from '@relampago/domain/units'

/** Entries hold what people wrote and pictures of it: none is used or kept beyond a day. */
export const cacheAge: Milliseconds = lifetimes.stageResult
/** Names of entries that are being written. */
export const makingPrefix = '.making-'
/** What is still being written after so long was left by a process that died. */
const abandonedAfter: Milliseconds = 60 * 60 * 1000

type KeptFile = { file: number; bytes: Bytes }
type Kept = { place: string; files: KeptFile[]; time: Milliseconds }

/**
 * Removes entries older than a day, and beyond `maxBytes` the oldest first. May run beside anything
 * else that uses the folder, also when it is not there.
 */
export async function sweepStageCache(folder: string, now: Date, maxBytes: Bytes): Promise<void> {
  const entries = await listEntries(folder)
  entries.sort((a, b) => b.time - a.time)
  const counted = new Set<number>()
  let bytes = 0
  for (const entry of entries) {
    bytes += newBytes(entry.files, counted)
    const age = now.getTime() - entry.time
    const isAbandoned = entry.place.includes(makingPrefix) && age > abandonedAfter
    if (age > cacheAge || isAbandoned || bytes > maxBytes) await rm(entry.place, { recursive: true, force: true })
  }
}

/** Entries may share files, which occupy the disk once. */
function newBytes(files: readonly KeptFile[], counted: Set<number>): Bytes {
  let sum = 0
  for (const { file, bytes } of files) {
    if (!counted.has(file)) sum += bytes
    counted.add(file)
  }
  return sum
}

async function listEntries(folder: string): Promise<Kept[]> {
  const names = await unlessGone(readdir(folder, { withFileTypes: true }))
  const folders = (names ?? []).filter((name) => name.isDirectory())
  const entries = await Promise.all(folders.map(({ name }) => measure(join(folder, name))))
  return entries.filter((entry) => entry !== null)
}

async function measure(place: string): Promise<Kept | null> {
  const [itself, names] = await Promise.all([unlessGone(stat(place)), unlessGone(readdir(place))])
  if (itself === null || names === null) return null
  const found = await Promise.all(names.map((name) => unlessGone(stat(join(place, name)))))
  const files = found.filter((file) => file !== null).map(({ ino, size }) => ({ file: ino, bytes: size }))
  return { place, files, time: itself.mtimeMs }
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
