import type { VideoLanguage } from '@relampago/domain/catalogue'
import type { Seconds } from '@relampago/domain/units'
import { estimateSeconds } from '../speech/estimate-seconds.ts'
import type { ScriptSentence } from './script.ts'

/** A sentence before its length has been weighed. */
export type DraftSentence = Omit<ScriptSentence, 'id' | 'priority'> & {
  /** 0 is always spoken. The others are taken in this order until the video is full; equal ranks keep their order of telling. */
  rank: number
}

/** Share of the wanted length that the sentences of priority 1 and 2 may fill; what remains is pauses and the voice's own pace. */
const coreShare = 0.93
/** Share that the whole script may fill: some surplus, because an estimate is a few per cent off. */
const wholeShare = 1.22

/**
 * Turns drafts in telling order into sentences: rank 0 becomes priority 1, then priority 2 up to the wanted length, then 3, 4, 5...
 * for the surplus; what would never fit is left out. Ids are `s1`, `s2`... in telling order.
 */
export function sizeScript(drafts: readonly DraftSentence[], target: Seconds, language: VideoLanguage): ScriptSentence[] {
  const weighed = drafts.map((draft, position) => ({ draft, position, seconds: estimateSeconds(draft.text, language) }))
  const priorities = new Map<number, number>()
  let seconds = 0
  for (const { position, ...kept } of weighed.filter(({ draft }) => draft.rank === 0)) {
    priorities.set(position, 1)
    seconds += kept.seconds
  }
  let surplus = 2
  for (const { position, ...next } of weighed.filter(({ draft }) => draft.rank > 0).toSorted((one, other) => one.draft.rank - other.draft.rank)) {
    const after = seconds + next.seconds
    if (after > target * wholeShare) continue
    if (after > target * coreShare) surplus += 1
    priorities.set(position, surplus)
    seconds = after
  }
  return weighed
    .filter(({ position }) => priorities.has(position))
    .map(({ draft: { rank: _rank, ...sentence }, position }, index) => ({ ...sentence, id: `s${index + 1}`, priority: priorities.get(position) ?? 1 }))
}
