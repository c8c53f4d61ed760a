import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RgbaPixels, StillEffectId } from '@relampago/compositor'
import { createStillBaker, type StillBaker } from '@relampago/compositor/stills'
import { effectValue } from '@relampago/domain/catalogue'
import { flatArt, photoLike } from '../../tests/color-pictures.ts'
import { bakeOpaque } from '../../tests/ffmpeg-effects/bake-pixels.ts'
import { testPicture } from '../../tests/effects-setup.ts'
import { levelDifference, similarity } from '../../tests/similarity.ts'
import { compositorFile } from '../run/compositor-file.ts'

/**
 * What FFmpeg's filter of the same name must resemble. Its fftdnoiz mirrors the left quarter of
 * every block and reads rows that it has cleaned already: with both imitated the similarity was
 * 0.993 to 0.998, and the picture worse. Here a block sees its true surroundings.
 */
const leastSimilarity = { smartblur: 0.99, removegrain: 0.99, hqdn3d: 0.99, nlmeans: 0.99, fftdnoiz: 0.96 } as const satisfies Partial<
  Record<StillEffectId, number>
>
type CleaningId = keyof typeof leastSimilarity
const ids = Object.keys(leastSimilarity) as CleaningId[]

const size = [270, 480] as const
const clean = { photo: photoLike(...size, 3), art: flatArt(...size, 5) }
const noisy = { photo: withNoise(clean.photo, 20, 77), art: withNoise(clean.art, 30, 78) }
/** Not looked at while the kernels were written; odd sides, another scale. */
const heldOut = {
  photo: withNoise(photoLike(301, 407, 21), 26, 5),
  art: withNoise(flatArt(233, 391, 40), 14, 6),
  chart: testPicture({ width: 320, height: 240 }),
}

let baker: StillBaker
beforeAll(async () => {
  baker = await createStillBaker(readFileSync(compositorFile))
})

describe.each(ids)('%s', (id) => {
  it.each(casesOf(noisy, [10, 25, 50, 75, 90, 100]))(
    'at intensity $intensity cleans a noisy $name as the filter of its name does',
    async ({ picture, intensity }) => {
      const { own, reference } = await both(picture, id, intensity, 1)

      expect(similarity(own, reference)).toBeGreaterThan(leastSimilarity[id])
    },
  )

  it.each(casesOf(heldOut, [20, 60, 95]))('at intensity $intensity does so to another $name, size and scale', async ({ picture, intensity }) => {
    const { own, reference } = await both(picture, id, intensity, 0.7)

    expect(similarity(own, reference)).toBeGreaterThan(leastSimilarity[id])
  })

  it.each(casesOf(noisy, [25, 75]))(
    'at intensity $intensity leaves no more noise in a $name than the filter of its name',
    async ({ name, picture, intensity }) => {
      const { own, reference } = await both(picture, id, intensity, 1)

      expect(levelDifference(own, clean[name]).mean).toBeLessThan(levelDifference(reference, clean[name]).mean * 1.02)
    },
  )

  it.each([
    [1, 1],
    [2, 3],
    [5, 17],
    [33, 9],
  ])('leaves a plain picture of %i by %i pixels as it is', (width, height) => {
    const plain = { rgba: new Uint8Array(width * height * 4).fill(255), width, height }
    plain.rgba.forEach((_, at) => (plain.rgba[at] = [90, 160, 40, 255][at % 4] ?? 0))

    const own = baker.bakeOpaque(plain, [{ id, value: effectValue(id, 100) }], 1)

    expect(levelDifference(own, plain).most).toBeLessThanOrEqual(2)
  })
})

function casesOf<Name extends string>(pictures: Record<Name, RgbaPixels>, intensities: readonly number[]) {
  const names = Object.keys(pictures) as Name[]
  return names.flatMap((name) => intensities.map((intensity) => ({ name, intensity, picture: pictures[name] })))
}

async function both(picture: RgbaPixels, id: CleaningId, intensity: number, scale: number) {
  const effects = [{ id, value: effectValue(id, intensity) }]
  const reference = await bakeOpaque(picture, { effects, scale, ffmpegPath: 'ffmpeg', signal: new AbortController().signal })
  return { own: baker.bakeOpaque(picture, effects, scale), reference }
}

/** About as a sensor's: the sum of three even draws, the same at every run. */
function withNoise(picture: RgbaPixels, strength: number, seed: number): RgbaPixels {
  let state = seed
  const draw = () => {
    // xorshift32
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
  const rgba = picture.rgba.map((value, at) => {
    if (at % 4 === 3) return value
    return Math.min(255, Math.max(0, Math.round(value + strength * (draw() + draw() + draw() - 1.5))))
  })
  return { ...picture, rgba }
}
