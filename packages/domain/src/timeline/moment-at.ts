import type { TransitionId } from '../catalogue/index.ts'
import type { Fraction, Frames, Seconds } from '../units.ts'
import type { TimelineOutline } from './timeline.ts'

/** A scene at one of its own frames: `frame` counts from its first, `frames` is its length. */
export type SceneMoment = { index: number; frame: Frames; frames: Frames }
export type Moment =
  | { kind: 'scene'; scene: SceneMoment }
  /** Progress 0 shows only `from`, 1 only `to`. */
  | { kind: 'transition'; id: TransitionId; progress: Fraction; from: SceneMoment; to: SceneMoment }

/**
 * The first scene is met in motion: with entrances at their very start, the frame that players show
 * as a cover would be empty.
 */
const headStart: Seconds = 0.3

/** What a frame shows. `frame` is 0 to timeline.frames - 1. */
export function momentAt(timeline: Pick<TimelineOutline, 'scenes' | 'transitions' | 'framesPerSecond'>, frame: Frames): Moment {
  const transition = timeline.transitions.find(({ from, to }) => frame >= from && frame < to)
  if (transition === undefined) {
    const index = timeline.scenes.findIndex(({ from, to }) => frame >= from && frame < to)
    return { kind: 'scene', scene: sceneMoment(timeline, index, frame) }
  }
  return {
    kind: 'transition',
    id: transition.id,
    // 0 in its first frame; it would be 1 in the frame after its last, which shows the incoming
    // scene alone.
    progress: (frame - transition.from) / (transition.to - transition.from),
    from: sceneMoment(timeline, transition.after, frame),
    to: sceneMoment(timeline, transition.after + 1, frame),
  }
}

function sceneMoment(timeline: Pick<TimelineOutline, 'scenes' | 'framesPerSecond'>, index: number, frame: Frames): SceneMoment {
  const scene = timeline.scenes[index]
  if (scene === undefined || frame < scene.from || frame >= scene.to) throw new Error(`no scene ${index} at frame ${frame}`)
  const early = index === 0 ? Math.round(headStart * timeline.framesPerSecond) : 0
  return { index, frame: frame - scene.from + early, frames: scene.to - scene.from + early }
}
