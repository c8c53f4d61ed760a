import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { noise } from '../../../tests/test-setup.ts'
import type { RgbaPixels } from '../../pixels.ts'
import { createStillBaker } from '../still-baker.ts'
import { channelLevels, posterized } from './posterize.ts'

const wasm = readFileSync(new URL('../../../build/compositor.wasm', import.meta.url))

function colorsOf({ rgba }: RgbaPixels): Set<number> {
  return new Set(new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4))
}

function picture(seed: number): RgbaPixels {
  return { rgba: noise(64 * 64 * 4, seed).map((level, at) => (at % 4 === 3 ? 255 : level)), width: 64, height: 64 }
}

describe('posterize', () => {
  it.each([
    [8, [2, 2, 2]],
    [12, [2, 3, 2]],
    [33, [3, 3, 3]],
    [48, [4, 4, 3]],
    [64, [4, 4, 4]],
  ])('%s colors are %j levels of red, green and blue', (most, levels) => {
    expect(channelLevels(most)).toEqual(levels)
  })

  it.each(Array.from({ length: 63 }, (_, at) => at + 2))('has at most %s colors, the same ones in every picture', async (most) => {
    const baker = await createStillBaker(wasm)
    const effects = [{ id: 'posterize' as const, value: most }]

    const both = [picture(3), picture(4)].map((one) => colorsOf(baker.bakeOpaque(one, effects, 1)))

    const palette = new Set(both.flatMap((colors) => [...colors]))
    expect(palette.size).toBeGreaterThan(1)
    expect(palette.size).toBeLessThanOrEqual(most)
  })

  it('makes two colors of dark and light', () => {
    const change = posterized(2)

    expect([change([0, 0, 255]), change([255, 0, 0]), change([0, 255, 0]), change([127, 127, 127]), change([128, 128, 128])]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [255, 255, 255],
      [0, 0, 0],
      [255, 255, 255],
    ])
  })

  it('gives each level an equal part of the range, from black to white', () => {
    const change = posterized(27)

    expect([0, 85, 86, 170, 171, 255].map((level) => change([level, level, level])[0])).toEqual([0, 0, 128, 128, 255, 255])
  })

  it('keeps its few colors after a change of colour, and between two of them', async () => {
    const baker = await createStillBaker(wasm)
    const baked = baker.bakeOpaque(
      picture(5),
      [
        { id: 'hue', value: 40 },
        { id: 'posterize', value: 8 },
        { id: 'negate', value: 1 },
      ],
      1,
    )

    expect([...colorsOf(baked)].every((pixel) => [0, 8, 16].every((shift) => [0, 255].includes((pixel >>> shift) & 255)))).toBe(true)
  })
})
