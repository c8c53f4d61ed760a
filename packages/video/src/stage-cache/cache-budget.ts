import { mkdir, open, stat, statfs, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bytes } from '@relampago/domain/units'
import { sweepStageCache } from './sweep-stage-cache.ts'

const mostByDefault: Bytes = 2_000_000_000
const shareOfDisk = 0.05

/**
 * One byte for each `grain` that was written since the last sweep. Processes append before they
 * write, which needs no lock.
 */
const tallyFile = '.written'
const grain: Bytes = 65_536

// A sweep leaves half, a quarter is written until the next one, and the last quarter is room for
// what several processes write at the same moment.
const keptBySweep = 1 / 2
const writtenBetweenSweeps = 1 / 4
const largestEntry = 1 / 16

export type CacheBudget = {
  /** Without it 2 GB, or 5 % of the disk if that is less. */
  maxBytes?: Bytes | undefined
  /** What the cache leaves free on its disk. */
  leaveFree?: Bytes | undefined
}

/** The most that all entries of the folder may occupy. */
export async function cacheBytes(folder: string, { maxBytes }: CacheBudget): Promise<Bytes> {
  if (maxBytes !== undefined) return maxBytes
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { blocks, bsize } = await statfs(folder)
  return Math.min(mostByDefault, Math.floor(blocks * bsize * shareOfDisk))
}

/**
 * Called before `bytes` are written to the folder. Removes the oldest entries where that is needed;
 * false when the bytes must not be written.
 */
export async function makeRoom(folder: string, bytes: Bytes, now: Date, budget: CacheBudget): Promise<boolean> {
  const most = await cacheBytes(folder, budget)
  if (bytes > most * largestEntry) return false
  const written = await tally(folder, bytes)
  if (written === 'first' || written > most * writtenBetweenSweeps) {
    if (written !== 'first') await truncate(join(folder, tallyFile), grainsIn(bytes))
    await sweepStageCache(folder, now, most * keptBySweep - bytes)
  }
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize - bytes >= (budget.leaveFree ?? 0)
}

/**
 * Counts bytes that will be written. Gives those since the last sweep, or `first` when nobody
 * counted before, so that what is in the folder is not known.
 */
async function tally(folder: string, bytes: Bytes): Promise<Bytes | 'first'> {
  const file = join(folder, tallyFile)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const isFirst = await append(file, bytes, 'ax')
  if (isFirst) return 'first'
  await append(file, bytes, 'a')
  return (await stat(file)).size * grain
}

/** False when the file is there although the flag says that it must not be. */
async function append(file: string, bytes: Bytes, flag: 'a' | 'ax'): Promise<boolean> {
  try {
    await using handle = await open(file, flag, 0o600)
    await handle.appendFile(Buffer.alloc(grainsIn(bytes)))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function grainsIn(bytes: Bytes): number {
  return Math.ceil(bytes / grain)
}
