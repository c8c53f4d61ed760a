import { videoTimeline, type EditorEffect, type EditorProject, type EditorTransition } from '@relampago/domain/editor'
import type { Seconds } from '@relampago/domain/units'
import { videoSeconds } from '../clock/shown-seconds.ts'

/** What is placed in the video: its own id, and the element of the design that it comes from. */
type Placed<Element> = { key: string; of: Element; startTime: Seconds; endTime: Seconds }
export type VideoView = {
  effects: Placed<EditorEffect>[]
  /** On the cuts; the design's begin again when all were used. */
  transitions: Placed<EditorTransition>[]
  /** The design's transitions that are shorter in the video than wished. */
  shortened: { of: EditorTransition; duration: Seconds }[]
  /** Those that no cut of the video takes. */
  unused: EditorTransition[]
}

/** Shorter by less than a frame is only rounded. */
const oneFrame: Seconds = 1 / 30 + 1e-6

/** How a video takes the design. */
export function videoView(project: EditorProject): VideoView {
  const { timeline } = videoTimeline(project, videoSeconds)
  const timeOf = (frame: number) => frame / timeline.framesPerSecond
  const effects = timeline.effects.flatMap(({ from, to }, index) => {
    const of = project.effects[index]
    return of === undefined ? [] : [{ key: of.id, of, startTime: timeOf(from), endTime: timeOf(to) }]
  })
  const transitions = timeline.transitions.flatMap(({ after, from, to }) => {
    const of = project.transitions[after % project.transitions.length]
    return of === undefined ? [] : [{ key: `${of.id} ${after}`, of, startTime: timeOf(from), endTime: timeOf(to) }]
  })
  const lengths = (of: EditorTransition) => transitions.filter((placed) => placed.of === of).map(({ startTime, endTime }) => endTime - startTime)
  const shortened = project.transitions.flatMap((of) => {
    const duration = Math.min(...lengths(of))
    return of.duration - duration > oneFrame ? [{ of, duration }] : []
  })
  return { effects, transitions, shortened, unused: project.transitions.filter((of) => lengths(of).length === 0) }
}
