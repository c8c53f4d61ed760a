import { describe, expect, it } from 'vitest'
import { seededRandom } from '@relampago/domain/random'
import { effectLanes } from './effect-lanes.ts'

const bar = (id: string, startTime: number, endTime: number) => ({ id, startTime, endTime })
const rows = (...bars: ReturnType<typeof bar>[]) => [...effectLanes(bars).laneOf.values()]

describe('rows of effects', () => {
  it('are shared by effects that do not meet', () => {
    expect(rows(bar('a', 0, 10), bar('b', 5, 6.7), bar('c', 7, 10))).toEqual([0, 1, 1])
  })

  it('are shared by effects of which one begins where the other ends', () => {
    expect(rows(bar('a', 0, 5), bar('b', 5, 10))).toEqual([0, 0])
  })

  it('are fifteen for fifteen effects over the whole time', () => {
    const all = Array.from({ length: 15 }, (_, index) => bar(String(index), 0, 10))

    expect(effectLanes(all).count).toBe(15)
  })

  it('are one when there is no effect', () => {
    expect(effectLanes([])).toEqual({ laneOf: new Map(), count: 1 })
  })

  it('never hold two that meet, and stay when another effect is added', () => {
    const random = seededRandom('lanes')
    for (let round = 0; round < 200; round += 1) {
      const bars = Array.from({ length: 15 }, (_, index) => {
        const start = Math.floor(random() * 90) / 10
        return bar(String(index), start, start + 0.1 + Math.floor(random() * 50) / 10)
      })
      const { laneOf } = effectLanes(bars)
      const inOneRow = bars.flatMap((one) => bars.flatMap((other) => (one.id < other.id && laneOf.get(one.id) === laneOf.get(other.id) ? [[one, other]] : [])))
      expect(
        inOneRow.filter(([one, other]) => one !== undefined && other !== undefined && one.startTime < other.endTime && other.startTime < one.endTime),
      ).toEqual([])
      expect([...effectLanes(bars.slice(0, -1)).laneOf]).toEqual([...laneOf].slice(0, -1))
    }
  })
})
