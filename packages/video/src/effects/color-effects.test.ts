import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RgbaPixels } from '@relampago/compositor'
import { createStillBaker, type StillBaker } from '@relampago/compositor/stills'
import { effectValue } from '@relampago/domain/catalogue'
import { gridOfColors, photoLike } from '../../tests/color-pictures.ts'
import { levelDifference, similarity } from '../../tests/similarity.ts'
import { bakeOpaque } from '../../tests/ffmpeg-effects/bake-pixels.ts'

/**
 * The least similarity to FFmpeg's filter on a photograph, and the largest mean difference in
 * levels there and on a grid of all colours, over the intensities below. FFmpeg rounds luma and
 * chroma to whole levels: the way there and back alone costs 0.4 levels. `eq` begins at a tenth of
 * the contrast, which leaves few levels to compare.
 */
const measured = {
  eq: [0.9945, 0.6],
  brightness: [0.9985, 0.5],
  contrast: [0.999, 0.6],
  gamma: [0.998, 0.55],
  colorlevels: [0.999, 0.4],
  curves: [0.999, 0.3],
  exposure: [0.997, 0.35],
  hue: [0.9985, 0.6],
  saturation: [0.997, 0.8],
  huesaturation: [0.999, 0.4],
  colorbalance: [0.999, 0.1],
  vibrance: [0.999, 0.2],
  selectivecolor: [0.999, 0.35],
  monochrome: [0.998, 1.3],
  negate: [1, 0],
  shuffleplanes: [0.999, 0.55],
  sepia: [0.999, 0.55],
} as const
const rows = Object.entries(measured).map(([id, [least, most]]) => ({ id: id as keyof typeof measured, least, most }))

const signal = new AbortController().signal
const intensities = [0, 10, 25, 50, 75, 90, 100]
const pictures = [photoLike(256, 384, 5), gridOfColors(2)] as const

describe('an effect of colour beside the filter of FFmpeg', () => {
  let baker: StillBaker
  beforeAll(async () => {
    baker = await createStillBaker(readFileSync(fileURLToPath(import.meta.resolve('@relampago/compositor/compositor.wasm'))))
  })

  it.each(rows)('$id looks the same at every intensity', async ({ id, least, most }) => {
    const compared = await Promise.all(
      intensities.map(async (intensity) => {
        const effects = [{ id, value: effectValue(id, intensity) }]
        const drawn = pictures.map((picture) => baker.bakeOpaque(picture, effects, 1))
        const filtered = await Promise.all(pictures.map((picture) => bakeOpaque(picture, { effects, scale: 1, ffmpegPath: 'ffmpeg', signal })))
        return pictures.map((_, at) => compare(drawn[at], filtered[at]))
      }),
    )

    expect(Math.min(...compared.map(([onPhoto]) => onPhoto?.similarity ?? 0))).toBeGreaterThanOrEqual(least)
    expect(Math.max(...compared.flat().map(({ mean }) => mean))).toBeLessThanOrEqual(most)
  })
})

function compare(drawn: RgbaPixels | undefined, filtered: RgbaPixels | undefined): { similarity: number; mean: number } {
  if (drawn === undefined || filtered === undefined) throw new Error('a picture is missing')
  return { similarity: similarity(drawn, filtered), mean: levelDifference(drawn, filtered).mean }
}
