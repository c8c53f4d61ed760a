import { templateLimits, transitions, type TransitionId } from '../catalogue/index.ts'
import { sequenceOf } from '../contracts/transition-sequence.ts'
import type { Seconds } from '../units.ts'
import type { EditorProject } from './editor-project.ts'

/** Of a slider; both ends are allowed values. */
export type Bounds = { min: Seconds; max: Seconds; step: Seconds }

/** No effect is shorter: three frames. */
export const shortestEffect: Seconds = 0.1
export const zoomBounds = { min: 0.5, max: 5, step: 0.1 } as const
export const intensityBounds = { min: 0, max: 100, step: 1 } as const

/** The lengths that a transition of this kind can have: those of the editor and of the kind. */
export function transitionBounds(type: TransitionId): Bounds {
  const { shortest, longest } = transitions[type]
  const { min, max } = templateLimits.transitionSeconds
  return { min: Math.max(min, shortest), max: Math.min(max, longest), step: 0.1 }
}

/** The lengths that the timeline can have: never shorter than its transitions. */
export function totalBounds({ transitions: sequence }: Pick<EditorProject, 'transitions'>): Bounds {
  const { min, max } = templateLimits.totalSeconds
  const { end } = sequenceOf(sequence.map(({ duration }) => duration))
  return { min: Math.max(min, Math.ceil(end)), max, step: 1 }
}

/** Number of elements of which the editor warns; `null` while there are few. */
export function elementsWarning({ effects, transitions: sequence }: Pick<EditorProject, 'effects' | 'transitions'>): number | null {
  const elements = effects.length + sequence.length
  return elements >= warnsFrom ? elements : null
}
const warnsFrom = 10
