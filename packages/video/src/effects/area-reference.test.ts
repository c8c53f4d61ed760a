import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RgbaPixels, StillEffectId } from '@relampago/compositor'
import { createStillBaker, type StillBaker } from '@relampago/compositor/stills'
import { effectValue } from '@relampago/domain/catalogue'
import { flatArt, photoLike } from '../../tests/color-pictures.ts'
import { testPicture } from '../../tests/effects-setup.ts'
import { bakeOpaque } from '../../tests/ffmpeg-effects/bake-pixels.ts'
import { similarity } from '../../tests/similarity.ts'
import { compositorFile } from '../run/compositor-file.ts'

/** What FFmpeg's filter of the same name must resemble. */
const leastSimilarity = {
  boxblur: 0.99,
  gblur: 0.99,
  avgblur: 0.99,
  dblur: 0.99,
  yaepblur: 0.99,
  unsharp: 0.99,
  cas: 0.99,
  // FFmpeg draws nothing where two neighbours are equally steep: its straight lines have holes.
  edgedetect: 0.9,
  sobel: 0.99,
  prewitt: 0.99,
  roberts: 0.99,
} as const satisfies Partial<Record<StillEffectId, number>>
type AreaId = keyof typeof leastSimilarity
const ids = Object.keys(leastSimilarity) as AreaId[]

/**
 * FFmpeg's recursive filters start wrongly at the right and at the lower edge. There they are asked
 * about a larger picture, in which the edge is repeated.
 */
const wrongAtEdges: readonly AreaId[] = ['gblur', 'dblur']

const size = [270, 480] as const
const pictures = { photo: photoLike(...size, 3), chart: testPicture({ width: size[0], height: size[1] }) }
/** Not looked at while the kernels were written; odd sides, another scale. */
const heldOut = { photo: photoLike(301, 407, 21), art: flatArt(233, 391, 40) }

let baker: StillBaker
beforeAll(async () => {
  baker = await createStillBaker(readFileSync(compositorFile))
})

describe.each(ids)('%s', (id) => {
  it.each(casesOf(pictures, [10, 25, 50, 75, 90, 100]))('at intensity $intensity makes of a $name what the filter of its name does', async (each) => {
    expect(await similarityToFilter(each.picture, id, each.intensity, 1)).toBeGreaterThan(leastSimilarity[id])
  })

  it.each(casesOf(heldOut, [17, 60, 95]))('at intensity $intensity does so to another $name, size and scale', async (each) => {
    expect(await similarityToFilter(each.picture, id, each.intensity, 0.7)).toBeGreaterThan(leastSimilarity[id])
  })
})

it('and the measure would notice another effect or another strength', async () => {
  const reference = await filtered(pictures.photo, 'gblur', 20, 1)
  const bake = (id: AreaId, intensity: number) => baker.bakeOpaque(pictures.photo, [{ id, value: effectValue(id, intensity) }], 1)

  expect(similarity(bake('gblur', 14), reference)).toBeLessThan(0.98)
  expect(similarity(bake('boxblur', 20), reference)).toBeLessThan(0.98)
})

function casesOf(of: Record<string, RgbaPixels>, intensities: readonly number[]) {
  return Object.entries(of).flatMap(([name, picture]) => intensities.map((intensity) => ({ name, intensity, picture })))
}

async function similarityToFilter(picture: RgbaPixels, id: AreaId, intensity: number, scale: number): Promise<number> {
  const own = baker.bakeOpaque(picture, [{ id, value: effectValue(id, intensity) }], scale)
  return similarity(own, await filtered(picture, id, intensity, scale))
}

async function filtered(picture: RgbaPixels, id: AreaId, intensity: number, scale: number): Promise<RgbaPixels> {
  const value = effectValue(id, intensity)
  const bake = { effects: [{ id, value }], scale, ffmpegPath: 'ffmpeg', signal: new AbortController().signal }
  if (!wrongAtEdges.includes(id)) return bakeOpaque(picture, bake)
  const margin = Math.ceil(3 * value * scale)
  return part(await bakeOpaque(withMargin(picture, margin), bake), margin, picture)
}

/** Its edge is repeated for so many pixels on all sides. */
function withMargin({ rgba, width, height }: RgbaPixels, margin: number): RgbaPixels {
  const from = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height)
  const larger = { width: width + 2 * margin, height: height + 2 * margin }
  const inside = (at: number, side: number) => Math.min(side - 1, Math.max(0, at - margin))
  const pixels = Uint32Array.from({ length: larger.width * larger.height }, (_, at) => {
    return from[inside(Math.floor(at / larger.width), height) * width + inside(at % larger.width, width)] ?? 0
  })
  return { rgba: new Uint8Array(pixels.buffer), ...larger }
}

function part(whole: RgbaPixels, margin: number, { width, height }: { width: number; height: number }): RgbaPixels {
  const rgba = new Uint8Array(width * height * 4)
  for (let row = 0; row < height; row += 1) {
    const start = ((row + margin) * whole.width + margin) * 4
    rgba.set(whole.rgba.subarray(start, start + width * 4), row * width * 4)
  }
  return { rgba, width, height }
}
