import type { EffectId, TransitionId } from '@relampago/domain/catalogue'
import { approximateWhilePlaying } from '@relampago/domain/editor'

const approximate: ReadonlySet<string> = new Set([
  ...approximateWhilePlaying.effects.map((id) => `effect ${id}`),
  ...approximateWhilePlaying.transitions.map((id) => `transition ${id}`),
])

/**
 * Whether it looks different at the size of playing, by the table of measured parity; a preview
 * that stands still shows the frame of the video.
 */
export function isApproximateWhilePlaying(kind: 'effect' | 'transition', id: EffectId | TransitionId): boolean {
  return approximate.has(`${kind} ${id}`)
}
