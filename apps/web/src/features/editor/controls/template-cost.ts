import type { EditorEffect, EditorProject } from '@relampago/domain/editor'
import { extraSeconds } from '@relampago/domain/templates'
import type { Seconds } from '@relampago/domain/units'

/** The length of video that costs are told for. */
const videoSeconds = 30
/** Less than this is not shown as a cost. */
const leastSeconds = 0.05
const mostListed = 3

export type TemplateCost = { total: Seconds; /** The dearest first, each alone. */ heaviest: { effect: EditorEffect; seconds: Seconds }[] }

/**
 * How much longer a video of 30 s takes with the effects of a project, and which of them cost
 * most.
 */
export function templateCost({ effects, totalSeconds }: Pick<EditorProject, 'effects' | 'totalSeconds'>): TemplateCost {
  const costOf = (list: readonly EditorEffect[]) =>
    extraSeconds(
      {
        effects: list.map(({ type, intensity, startTime, endTime }) => ({ id: type, intensity, start: startTime / totalSeconds, end: endTime / totalSeconds })),
      },
      videoSeconds,
    )
  const heaviest = effects
    .map((effect) => ({ effect, seconds: costOf([effect]) }))
    .filter(({ seconds }) => seconds >= leastSeconds)
    .toSorted((one, other) => other.seconds - one.seconds)
  return { total: costOf(effects), heaviest: heaviest.slice(0, mostListed) }
}
