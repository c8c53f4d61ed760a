import type { RgbaPixels } from '@relampago/compositor'
import type { Pixels } from '@relampago/domain/units'
import { bakeLayers, bakeOpaque, needsWholeScene, type Bake, type StillEffect } from './bake-pixels.ts'
import { flattenPicture } from './flatten-picture.ts'

/** A scene's pictures. Layers lie in frame pixels, from back to front. */
export type ScenePixels = { background: RgbaPixels; layers: { pixels: RgbaPixels; left: Pixels; top: Pixels }[] }

export type PictureBake = {
  effects: readonly StillEffect[]
  frame: { width: Pixels; height: Pixels }
  /** Runs one FFmpeg when there is room for it. */
  queue: <Result>(work: () => Promise<Result>) => Promise<Result>
  ffmpegPath: string
  signal: AbortSignal
}

/** Sizes in pixels are meant for a frame of this height. */
const fullHeight = 1920

/**
 * A scene's pictures after its still effects. Layers stay layers, so that they go on moving; only what looks for outlines needs the scene as one
 * picture, which then has none. Throws `ToolError` when FFmpeg fails.
 */
export async function bakePicture(picture: ScenePixels, { effects, frame, queue, ffmpegPath, signal }: PictureBake): Promise<ScenePixels> {
  if (effects.length === 0) return picture
  const bakeAt = (scale: number): Bake => ({ effects, scale, ffmpegPath, signal })
  const onBackground = bakeAt(picture.background.height / fullHeight)
  if (needsWholeScene(effects)) {
    return { background: await queue(() => bakeOpaque(flattenPicture(picture, frame.width), onBackground)), layers: [] }
  }
  const atRest = picture.layers.map(({ pixels }) => pixels)
  const [background, layers] = await Promise.all([
    queue(() => bakeOpaque(picture.background, onBackground)),
    queue(() => bakeLayers(atRest, bakeAt(frame.height / fullHeight))),
  ])
  const placed = layers.map((pixels, at) => {
    const { left = 0, top = 0, pixels: before = pixels } = picture.layers[at] ?? {}
    return { pixels, left: left - (pixels.width - before.width) / 2, top: top - (pixels.height - before.height) / 2 }
  })
  return { background, layers: placed }
}
