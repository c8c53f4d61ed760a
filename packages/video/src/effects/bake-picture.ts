import type { RgbaPixels } from '@relampago/compositor'
import type { Pixels } from '@relampago/domain/units'
import { bakeColors, bakeLayers, bakeOpaque, needsWholeScene, partByColor, type Bake, type StillEffect } from './bake-pixels.ts'
import { recolored, type ColorTable } from './color-table.ts'
import { flattenPicture, type LayerPixels, type ScenePixels } from './flatten-picture.ts'

export type PictureBake = {
  effects: readonly StillEffect[]
  frame: { width: Pixels; height: Pixels }
  /** Runs one FFmpeg when there is room for it. */
  queue: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Of effects that were met before; grows. Pictures of a video mostly share their effects. */
  colorTables: Map<string, Promise<ColorTable>>
  ffmpegPath: string
  signal: AbortSignal
}

/** Sizes in pixels are meant for a frame of this height. */
const fullHeight = 1920

/**
 * A scene's pictures after its still effects. Layers stay layers, so that they keep moving; only
 * what looks for outlines needs the scene as one picture, which then has none. Throws `ToolError`
 * when FFmpeg fails.
 */
export async function bakePicture(picture: ScenePixels, bake: PictureBake): Promise<ScenePixels> {
  const { effects, frame } = bake
  const whole = needsWholeScene(effects) ? { background: flattenPicture(picture, frame.width), layers: [] } : picture
  const { before, between, after } = partByColor(effects)
  return recolor(await filter(await recolor(whole, before, bake), between, bake), after, bake)
}

/** By a table of colours, which FFmpeg's filters make once. */
async function recolor(picture: ScenePixels, effects: readonly StillEffect[], { queue, colorTables, ffmpegPath, signal }: PictureBake): Promise<ScenePixels> {
  if (effects.length === 0) return picture
  const key = JSON.stringify(effects)
  const making = colorTables.get(key) ?? queue(() => bakeColors({ effects, scale: 1, ffmpegPath, signal }))
  colorTables.set(key, making)
  const table = await making
  return {
    background: recolored(table, picture.background),
    layers: picture.layers.map((layer) => ({ ...layer, pixels: recolored(table, layer.pixels) })),
  }
}

async function filter(picture: ScenePixels, effects: readonly StillEffect[], { frame, queue, ffmpegPath, signal }: PictureBake): Promise<ScenePixels> {
  if (effects.length === 0) return picture
  const bakeAt = (scale: number): Bake => ({ effects, scale, ffmpegPath, signal })
  const atRest = picture.layers.map(({ pixels }) => pixels)
  const [background, layers] = await Promise.all([
    queue(() => bakeOpaque(picture.background, bakeAt(picture.background.height / fullHeight))),
    queue(() => bakeLayers(atRest, bakeAt(frame.height / fullHeight))),
  ])
  return { background, layers: picture.layers.map((layer, at) => centred(layer, layers[at] ?? layer.pixels)) }
}

/** The layer with other pixels around the same centre: a blur makes them grow. */
function centred(layer: LayerPixels, pixels: RgbaPixels): LayerPixels {
  const left = layer.left - (pixels.width - layer.pixels.width) / 2
  const top = layer.top - (pixels.height - layer.pixels.height) / 2
  return { ...layer, pixels, left, top }
}
