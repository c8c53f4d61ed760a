import type { LayerMotion, Scene } from '@relampago/domain/timeline'
import { describe, expect, it } from 'vitest'
import { paceOf } from './pace-of.ts'

function scene(from: number, to: number, motions: Partial<LayerMotion>[] = []): Scene {
  const camera = { start: { zoom: 1, centreX: 0.5, centreY: 0.5 }, end: { zoom: 1, centreX: 0.5, centreY: 0.5 } }
  const layers = motions.map((motion) => ({
    file: 'l',
    format: 'rgba' as const,
    width: 2,
    height: 2,
    left: 0,
    top: 0,
    motion: { kind: 'float' as const, amount: 1, phase: 0, ...motion },
  }))
  return {
    id: `${from}`,
    from,
    to,
    sentence: '',
    camera,
    picture: { background: { file: 'b', format: 'jpeg', width: 2, height: 2 }, layers, thumbnail: null, sources: [] },
  }
}
const pace = (frames: number, ...scenes: Scene[]) => paceOf({ frames, framesPerSecond: 30, scenes })

describe('the pace of a timeline', () => {
  it('counts cuts, at the middle of their transitions', () => {
    expect(pace(300, scene(0, 126), scene(114, 300))).toEqual({ meanScene: 5, meanBetweenChanges: 5, longestRest: 6 })
  })

  it('counts layers that enter, leave and react', () => {
    expect(pace(240, scene(0, 240, [{ at: 2 }, { leave: 4.5 }, { reactions: [{ kind: 'nod', at: 6 }] }]))).toEqual({
      meanScene: 8,
      meanBetweenChanges: 2,
      longestRest: 2.5,
    })
  })

  it('takes what comes together as one change, and sees no reaction of a layer that stands still', () => {
    expect(pace(120, scene(0, 120, [{ kind: 'popIn' }, { kind: 'riseIn', phase: 1 }, { amount: 0, reactions: [{ kind: 'pulse', at: 2 }] }])).longestRest).toBe(
      4,
    )
  })

  it('counts digits that are shown for a time', () => {
    expect(
      pace(
        180,
        scene(0, 180, [
          { kind: 'popIn', shown: { from: 4, to: 2 } },
          { kind: 'popIn', shown: { from: 2, to: -1 } },
        ]),
      ).longestRest,
    ).toBe(2)
  })
})
