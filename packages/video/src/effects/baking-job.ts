import type { RgbaPixels, ScenePixels, StillEffect } from '@relampago/compositor'
import type { Pixels } from '@relampago/domain/units'

/** What a baking thread is sent; it answers with the `ScenePixels` after the effects. */
export type BakingJob = { picture: ScenePixels; effects: readonly StillEffect[]; frame: { width: Pixels; height: Pixels } }

/** A copy whose pixels can be handed over to another thread; the original stays in use. */
export function copyOf({ background, layers }: ScenePixels): ScenePixels {
  return {
    background: copyOfPixels(background),
    layers: layers.map((layer) => ({ ...layer, pixels: copyOfPixels(layer.pixels) })),
  }
}

/** Not by `slice`: a `Buffer` gives a view of itself. */
function copyOfPixels({ rgba, width, height }: RgbaPixels): RgbaPixels {
  return { rgba: new Uint8Array(rgba), width, height }
}

/** The memory of all pixels of a scene, to be handed over. */
export function buffersOf({ background, layers }: ScenePixels): ArrayBuffer[] {
  return [background, ...layers.map(({ pixels }) => pixels)].map(({ rgba }) => rgba.buffer as ArrayBuffer)
}
