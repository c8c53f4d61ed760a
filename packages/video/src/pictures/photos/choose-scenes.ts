import type { LayoutKind, ScenePlan } from '../scene-plan/scene-plan.ts'

/** Layouts that show a thing and explain nothing: a photo of it can stand in their place. */
const replaced: ReadonlySet<LayoutKind> = new Set(['hero', 'phone', 'word'])

/**
 * The scenes that ask for a photo: every second of those that show a thing alone, so that photos
 * and drawings take turns. The first and the last scene stay drawn.
 */
export function photoScenes(plans: readonly ScenePlan[]): number[] {
  const suited = plans.flatMap(({ layout }, index) => (index > 0 && index < plans.length - 1 && replaced.has(layout.kind) ? [index] : []))
  return suited.filter((_, at) => at % 2 === 0)
}

/** Of the scenes that ask for a photo, those that ask for a clip first: every second one. */
export function clipScenes(asking: readonly number[]): number[] {
  return asking.filter((_, at) => at % 2 === 0)
}
