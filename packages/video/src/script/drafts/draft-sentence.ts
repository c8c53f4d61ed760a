import type { VideoLanguage } from '@relampago/domain/catalogue'
import type { Seconds } from '@relampago/domain/units'
import { estimateSeconds } from '../../speech/estimate-seconds.ts'
import type { ScriptSentence } from '../../story/script.ts'

/** A sentence before its length has been weighed. */
export type DraftSentence = Omit<ScriptSentence, 'id' | 'priority'> & {
  /**
   * 0 is always spoken. The others are taken in this order until the video is full; equal ranks
   * keep their order of telling.
   */
  rank: number
}

/**
 * Share of the wanted length that the sentences of priority 1 and 2 may fill; what remains is
 * pauses and the voice's own pace.
 */
const coreShare = 0.95
/**
 * Share that the whole script may fill: some surplus, because an estimate is a few per cent off.
 */
const wholeShare = 1.22

type Weighed = { draft: DraftSentence; seconds: Seconds; priority: number | null }

/**
 * Turns drafts in telling order into sentences: rank 0 becomes priority 1, then priority 2 up to
 * the wanted length, then 3, 4, 5... for the surplus; what would never fit and what was said before
 * is left out. Ids are `s1`, `s2`... in telling order.
 */
export function sizeScript(drafts: readonly DraftSentence[], target: Seconds, language: VideoLanguage): ScriptSentence[] {
  const told = drafts.filter((draft, position) => drafts.findIndex(({ text }) => text === draft.text) === position)
  const weighed = told.map((draft): Weighed => ({ draft, seconds: estimateSeconds(draft.text, language), priority: draft.rank === 0 ? 1 : null }))
  const byRank = weighed.toSorted((one, other) => one.draft.rank - other.draft.rank)
  fillCore(byRank, target * coreShare)
  fillSurplus(byRank, target * wholeShare)
  return weighed.flatMap(({ draft: { rank: _rank, ...sentence }, priority }) => (priority === null ? [] : [{ ...sentence, priority }])).map(withId)
}

function withId(sentence: Omit<ScriptSentence, 'id'>, index: number): ScriptSentence {
  return { id: `s${index + 1}`, ...sentence }
}

/** Takes what fits, by rank. A third step is not taken when the second did not fit. */
function fillCore(byRank: readonly Weighed[], room: Seconds): void {
  let seconds = secondsOf(byRank)
  let stepMissing = false
  for (const weighed of byRank) {
    if (weighed.priority !== null) continue
    const isStep = weighed.draft.onScreen?.step !== undefined
    const isTooLong = seconds + weighed.seconds > room
    if (isStep && isTooLong) stepMissing = true
    if (isTooLong || (isStep && stepMissing)) continue
    weighed.priority = 2
    seconds += weighed.seconds
  }
}

function fillSurplus(byRank: readonly Weighed[], room: Seconds): void {
  let seconds = secondsOf(byRank)
  let surplus = 3
  for (const weighed of byRank) {
    if (weighed.priority !== null || seconds + weighed.seconds > room) continue
    weighed.priority = surplus
    surplus += 1
    seconds += weighed.seconds
  }
}

function secondsOf(weighed: readonly Weighed[]): Seconds {
  return weighed.reduce((sum, { seconds, priority }) => sum + (priority === null ? 0 : seconds), 0)
}
