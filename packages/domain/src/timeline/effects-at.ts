import { effects, effectValue, unknownEffect, type EffectId, type EffectKind } from '../catalogue/index.ts'
import type { Frames } from '../units.ts'
import type { PlacedEffect, TimelineOutline } from './timeline.ts'

/** An effect in one frame. `value` is in the catalogue's unit; `frame` counts from its first. */
export type EffectAt = { id: EffectId | typeof unknownEffect; value: number; frame: Frames; frames: Frames }

/** The effects of one kind that act in a frame, in drawing order. On and off are hard. */
export function effectsAt(timeline: Pick<TimelineOutline, 'effects'>, frame: Frames, ...kinds: readonly EffectKind[]): EffectAt[] {
  return timeline.effects
    .filter((effect) => isActive(effect, frame) && kinds.includes(kindOf(effect)))
    .map(({ id, intensity, from, to }) => ({ id, value: effectValue(id, intensity), frame: frame - from, frames: to - from }))
}

function isActive({ from, to }: PlacedEffect, frame: Frames): boolean {
  return frame >= from && frame < to
}

function kindOf({ id }: PlacedEffect): EffectKind {
  return id === unknownEffect ? 'frame' : effects[id].kind
}
