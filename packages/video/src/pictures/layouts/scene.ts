import type { Image } from '@napi-rs/canvas'
import type { LayerMotion } from '@relampago/domain/timeline'
import type { Bitmap, Drawing } from '../drawing/canvas.ts'
import type { Palette } from '../drawing/palette.ts'
import type { Random } from '../drawing/random.ts'
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
/** Comes up from below, then breathes. */
export function rising(phase: number): LayerMotion {
  return { kind: 'riseIn', amount: 1, phase }
}
/** Grows from nothing with a little bounce, then breathes. */
export function popping(phase: number): LayerMotion {
  return { kind: 'popIn', amount: 1, phase }
}
export function floating(amount: number, phase: number): LayerMotion {
  return { kind: 'float', amount, phase }
}
export function drifting(amount: number, phase: number): LayerMotion {
  return { kind: 'drift', amount, phase }
}
