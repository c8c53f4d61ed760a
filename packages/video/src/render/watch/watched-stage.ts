import type { SceneStage } from '@relampago/compositor/stage'
import type { TimelineOutline } from '@relampago/domain/timeline'
import type { Frames } from '@relampago/domain/units'
import type { Segment } from '../frames/plan-segments.ts'
import { frameSum, lookAt, lookBytes } from './look.ts'

/** Standstill is looked for so often. */
const sumsPerSecond = 6

/** What was drawn of a stretch. */
export type Seen = {
  /** One look after the other, one for each frame of the stretch. */
  looks: Uint8Array
  /** `frameSum` of some frames before captions were laid on them, in order. */
  sums: { frame: Frames; sum: number }[]
}
export type Watch = {
  /** Wraps the stage that draws scenes. */
  scenes(stage: SceneStage): SceneStage
  /** Wraps the stage that draws finished frames. */
  finished(stage: SceneStage): SceneStage
  /** What was seen in the frames of a stretch, which have all been drawn; it is forgotten then. */
  take(segment: Segment): Seen
}

/** Watches the frames of a timeline while they are drawn. */
export function watchStages(timeline: Pick<TimelineOutline, 'width' | 'height' | 'framesPerSecond'>): Watch {
  const sumEvery = Math.max(1, Math.round(timeline.framesPerSecond / sumsPerSecond))
  const sums = new Map<Frames, number>()
  const looks = new Map<Frames, Uint8Array>()
  return {
    scenes: (stage) => ({
      ...stage,
      draw(frame, into) {
        stage.draw(frame, into)
        if (frame % sumEvery === 0) sums.set(frame, frameSum(into.bytes(), timeline))
      },
    }),
    finished: (stage) => ({
      ...stage,
      draw(frame, into) {
        stage.draw(frame, into)
        looks.set(frame, lookAt(into.bytes(), timeline))
      },
    }),
    take({ from, to }) {
      const seen: Seen = { looks: new Uint8Array((to - from) * lookBytes), sums: [] }
      for (let frame = from; frame < to; frame += 1) {
        seen.looks.set(looks.get(frame) ?? [], (frame - from) * lookBytes)
        const sum = sums.get(frame)
        if (sum !== undefined) seen.sums.push({ frame, sum })
        looks.delete(frame)
        sums.delete(frame)
      }
      return seen
    },
  }
}
