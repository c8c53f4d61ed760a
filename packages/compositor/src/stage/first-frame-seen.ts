import { effects as catalogue, unknownEffect } from '@relampago/domain/catalogue'
import type { PlacedEffect, TimelineOutline } from '@relampago/domain/timeline'
import type { Frames } from '@relampago/domain/units'
import { historyFrames } from '../effects.ts'
import type { FrameEffectId } from '../frame-effect-ids.ts'

/**
 * The earliest frame that shows in this one through effects that remember: a run from there ends in
 * the frame that the render draws. Memories add up: the second effect remembers what the first one
 * left.
 */
export function firstFrameSeen(timeline: Pick<TimelineOutline, 'effects'>, frame: Frames): Frames {
  const remembering = timeline.effects.filter((effect) => effect.from <= frame && frame < effect.to && lengthOf(effect) > 0)
  const reach = remembering.reduce((sum, effect) => sum + lengthOf(effect), 0)
  const begin = Math.min(frame, ...remembering.map(({ from }) => from))
  return Math.max(begin, frame - reach)
}

function lengthOf({ id }: PlacedEffect): Frames {
  const isDrawnOnFrames = id === unknownEffect || catalogue[id].kind === 'frame' || catalogue[id].kind === 'geometry'
  return isDrawnOnFrames ? historyFrames(id as FrameEffectId) : 0
}
