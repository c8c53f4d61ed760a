import { describe, expect, it } from 'vitest'
import { momentAt } from './moment-at.ts'
import { stillCamera } from './camera-at.ts'
import type { Scene, Timeline } from './timeline.ts'

const scene = (from: number, to: number): Scene => ({
  id: `from ${from}`,
  from,
  to,
  sentence: '',
  picture: { background: { file: '', format: 'rgba', width: 1296, height: 2304 }, layers: [], thumbnail: null, sources: [] },
  camera: stillCamera,
})
const timeline: Pick<Timeline, 'scenes' | 'transitions' | 'framesPerSecond'> = {
  framesPerSecond: 30,
  scenes: [scene(0, 65), scene(55, 100)],
  transitions: [{ id: 'wipeup', after: 0, from: 55, to: 65 }],
}

describe('the moment of a frame', () => {
  it('is one scene outside transitions', () => {
    expect(momentAt(timeline, 65)).toEqual({ kind: 'scene', scene: { index: 1, frame: 10, frames: 45 } })
    expect(momentAt(timeline, 99)).toEqual({ kind: 'scene', scene: { index: 1, frame: 44, frames: 45 } })
  })

  it.each([
    { frame: 55, progress: 0, incoming: 0 },
    { frame: 60, progress: 0.5, incoming: 5 },
    { frame: 64, progress: 0.9, incoming: 9 },
  ])('is a transition at $progress in frame $frame', ({ frame, progress, incoming }) => {
    const moment = momentAt(timeline, frame)

    expect(moment).toMatchObject({ kind: 'transition', id: 'wipeup', from: { index: 0 }, to: { index: 1, frame: incoming, frames: 45 } })
    expect(moment.kind === 'transition' ? moment.progress : null).toBeCloseTo(progress, 10)
  })

  it('meets the first scene already in motion, so that the cover is not empty', () => {
    expect(momentAt(timeline, 0)).toEqual({ kind: 'scene', scene: { index: 0, frame: 9, frames: 74 } })
  })

  it.each([-1, 100])('does not exist in frame %i', (frame) => {
    expect(() => momentAt(timeline, frame)).toThrow(`frame ${frame}`)
  })
})
