import { frameEffectIds, historyFrames } from '@relampago/compositor'
import { effects, unknownEffect } from '@relampago/domain/catalogue'
import type { PlacedEffect, TimelineOutline } from '@relampago/domain/timeline'

/**
 * Effects whose frames depend on other frames of the video: those that remember earlier ones, and
 * those that choose which moment is shown. A segment holds them whole, from their first frame to
 * their last.
 */
export function effectsKeptWhole({ effects: placed }: Pick<TimelineOutline, 'effects'>): PlacedEffect[] {
  return placed.filter(({ id }) => id !== unknownEffect && (effects[id].kind === 'time' || remembers(id)))
}

function remembers(id: string): boolean {
  const drawn = frameEffectIds.find((frameEffect) => frameEffect === id)
  return drawn !== undefined && historyFrames(drawn) > 0
}
