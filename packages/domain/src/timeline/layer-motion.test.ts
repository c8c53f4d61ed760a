import { describe, expect, it } from 'vitest'
import { layerPlaceAt } from './layer-motion.ts'
import type { LayerMotion } from './timeline.ts'

const kinds: LayerMotion['kind'][] = ['still', 'riseIn', 'dropIn', 'slideFromLeft', 'slideFromRight', 'popIn', 'stampIn', 'float', 'drift']
const entrances = ['riseIn', 'dropIn', 'slideFromLeft', 'slideFromRight', 'popIn', 'stampIn'] as const
/** What enters from far or from large is allowed more, once it is half seen. */
const fast = new Set<LayerMotion['kind']>(['dropIn', 'slideFromLeft', 'slideFromRight'])
const sceneLength = 5
const times = Array.from({ length: 30 * sceneLength }, (_, frame) => frame / 30)

describe('layers in motion', () => {
  it.each(kinds)('%s never moves by more than 13 pixels a frame nor far from its place', (kind) => {
    const places = times.map((time) => layerPlaceAt({ kind, amount: 1, phase: 0.3 }, time, sceneLength)).filter(({ opacity }) => opacity > 0.5)

    for (const [index, { x, y, scale }] of places.entries()) {
      const before = places[index - 1] ?? { x, y, scale }
      expect(Math.hypot(x - before.x, y - before.y)).toBeLessThan(fast.has(kind) ? 40 : 13)
      expect(Math.hypot(x, y)).toBeLessThan(fast.has(kind) ? 160 : 110)
      expect(scale).toBeGreaterThan(0.5)
      expect(scale).toBeLessThan(kind === 'stampIn' ? 1.6 : 1.07)
    }
  })

  it.each(kinds)('%s stands in its place at amount 0, once it has come in', (kind) => {
    for (const time of times.filter((moment) => moment > 0.6)) {
      const { x, y, scale, opacity } = layerPlaceAt({ kind, amount: 0, phase: 0.7 }, time, sceneLength)

      expect([x, y, scale, opacity].map((value) => value + 0)).toEqual([0, 0, 1, 1])
    }
  })

  it.each(entrances)('%s comes from nothing, and later with a higher phase', (kind) => {
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

  it.each([...entrances, 'float', 'drift'] as const)('%s is never at rest, so that no picture freezes', (kind) => {
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

it('a layer that is shown for a time is seen then only, and arrives with it', () => {
  const motion = { kind: 'popIn', amount: 1, phase: 0, shown: { from: 2, to: 1 } } as const
  const opacityAt = (time: number) => layerPlaceAt(motion, time, 6).opacity

  expect([0, 3.9, 5.01, 5.9].map(opacityAt)).toEqual([0, 0, 0, 0])
  expect([4.3, 4.6, 4.99].map(opacityAt)).toEqual([1, 1, 1])
  expect(layerPlaceAt(motion, 4.02, 6).scale).toBeLessThan(0.8)
})

describe('a layer that waits for a word', () => {
  const at = (motion: LayerMotion, time: number) => layerPlaceAt(motion, time, sceneLength)

  it.each(kinds)('%s is not seen before, and is there soon after', (kind) => {
    const motion: LayerMotion = { kind, amount: 1, phase: 0.4, at: 2 }

    expect([0, 1, 1.99].map((time) => at(motion, time).opacity)).toEqual([0, 0, 0])
    expect(at(motion, 2.3).opacity).toBe(1)
  })

  it.each(kinds)('%s leaves when it is told, and does not come back', (kind) => {
    const motion: LayerMotion = { kind, amount: 1, phase: 0, at: 1, leave: 3 }

    expect(at(motion, 2.99).opacity).toBe(1)
    expect([3.3, 4, 5].map((time) => at(motion, time).opacity)).toEqual([0, 0, 0])
  })

  it('still layers come and go within a frame, so that numbers can count', () => {
    const motion: LayerMotion = { kind: 'still', amount: 1, phase: 0, at: 1, leave: 1.1 }

    expect([0.999, 1, 1.099, 1.1].map((time) => at(motion, time).opacity)).toEqual([0, 1, 1, 0])
  })

  it.each([
    ['pulse', ({ scale }: ReturnType<typeof layerPlaceAt>) => scale - 1],
    ['shake', ({ x }: ReturnType<typeof layerPlaceAt>) => Math.abs(x)],
    ['nod', ({ y }: ReturnType<typeof layerPlaceAt>) => -y],
  ] as const)('%s moves it for half a second on its word, and not where the design stands still', (kind, moved) => {
    const motion: LayerMotion = { kind: 'still', amount: 1, phase: 0, reactions: [{ kind, at: 2 }] }
    const during = [2.03, 2.08, 2.12, 2.2].map((time) => moved(at(motion, time)))

    expect(Math.max(...during)).toBeGreaterThan(0.05)
    expect([1, 1.99, 2.6].map((time) => Math.round(1e6 * moved(at(motion, time))) + 0)).toEqual([0, 0, 0])
    expect(moved(at({ ...motion, amount: 0 }, 2.08)) + 0).toBe(0)
  })
})
