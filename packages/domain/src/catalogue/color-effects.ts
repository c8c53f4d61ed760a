import type { EffectId } from './effects.ts'

/**
 * Still effects in which what becomes of a pixel depends on its own colour alone: neighbours in a
 * design are drawn in one pass.
 */
export const colorEffectIds = [
  'eq',
  'hue',
  'huesaturation',
  'colorbalance',
  'colorlevels',
  'curves',
  'exposure',
  'vibrance',
  'brightness',
  'contrast',
  'saturation',
  'gamma',
  'monochrome',
  'posterize',
  'negate',
  'selectivecolor',
  'shuffleplanes',
  'sepia',
] as const satisfies readonly EffectId[]
export type ColorEffectId = (typeof colorEffectIds)[number]
