import { effectsAt, momentShownAt, type Moment, type TimelineOutline } from '@relampago/domain/timeline'
import type { Frames } from '@relampago/domain/units'
import type { StillEffect } from './bake-pixels.ts'

/** A scene's pictures with the still effects of a moment, and the frames that show them. */
export type PictureUse = {
  scene: number
  effects: readonly StillEffect[]
  /** First and last frame, both inclusive; in between there may be frames without it. */
  first: Frames
  last: Frames
}

/** Which versions of which scenes each frame of a timeline shows. */
export type PictureUses = {
  /** In the order in which they are first shown. */
  all: readonly PictureUse[]
  /** That of the scene, or of the outgoing and the incoming one. */
  at(frame: Frames): readonly PictureUse[]
}

export function pictureUses(timeline: Pick<TimelineOutline, 'scenes' | 'transitions' | 'effects' | 'framesPerSecond' | 'frames'>): PictureUses {
  const known = new Map<string, PictureUse>()
  const frames = Array.from({ length: timeline.frames }, (_, frame) => {
    const effects = stillEffectsAt(timeline, frame)
    return scenesOf(momentShownAt(timeline, frame)).map((scene) => {
      const key = JSON.stringify([scene, effects])
      const use = known.get(key) ?? { scene, effects, first: frame, last: frame }
      use.last = frame
      known.set(key, use)
      return use
    })
  })
  return { all: [...known.values()], at: (frame) => frames[frame] ?? [] }
}

function stillEffectsAt(timeline: Pick<TimelineOutline, 'effects'>, frame: Frames): StillEffect[] {
  return effectsAt(timeline, frame, 'still').map(({ id, value }) => ({ id: id as StillEffect['id'], value }))
}

function scenesOf(moment: Moment): number[] {
  return moment.kind === 'scene' ? [moment.scene.index] : [moment.from.index, moment.to.index]
}
