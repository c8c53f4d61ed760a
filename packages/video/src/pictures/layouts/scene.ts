import type { Image } from '@napi-rs/canvas'
import type { Random } from '@relampago/domain/random'
import type { LayerMotion, LayerReaction } from '@relampago/domain/timeline'
import type { Fraction, Seconds } from '@relampago/domain/units'
import type { Cue, LayerCues } from '../cues/cue.ts'
import { findSaid } from '../cues/find-said.ts'
import type { Bitmap, Drawing } from '../drawing/canvas.ts'
import type { Box } from '../drawing/shapes.ts'
import type { Palette } from '../drawing/palette.ts'
import type { Layout, LayoutKind, ScenePlan } from '../scene-plan/scene-plan.ts'
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
export type DrawnLayer = {
  motion: LayerMotion
  /** Which words it waits for. */
  cues?: LayerCues
  /**
   * All that it draws is inside, shadows too; the whole frame without it. A small area costs a
   * fraction of the whole.
   */
  area?: Box
  draw: (drawing: Drawing) => void
}

/** The moment at which the sentence says a text, or `null` where it does not. */
export function cueOf({ plan }: Pick<SceneParts, 'plan'>, text: string): Cue | null {
  const word = findSaid(plan.words, text)
  return word === null ? null : { word }
}

/** The layer, entering on a cue; in its turn without one. */
export function enteringOn(cue: Cue | null, layer: DrawnLayer): DrawnLayer {
  return cue === null ? layer : { ...layer, cues: { ...layer.cues, enter: cue } }
}

/** The layer, leaving on a cue. */
export function leavingOn(cue: Cue, layer: DrawnLayer): DrawnLayer {
  return { ...layer, cues: { ...layer.cues, leave: cue } }
}

/** The layer, which reacts on a cue. */
export function reactingOn(cue: Cue | null, kind: LayerReaction['kind'], layer: DrawnLayer): DrawnLayer {
  return cue === null ? layer : { ...layer, cues: { ...layer.cues, reactions: [...(layer.cues?.reactions ?? []), { kind, on: cue }] } }
}

/** A cue for the layer `at` of `of` that enter at even distances while the sentence is said. */
export function inTurn(at: number, of: number): Cue {
  return { share: (0.8 * at) / Math.max(1, of) }
}

/** Empty boxes for longer look like a fault. */
const latestBox: Seconds = 0.5

/**
 * Cues of boxes of one scene, of which the first to be heard comes within half a second: the
 * sentence may lead up to it for long.
 */
export function firstSoon(cues: readonly Cue[]): Cue[] {
  const order = cues.map((cue, at) => ('word' in cue ? cue.word : at))
  const first = order.indexOf(Math.min(...order))
  return cues.map((cue, at) => (at === first ? { ...cue, by: latestBox } : cue))
}

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
