import type { Baker } from '@relampago/compositor/stage'
import type { Pixels } from '@relampago/domain/units'
import type { Tools } from '../run/tools.ts'
import { openBakingThreads } from './baking-threads.ts'

export type Baking = Pick<Tools, 'signal'> & {
  /** Called when an effect could not be baked; the picture then stays as it was. */
  onNote?: (note: string) => void
  /** What bakes, a module for a thread. */
  threadFile?: URL
}

const ownThread = new URL('./baking-thread.ts', import.meta.url)

/** Bakes still effects for frames of one size, in threads beside the one that draws. */
export function startBaker({ width, height }: { width: Pixels; height: Pixels }, { signal, onNote = () => undefined, threadFile = ownThread }: Baking): Baker {
  const closed = new AbortController()
  const stopped = AbortSignal.any([signal, closed.signal])
  const threads = openBakingThreads(threadFile, stopped)
  return {
    async bake(picture, effects, scene) {
      try {
        return await threads.bake({ picture, effects, frame: { width, height } })
      } catch (error) {
        stopped.throwIfAborted()
        onNote(`scene ${scene + 1} is shown without ${effects.map(({ id }) => id).join(', ')}: ${(error as Error).message}`)
        return picture
      }
    },
    async close() {
      closed.abort()
      await threads.close()
    },
  }
}
