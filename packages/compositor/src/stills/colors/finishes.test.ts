import { describe, expect, it } from 'vitest'
import type { Rgb } from './color-drawing.ts'
import { finishDrawings } from './finishes.ts'

const someColors: Rgb[] = [0, 60, 128, 200, 255].flatMap((red) => [0, 90, 255].flatMap((green) => [0, 140, 255].map((blue): Rgb => [red, green, blue])))

function changed(id: 'sepia' | 'monochrome', share: number, color: Rgb): Rgb {
  const change = finishDrawings[id].change(share)
  return change === null ? color : change(color)
}

describe('sepia', () => {
  it('makes every color a brown: red before green before blue, and never of another hue', () => {
    for (const color of someColors.slice(1)) {
      const [red, green, blue] = changed('sepia', 1, color)

      expect(red).toBeGreaterThanOrEqual(green)
      expect(green).toBeGreaterThan(blue)
    }
  })

  it('stays apart from monochrome, which has no color at all', () => {
    for (const color of someColors) {
      const [red, green, blue] = changed('monochrome', 1, color)

      expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(0.001)
    }
  })

  it('leaves as much of the picture as its strength is short of one', () => {
    const [half, whole] = [changed('sepia', 0.5, [40, 120, 220]), changed('sepia', 1, [40, 120, 220])]

    expect(half[0]).toBeCloseTo((40 + whole[0]) / 2)
    expect(half[2]).toBeCloseTo((220 + whole[2]) / 2)
    expect(changed('sepia', 0, [40, 120, 220])).toEqual([40, 120, 220])
  })
})
