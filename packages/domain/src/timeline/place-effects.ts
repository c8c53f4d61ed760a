import { effectOrUnknown, type DesignEffect } from '../catalogue/index.ts'
import type { Frames } from '../units.ts'
import type { PlacedEffect } from './timeline.ts'

/**
 * Puts the effects of a design on a video of so many frames, each at its share of it and at least
 * one frame long, in the order of the design. An unknown one is weak noise; `warn` receives a
 * Portuguese text about it.
 */
export function placeEffects(effects: readonly DesignEffect[], frames: Frames, warn: (message: string) => void): PlacedEffect[] {
  return effects.map(({ id, intensity, start, end }) => {
    const from = Math.min(frames - 1, Math.round(start * frames))
    return { id: effectOrUnknown(id, warn), intensity, from, to: Math.max(from + 1, Math.round(end * frames)) }
  })
}
