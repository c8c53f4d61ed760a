import type { StillEffect } from '../still-effect.ts'
import type { PictureUse, PictureUses } from './picture-uses.ts'
import type { ScenePixels } from '../scene-pixels.ts'

/** Bakes still effects into the pictures of scenes. */
export type Baker = {
  /** The pictures of the scene with that index after the effects, at least one. */
  bake(picture: ScenePixels, effects: readonly StillEffect[], scene: number): Promise<ScenePixels>
  /** Stops what is being baked; no process and no worker is left when it resolves. */
  close(): Promise<void>
}

/** Gives the versions of the pictures of one scene after the other. */
export type BakedPictures = {
  /** Scenes must be asked for in the order of the timeline; a scene's versions in any order. */
  of(use: PictureUse): Promise<ScenePixels>
  /** Stops what is still being baked; nothing is left of it when it resolves. */
  close(): Promise<void>
}

/**
 * Bakes the versions of a scene's pictures, and those of the next scene while that one is in use.
 */
export function bakeAhead(uses: PictureUses, picturePixels: (index: number) => Promise<ScenePixels>, baker: Baker): BakedPictures {
  const known = new Map<PictureUse, Promise<ScenePixels>>()
  let loading: Promise<unknown> = Promise.resolve()

  function start(scene: number): void {
    const versions = uses.all.filter((use) => use.scene === scene && !known.has(use))
    if (versions.length === 0) return
    // One after the other: pictures are read in order.
    const picture = loading.then(() => picturePixels(scene))
    loading = picture.catch(() => undefined)
    for (const use of versions) {
      const baked = picture.then((pixels) => (use.effects.length === 0 ? pixels : bakeAll(pixels, use)))
      // Waited for when the version is asked for; a failure is met there.
      baked.catch(() => undefined)
      known.set(use, baked)
    }
  }

  /** A clip is not baked: its frames come while it is shown. */
  async function bakeAll({ clip, ...pixels }: ScenePixels, { effects, scene }: PictureUse): Promise<ScenePixels> {
    const baked = await baker.bake(pixels, effects, scene)
    return clip === undefined ? baked : { ...baked, clip }
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
    close: () => baker.close(),
  }
}
