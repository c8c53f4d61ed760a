import { setTimeout as wait } from 'node:timers/promises'
import type { Bytes, Milliseconds } from '@relampago/domain/units'
import type { FreeSpace } from './free-space.ts'

/**
 * The most that one video writes until it is stored. Measured for a minute: 223 MB of its own, most
 * of it raw pictures, 44 MB of cache and 19 MB of finished video, there twice at the end.
 */
export const bytesPerVideo: Bytes = 400_000_000

export type DiskRoomOptions = {
  freeSpace: FreeSpace
  /** What stays free beside the videos. */
  reserveBytes: Bytes
  /** Removes what is only there to save time. */
  clean: () => Promise<void>
  log: (message: string) => void
  /** Between two looks while there is no room. */
  lookEveryMs?: Milliseconds
}
export type DiskRoom = ReturnType<typeof createDiskRoom>

/** Lets as many videos begin as the disk has room for. */
export function createDiskRoom({ freeSpace, reserveBytes, clean, log, lookEveryMs = 2000 }: DiskRoomOptions) {
  let begun = 0
  return {
    /**
     * Resolves when there is room for one more video; its room is given back when disposed. Rejects
     * with the signal's reason when aborted.
     */
    async enter(signal: AbortSignal): Promise<Disposable> {
      for (let isFirstLook = true; ; isFirstLook = false) {
        signal.throwIfAborted()
        const { bytes } = await freeSpace()
        const wanted = reserveBytes + (begun + 1) * bytesPerVideo
        if (bytes >= wanted) break
        if (isFirstLook) {
          log(`the disk has ${inMegabytes(bytes)} free of the ${inMegabytes(wanted)} that one more video needs: it waits, and the caches are emptied`)
          await clean()
        }
        await wait(lookEveryMs, undefined, { signal }).catch(() => undefined)
      }
      begun += 1
      return { [Symbol.dispose]: () => void (begun -= 1) }
    },
  }
}

function inMegabytes(bytes: Bytes): string {
  return `${Math.floor(bytes / 1e6)} MB`
}
