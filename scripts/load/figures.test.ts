import { describe, expect, it } from 'vitest'
import { percentile, signTest, slopeOf } from './figures.ts'

describe('figures of a load', () => {
  it('name the time that 95 of 100 requests keep', () => {
    const times = Array.from({ length: 100 }, (_, index) => 100 - index)

    expect(percentile(times, 0.95)).toBe(95)
    expect(percentile([7], 0.95)).toBe(7)
    expect(percentile([], 0.95)).toBeNaN()
  })

  it('distinguish growth from noise', () => {
    const growing = [10, 12, 11, 13, 12, 14].map((value, at) => ({ at, value }))
    const level = [10, 12, 10, 12, 10, 12, 10].map((value, at) => ({ at, value }))

    expect(slopeOf(growing)).toBeCloseTo(11 / 17.5, 10)
    expect(slopeOf(level)).toBeCloseTo(0, 10)
    expect(slopeOf([{ at: 1, value: 5 }])).toBe(0)
  })

  it('tell a difference between pairs from chance', () => {
    const pairs = (larger: number, of: number) => Array.from({ length: of }, (_, index): [number, number] => (index < larger ? [2, 1] : [1, 2]))

    expect(signTest(pairs(520, 1000))).toEqual({ share: 0.52, chance: expect.closeTo(0.0407, 4) as number })
    expect(signTest(pairs(600, 1000)).share - 0.5).toBeGreaterThan(signTest(pairs(600, 1000)).chance)
    expect(signTest([...pairs(3, 4), [5, 5]])).toMatchObject({ share: 0.75 })
    expect(signTest([])).toEqual({ share: 0.5, chance: 0.5 })
  })
})
