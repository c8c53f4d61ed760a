import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Bytes, Milliseconds } from '@relampago/domain/units'

/** Between two looks at the disk: orders come faster than a disk fills up. */
const freshMs: Milliseconds = 2000

export type FreeSpaceOptions = {
  /** Folders, each on its disk; those that are not there yet count as the nearest one above. */
  folders: readonly string[]
  /** What must stay free on each of the disks. */
  reserveBytes: Bytes
  /** Free bytes of the disk of a folder. */
  readFree?: (folder: string) => Promise<Bytes>
  clock?: () => Milliseconds
}
/** `bytes` is free on the fullest of the disks. */
type FreeSpaceNow = { bytes: Bytes; isEnough: boolean }
export type FreeSpace = () => Promise<FreeSpaceNow>

/** Gives a function that reads the free space, at most every two seconds. */
export function createFreeSpace({ folders, reserveBytes, readFree = freeBytes, clock = () => performance.now() }: FreeSpaceOptions): FreeSpace {
  let last: { time: Milliseconds; found: Promise<FreeSpaceNow> } | null = null
  async function look(): Promise<FreeSpaceNow> {
    const bytes = Math.min(...(await Promise.all(folders.map(readFree))))
    return { bytes, isEnough: bytes >= reserveBytes }
  }
  return () => {
    if (last === null || clock() - last.time >= freshMs) {
      const looking = { time: clock(), found: look() }
      last = looking
      looking.found.catch(() => {
        if (last === looking) last = null
      })
    }
    return last.found
  }
}

/** What a process that is not root may still write on the disk of `folder`. */
async function freeBytes(folder: string): Promise<Bytes> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(folder) === folder) throw error
    return freeBytes(dirname(folder))
  }
}
