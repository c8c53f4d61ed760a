import { describe, expect, it } from 'vitest'
import { chooseSizes, drawingShares } from './drawing-sizes.ts'
import { shareOf } from '../orders/frame-size.ts'

const interval = 1000 / 30
const quick = { took: 4, skipped: 0, interval }
const slow = { took: 40, skipped: 1, interval }

describe('sizes of frames while playing', () => {
  it('are 360x640, 270x480 and 180x320, or lying', () => {
    expect(drawingShares.map((share) => shareOf({ width: 1080, height: 1920 }, share))).toEqual([
      { width: 360, height: 640 },
      { width: 270, height: 480 },
      { width: 180, height: 320 },
    ])
    expect(shareOf({ width: 1920, height: 1080 }, drawingShares[0])).toEqual({ width: 640, height: 360 })
  })

  it('fall when frames are late for a while, not for one hiccup', () => {
    const sizes = chooseSizes()
    for (let frame = 0; frame < 5; frame += 1) sizes.drawn(slow)
    for (let frame = 0; frame < 100; frame += 1) sizes.drawn(quick)
    expect(sizes.level()).toBe(0)

    for (let frame = 0; frame < 12; frame += 1) sizes.drawn(slow)
    expect(sizes.level()).toBe(1)
  })

  it('do not rise again within a play, and start again with the next', () => {
    const sizes = chooseSizes()
    for (let frame = 0; frame < 60; frame += 1) sizes.drawn(slow)
    for (let frame = 0; frame < 500; frame += 1) sizes.drawn(quick)
    expect(sizes.level()).toBe(2)

    sizes.restart()
    expect(sizes.level()).toBe(0)
  })
})
