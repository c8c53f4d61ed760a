import { describe, expect, it } from 'vitest'
import { seededRandom } from '@relampago/domain/random'
import { dragTimes, type BarPart, type Snapping } from './drag-times.ts'

const free: Snapping = { totalSeconds: 10, targets: [], within: 0.08 }
const bar = { startTime: 2, endTime: 5 }
const drag = (part: BarPart, by: number, snapping = free) => {
  const { startTime, endTime } = dragTimes(bar, part, by, snapping)
  return [startTime, endTime]
}

describe('a dragged bar', () => {
  it('moves in whole tenths', () => {
    expect(drag('whole', 1.234)).toEqual([3.2, 6.2])
    expect(drag('start', 0.26)).toEqual([2.3, 5])
    expect(drag('end', -0.26)).toEqual([2, 4.7])
  })

  it('stops at the ends of the timeline and keeps its length', () => {
    expect(drag('whole', -7)).toEqual([0, 3])
    expect(drag('whole', 70)).toEqual([7, 10])
    expect(drag('start', -7)).toEqual([0, 5])
    expect(drag('end', 70)).toEqual([2, 10])
  })

  it('never gets shorter than a tenth of a second', () => {
    expect(drag('start', 8)).toEqual([4.9, 5])
    expect(drag('end', -8)).toEqual([2, 2.1])
  })

  it('is drawn to edges of transitions and to the playhead', () => {
    const near = { ...free, targets: [3.45, 7.033] }

    expect(drag('start', 1.4, near)).toEqual([3.45, 5])
    expect(drag('end', 2, near)).toEqual([2, 7.033])
    expect(drag('whole', 2, near)).toEqual([4.033, 7.033])
    expect(drag('whole', 1.4, near)).toEqual([3.45, 6.45])
  })

  it('is drawn to none that is too far', () => {
    expect(drag('end', 1.9, { ...free, targets: [7.033] })).toEqual([2, 6.9])
  })

  it('always stays in the timeline, in order and exact to the millisecond', () => {
    const random = seededRandom('drags')
    for (let round = 0; round < 2000; round += 1) {
      const startTime = Math.floor(random() * 98) / 10
      const from = { startTime, endTime: Math.min(10, startTime + 0.1 + Math.floor(random() * 60) / 10) }
      const part = (['start', 'end', 'whole'] as const)[Math.floor(random() * 3)] ?? 'whole'
      const moved = dragTimes(from, part, (random() - 0.5) * 30, { totalSeconds: 10, targets: [random() * 10, random() * 10], within: random() })
      expect(moved.startTime).toBeGreaterThanOrEqual(0)
      expect(moved.endTime).toBeLessThanOrEqual(10)
      expect(moved.endTime - moved.startTime).toBeGreaterThan(0.0999)
      expect(Math.round(moved.startTime * 1000) / 1000).toBe(moved.startTime)
    }
  })
})
