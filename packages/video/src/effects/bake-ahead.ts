import type { TimelineOutline } from '@relampago/domain/timeline'
import { ToolError } from '../run/tool-error.ts'
import type { Tools } from '../run/tools.ts'
import { atMost } from './at-most.ts'
import { bakePicture } from './bake-picture.ts'
import type { ScenePixels } from './flatten-picture.ts'
import type { ColorTable } from './color-table.ts'
import type { PictureUse, PictureUses } from './picture-uses.ts'

export type Baking = Pick<Tools, 'ffmpegPath' | 'signal'> & {
  /** Called when an effect could not be baked; the picture then stays as it was. */
  onNote?: (note: string) => void
}

/** Gives the versions of the pictures of one scene after the other. */
export type BakedPictures = {
  /** Scenes must be asked for in the order of the timeline; a scene's versions in any order. */
  of(use: PictureUse): Promise<ScenePixels>
  /** Stops what is still being baked; no process is left when it resolves. */
  close(): Promise<void>
}

/** The encoder and the drawing work beside. */
const processesAtOnce = 2

/**
 * Bakes the versions of a scene's pictures, and those of the next scene while that one is in use.
 */
export function bakeAhead(
  frame: Pick<TimelineOutline, 'width' | 'height'>,
  uses: PictureUses,
  picturePixels: (index: number) => Promise<ScenePixels>,
  { ffmpegPath, signal, onNote = () => undefined }: Baking,
): BakedPictures {
  const { queue, settled } = processQueue()
  const closed = new AbortController()
  const stopped = AbortSignal.any([signal, closed.signal])
  const colorTables = new Map<string, Promise<ColorTable>>()
  const known = new Map<PictureUse, Promise<ScenePixels>>()
  let loading: Promise<unknown> = Promise.resolve()

  async function bake(use: PictureUse, picture: ScenePixels): Promise<ScenePixels> {
    try {
      return await bakePicture(picture, { effects: use.effects, frame, queue, colorTables, ffmpegPath, signal: stopped })
    } catch (error) {
      if (!(error instanceof ToolError)) throw error
      onNote(`scene ${use.scene + 1} is shown without ${use.effects.map(({ id }) => id).join(', ')}: ${error.message}`)
      return picture
    }
  }

  function start(scene: number): void {
    const versions = uses.all.filter((use) => use.scene === scene && !known.has(use))
    if (versions.length === 0) return
    // One after the other: pictures are read in order.
    const picture = loading.then(() => picturePixels(scene))
    loading = picture.catch(() => undefined)
    for (const use of versions) {
      const baked = picture.then((pixels) => bake(use, pixels))
      // Waited for when the version is asked for; a failure is met there.
      baked.catch(() => undefined)
      known.set(use, baked)
    }
  }

  function forget(before: number): void {
    for (const use of known.keys()) if (use.scene < before) known.delete(use)
  }

  return {
    async of(use) {
      start(use.scene)
      const baked = await known.get(use)
      if (baked === undefined) throw new Error(`scene ${use.scene} was not asked for in time`)
      forget(use.scene)
      const next = use.scene + 1
      if (uses.all.some(({ scene, effects }) => scene === next && effects.length > 0)) start(next)
      return baked
    },
    async close() {
      closed.abort()
      await settled()
    },
  }
}

/** Runs a few works at a time; `settled` resolves when none of those handed in is left. */
function processQueue() {
  const inTurn = atMost(processesAtOnce)
  const processes = new Set<Promise<unknown>>()
  return {
    queue: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      const process = inTurn(work)
      processes.add(process)
      try {
        return await process
      } finally {
        processes.delete(process)
      }
    },
    settled: () => Promise.allSettled(processes),
  }
}
