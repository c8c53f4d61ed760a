import type { Image } from '@napi-rs/canvas'
import type { Random } from '@relampago/domain/random'
import type { LayerMotion } from '@relampago/domain/timeline'
import type { Fraction } from '@relampago/domain/units'
import type { Bitmap, Drawing } from '../drawing/canvas.ts'
import type { Palette } from '../drawing/palette.ts'
import type { Layout, LayoutKind, ScenePlan } from '../plan/scene-plan.ts'
import type { Trim } from '../trims/trim.ts'

/** What every layout draws with: a plan with everything loaded. */
export type SceneParts = {
  plan: ScenePlan
  palette: Palette
  trim: Trim
  random: Random
  /** The drawing of an icon, square, large enough for its use. */
  icon: (id: string) => Bitmap
  photo: Image | null
}
export type Scene<Kind extends LayoutKind> = SceneParts & { layout: Extract<Layout, { kind: Kind }> }

/** One transparent layer; drawn in frame pixels, later cropped to what was drawn. */
export type DrawnLayer = { motion: LayerMotion; draw: (drawing: Drawing) => void }

export const still: LayerMotion = { kind: 'still', amount: 0, phase: 0 }
/**
 * Comes up from below, then breathes. `order` is 0 for what arrives first, 1 for the last: what is
 * on top of something else must come after it.
 */
export function rising(order: Fraction): LayerMotion {
  return { kind: 'riseIn', amount: 1, phase: order }
}
/** Grows with a little bounce, then breathes; `order` as for rising. */
export function popping(order: Fraction): LayerMotion {
  return { kind: 'popIn', amount: 1, phase: order }
}
/** There from the start, always on its way. */
export function drifting(amount: Fraction, phase: Fraction): LayerMotion {
  return { kind: 'drift', amount, phase }
}
