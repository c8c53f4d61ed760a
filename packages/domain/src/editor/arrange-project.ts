import { templateLimits } from '../catalogue/index.ts'
import { sequenceOf, timelineSeconds, toMilliseconds } from '../contracts/transition-sequence.ts'
import type { Seconds } from '../units.ts'
import { shortestEffect } from './editor-bounds.ts'
import type { EditorEffect, EditorProject, EditorRefusal, EditorTransition } from './editor-project.ts'

type Arranged = { project: EditorProject; refusal: EditorRefusal | null }

/** The project with other transitions, each a gap after the one before; the timeline grows. */
export function withTransitions(project: EditorProject, transitions: readonly EditorTransition[]): Arranged {
  const { starts, end } = sequenceOf(transitions.map(({ duration }) => duration))
  if (end > templateLimits.totalSeconds.max) return { project, refusal: 'sequence_too_long' }
  const arranged = transitions.map((one, index) => ({ ...one, startTime: starts[index] ?? 0 }))
  return withTotal({ ...project, transitions: arranged }, timelineSeconds(fallBack(project, transitions), end))
}

/** At the moment when the last transition is removed, a short timeline gets the usual length. */
function fallBack({ transitions: before, totalSeconds }: EditorProject, after: readonly EditorTransition[]): Seconds {
  return before.length > 0 && after.length === 0 ? Math.max(totalSeconds, templateLimits.totalSeconds.default) : totalSeconds
}

/** The project with another length: effects that end with it still do, others are clamped. */
export function withTotal(project: EditorProject, totalSeconds: Seconds): Arranged {
  if (totalSeconds === project.totalSeconds) return { project, refusal: null }
  const effects = project.effects.map((effect) => {
    const endTime = effect.endTime === project.totalSeconds ? totalSeconds : Math.min(effect.endTime, totalSeconds)
    if (effect.startTime <= endTime - shortestEffect) return { ...effect, endTime }
    return { ...effect, endTime, startTime: Math.max(0, toMilliseconds(endTime - (effect.endTime - effect.startTime))) }
  })
  return hasTwins(effects) ? { project, refusal: 'effect_twice' } : { project: { ...project, totalSeconds, effects }, refusal: null }
}

/** Whether effects of one type act at the same time. */
export function hasTwins(effects: readonly Pick<EditorEffect, 'type' | 'startTime' | 'endTime'>[]): boolean {
  return effects.some((one, index) =>
    effects.slice(0, index).some((other) => other.type === one.type && other.startTime < one.endTime && one.startTime < other.endTime),
  )
}
