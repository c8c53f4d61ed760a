import { describe, expect, it } from 'vitest'
import { layerPlaceAt } from './layer-motion.ts'
import type { LayerMotion } from './timeline.ts'

const kinds: LayerMotion['kind'][] = ['still', 'riseIn', 'popIn', 'float', 'drift']
const sceneLength = 5
const times = Array.from({ length: 30 * sceneLength }, (_, frame) => frame / 30)

describe('layers in motion', () => {
  it.each(kinds)('%s never moves by more than 13 pixels a frame nor far from its place', (kind) => {
    const places = times.map((time) => layerPlaceAt({ kind, amount: 1, phase: 0.3 }, time, sceneLength)).filter(({ opacity }) => opacity > 0.5)

    for (const [index, { x, y, scale }] of places.entries()) {
      const before = places[index - 1] ?? { x, y, scale }
      expect(Math.hypot(x - before.x, y - before.y)).toBeLessThan(13)
      expect(Math.hypot(x, y)).toBeLessThan(110)
      expect(scale).toBeGreaterThan(0.5)
      expect(scale).toBeLessThan(1.07)
    }
  })

  it.each(kinds)('%s stands in its place at amount 0, once it has come in', (kind) => {
    for (const time of times.filter((moment) => moment > 0.6)) {
      const { x, y, scale, opacity } = layerPlaceAt({ kind, amount: 0, phase: 0.7 }, time, sceneLength)

      expect([x, y, scale, opacity].map((value) => value + 0)).toEqual([0, 0, 1, 1])
    }
  })

  it.each(['riseIn', 'popIn'] as const)('%s comes from nothing, and later with a higher phase', (kind) => {
    const early = (time: number) => layerPlaceAt({ kind, amount: 1, phase: 0 }, time, sceneLength).opacity
    const late = (time: number) => layerPlaceAt({ kind, amount: 1, phase: 1 }, time, sceneLength).opacity

    expect(early(0)).toBe(0)
    expect(early(0.3)).toBe(1)
    expect(late(0.3)).toBe(0)
    expect(late(0.65)).toBe(1)
  })

  it('popIn grows a little too large before it settles', () => {
    const scales = times.map((time) => layerPlaceAt({ kind: 'popIn', amount: 1, phase: 0 }, time, sceneLength).scale)

    expect(Math.max(...scales.slice(0, 16))).toBeGreaterThan(1.02)
    expect(scales[0]).toBeCloseTo(0.55, 5)
  })

  it.each(['riseIn', 'popIn', 'float', 'drift'] as const)('%s is never at rest, so that no picture freezes', (kind) => {
    for (const start of [0.9, 1.9, 2.9]) {
      const places = [0, 0.5, 1, 1.5, 2].map((later) => layerPlaceAt({ kind, amount: 1, phase: 0.2 }, start + later, sceneLength))
      const heights = places.map(({ x, y }) => x + y)
      expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(3)
    }
  })

  it.each(['riseIn', 'popIn'] as const)('%s is pushed once in the middle of six seconds, and not at all in four', (kind) => {
    const pushAt = (time: number, length: number) => {
      const pushed = layerPlaceAt({ kind, amount: 1, phase: 0 }, time, length).scale
      return pushed - layerPlaceAt({ kind, amount: 1, phase: 0 }, time, 1).scale
    }

    expect([2, 2.9, 3.15, 3.7, 5].map((time) => pushAt(time, 6) > 0.02)).toEqual([false, false, true, false, false])
    expect([1, 2, 2.15, 3].map((time) => pushAt(time, 4))).toEqual([0, 0, 0, 0])
  })

  it('drift passes its place in the middle of the scene, in the direction of its phase', () => {
    const downwards: LayerMotion = { kind: 'drift', amount: 1, phase: 0.25 }

    expect(layerPlaceAt(downwards, 2.5, 5).y).toBeCloseTo(0, 6)
    expect(layerPlaceAt(downwards, 5, 5).y).toBeCloseTo(23, 6)
    expect(layerPlaceAt(downwards, 5, 5).x).toBeCloseTo(0, 6)
  })
})
