import { describe, expect, it } from 'vitest'
import { effectsAt } from './effects-at.ts'
import { momentShownAt } from './moment-shown-at.ts'
import { placeEffects } from './place-effects.ts'
import type { PlacedEffect, Timeline } from './timeline.ts'

function timelineWith(effects: PlacedEffect[]) {
  const scene = (from: number, to: number) => ({ from, to }) as Timeline['scenes'][number]
  return { scenes: [scene(0, 90), scene(90, 180)], transitions: [], framesPerSecond: 30, effects }
}

/** Which frame of the second scene each of its frames from 0 on shows. */
function shown(effects: PlacedEffect[], count: number): number[] {
  return Array.from({ length: count }, (_, frame) => {
    const moment = momentShownAt(timelineWith(effects), 90 + frame)
    if (moment.kind !== 'scene') throw new Error('no transition was placed')
    return moment.scene.frame
  })
}

describe('freezing', () => {
  it('holds the picture for half of each second at intensity 50', () => {
    const frames = shown([{ id: 'freezeframes', intensity: 50, from: 90, to: 180 }], 60)

    expect(frames.slice(0, 15)).toEqual(Array.from({ length: 15 }, () => 0))
    expect(frames.slice(15, 30)).toEqual(Array.from({ length: 15 }, (_, frame) => frame + 15))
    expect(frames[30]).toBe(30)
    expect(frames[44]).toBe(30)
    expect(frames[45]).toBe(45)
  })

  it('does nothing at intensity 0, before it starts and after it ends', () => {
    expect(shown([{ id: 'freezeframes', intensity: 0, from: 90, to: 180 }], 30)).toEqual(Array.from({ length: 30 }, (_, frame) => frame))
    const frames = shown([{ id: 'freezeframes', intensity: 100, from: 100, to: 110 }], 30)
    expect(frames.slice(8, 13)).toEqual([8, 9, 10, 10, 10])
    expect(frames.slice(19, 22)).toEqual([10, 20, 21])
  })
})

describe('shuffling', () => {
  const all = shown([{ id: 'shuffleframes', intensity: 100, from: 90, to: 180 }], 36)

  it('shows each moment once, none in its own place, and none further off than 0.4 s', () => {
    expect(all.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 36 }, (_, frame) => frame))
    for (const [frame, other] of all.entries()) {
      expect(other).not.toBe(frame)
      expect(Math.floor(other / 12)).toBe(Math.floor(frame / 12))
    }
  })

  it('takes no moment from after its end or before its start', () => {
    const frames = shown([{ id: 'shuffleframes', intensity: 100, from: 95, to: 110 }], 30)

    expect(frames.slice(5, 20).toSorted((one, other) => one - other)).toEqual(Array.from({ length: 15 }, (_, frame) => frame + 5))
    expect([frames.slice(0, 5), frames.slice(20, 22)]).toEqual([
      [0, 1, 2, 3, 4],
      [20, 21],
    ])
  })

  it('moves half of the moments at intensity 50', () => {
    const frames = shown([{ id: 'shuffleframes', intensity: 50, from: 90, to: 180 }], 36)

    expect(frames.filter((other, frame) => other !== frame)).toHaveLength(18)
  })

  it('looks different in each window, and the same at every render', () => {
    expect(all.slice(12, 24).map((frame) => frame - 12)).not.toEqual(all.slice(0, 12))
    expect(shown([{ id: 'shuffleframes', intensity: 100, from: 90, to: 180 }], 36)).toEqual(all)
  })

  it('of frozen frames shows only what the freeze left', () => {
    const frames = shown(
      [
        { id: 'freezeframes', intensity: 100, from: 90, to: 180 },
        { id: 'shuffleframes', intensity: 100, from: 90, to: 180 },
      ],
      24,
    )

    expect(new Set(frames)).toEqual(new Set([0]))
  })
})

describe('effects of a design', () => {
  const placed = placeEffects(
    [
      { id: 'gblur', intensity: 20, start: 0, end: 0.5 },
      { id: 'vignette', intensity: 50, start: 0.25, end: 1 },
      { id: 'hologram', intensity: 50, start: 0, end: 0.001 },
    ],
    180,
    () => undefined,
  )

  it('are at their share of the video, at least one frame long', () => {
    expect(placed).toEqual([
      { id: 'gblur', intensity: 20, from: 0, to: 90 },
      { id: 'vignette', intensity: 50, from: 45, to: 180 },
      { id: 'unknown', intensity: 50, from: 0, to: 1 },
    ])
  })

  it('act from their first frame up to their last, with their own count of frames', () => {
    expect(effectsAt({ effects: placed }, 89, 'still')).toEqual([{ id: 'gblur', value: 20, frame: 89, frames: 90 }])
    expect(effectsAt({ effects: placed }, 90, 'still')).toEqual([])
    expect(effectsAt({ effects: placed }, 44, 'frame')).toEqual([])
    expect(effectsAt({ effects: placed }, 45, 'frame')).toEqual([{ id: 'vignette', value: 0.5, frame: 0, frames: 135 }])
    expect(effectsAt({ effects: placed }, 0, 'frame')).toEqual([{ id: 'unknown', value: 5, frame: 0, frames: 1 }])
  })
})
