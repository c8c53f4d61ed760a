import type { Percent } from '../units.ts'
import { effects, type EffectId, type EffectOption } from './effects.ts'

/**
 * What the control of an effect tells: `neutral` settings change nothing, by the range that the
 * effect has; a `switch` is on from intensity 50 and off below.
 */
export type EffectHint = 'neutral' | 'switch'

/** Values that change nothing, where they are others than the lowest of the range. */
const neutralValues: Partial<Record<EffectId, readonly number[]>> = {
  eq: [1],
  hue: [0, 360],
  huesaturation: [1],
  colorbalance: [0],
  exposure: [0],
  scale: [1],
  rotate: [0, 360],
  posterize: [],
}

/** What a control has to tell at this setting; `null` when that is nothing. */
export function effectHint(id: EffectId, intensity: Percent): EffectHint | null {
  const { takes }: EffectOption = effects[id]
  if (takes === 'switch') return 'switch'
  return neutralIntensities(id).includes(Math.round(intensity)) ? 'neutral' : null
}

/** The whole intensities next to the values that change nothing. */
export function neutralIntensities(id: EffectId): Percent[] {
  const { takes, range }: EffectOption = effects[id]
  if (takes === 'switch') return []
  const [min, max] = range
  const values = neutralValues[id] ?? [min]
  return values.map((value) => Math.round(((value - min) / (max - min)) * 100))
}
