import { describe, expect, it } from 'vitest'
import { planesToRgba } from './planes-to-rgba.ts'

/** A frame of one colour. */
function flat(y: number, u: number, v: number) {
  const bytes = new Uint8Array(32 * 32 * 1.5)
  bytes.fill(y, 0, 1024)
  bytes.fill(u, 1024, 1280)
  bytes.fill(v, 1280)
  return { bytes, width: 32, height: 32 }
}

describe('colours of a frame', () => {
  it.each([
    { name: 'black', y: 16, u: 128, v: 128, rgb: [0, 0, 0] },
    { name: 'white', y: 235, u: 128, v: 128, rgb: [255, 255, 255] },
    // Full red, green and blue in BT.709 limited range.
    { name: 'red', y: 63, u: 102, v: 240, rgb: [255, 1, 0] },
    { name: 'green', y: 173, u: 42, v: 26, rgb: [0, 255, 1] },
    { name: 'blue', y: 32, u: 240, v: 118, rgb: [1, 0, 255] },
  ])('show $name', ({ y, u, v, rgb }) => {
    const [red = 0, green = 0, blue = 0, alpha] = planesToRgba(flat(y, u, v))

    for (const [at, value] of [red, green, blue].entries()) expect(Math.abs(value - (rgb[at] ?? 0))).toBeLessThanOrEqual(1)
    expect(alpha).toBe(255)
  })

  it('change evenly between two colour samples', () => {
    const frame = flat(126, 128, 128)
    // The right half has more red.
    for (let row = 0; row < 16; row += 1) frame.bytes.fill(168, 1280 + row * 16 + 8, 1280 + row * 16 + 16)

    const rgba = planesToRgba(frame)
    const reds = [13, 14, 15, 16, 17, 18].map((column) => rgba[(10 * 32 + column) * 4] ?? 0)

    expect(reds).toEqual([128, 128, 146, 182, 200, 200])
  })
})
