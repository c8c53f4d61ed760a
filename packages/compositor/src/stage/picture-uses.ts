import { effectsAt, momentShownAt, type Moment, type TimelineOutline } from '@relampago/domain/timeline'
import type { Frames } from '@relampago/domain/units'
import type { StillEffect } from '../still-effect.ts'

/** A scene's pictures with the still effects of a moment. */
export type ShownPicture = { scene: number; effects: readonly StillEffect[] }

/** The same, and the frames that show them. */
export type PictureUse = ShownPicture & {
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
    return picturesAt(timeline, frame).map((shown) => {
      const key = JSON.stringify(shown)
      const use = known.get(key) ?? { ...shown, first: frame, last: frame }
      use.last = frame
      known.set(key, use)
      return use
    })
  })
  return { all: [...known.values()], at: (frame) => frames[frame] ?? [] }
}

/** The pictures that one frame shows: of its scene, or of the outgoing and the incoming one. */
export function picturesAt(timeline: Pick<TimelineOutline, 'scenes' | 'transitions' | 'effects' | 'framesPerSecond'>, frame: Frames): ShownPicture[] {
  const effects = stillEffectsAt(timeline, frame)
  return scenesOf(momentShownAt(timeline, frame)).map((scene) => ({ scene, effects }))
}

function stillEffectsAt(timeline: Pick<TimelineOutline, 'effects'>, frame: Frames): StillEffect[] {
  return effectsAt(timeline, frame, 'still').map(({ id, value }) => ({ id: id as StillEffect['id'], value }))
}

function scenesOf(moment: Moment): number[] {
  return moment.kind === 'scene' ? [moment.scene.index] : [moment.from.index, moment.to.index]
}
