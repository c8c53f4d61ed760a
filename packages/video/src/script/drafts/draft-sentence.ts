import type { VideoLanguage } from '@relampago/domain/catalogue'
import type { Seconds } from '@relampago/domain/units'
import { estimateSeconds } from '../../speech/estimate-seconds.ts'
import type { ScriptSentence } from '../../story/script.ts'
import { chooseFacts, secondsOf } from './choose-facts.ts'

/** A sentence before its length has been weighed. */
export type DraftSentence = Omit<ScriptSentence, 'id' | 'priority'> & {
  /**
   * 0 is always spoken. The others are taken in this order until the video is full; equal ranks
   * keep their order of telling.
   */
  rank: number
  /** The same without its connective; said where time is too short for the connectives. */
  bare?: string
}

/**
 * Share of the wanted length that the sentences of priority 1 and 2 may fill; what remains is
 * pauses and the voice's own pace.
 */
export const coreShare = 0.95
/**
 * Share that the whole script may fill: some surplus, because an estimate is a few per cent off.
 */
const wholeShare = 1.22

type Weighed = { draft: DraftSentence; seconds: Seconds; priority: number | null }

type Sized = {
  /** So many facts are told for sure when they fit in any way; none by default. */
  facts?: number
}

/**
 * Turns drafts in telling order into sentences: rank 0 becomes priority 1, then priority 2 up to
 * the wanted length, then 3, 4, 5... for the surplus; what would never fit and what was said before
 * is left out. Ids are `s1`, `s2`... in telling order.
 */
export function sizeScript(drafts: readonly DraftSentence[], target: Seconds, language: VideoLanguage, { facts = 0 }: Sized = {}): ScriptSentence[] {
  const told = drafts.filter((draft, position) => drafts.findIndex(({ text }) => text === draft.text) === position)
  const weighed = told.map((draft): Weighed => ({ draft, seconds: estimateSeconds(draft.text, language), priority: draft.rank === 0 ? 1 : null }))
  const byRank = weighed.toSorted((one, other) => one.draft.rank - other.draft.rank)
  takeFacts(byRank, { count: facts, room: target * coreShare, language })
  fillCore(byRank, target * coreShare)
  fillSurplus(byRank, target * wholeShare)
  return weighed.flatMap(({ draft: { rank: _rank, bare: _bare, ...sentence }, priority }) => (priority === null ? [] : [{ ...sentence, priority }])).map(withId)
}

/** Whether a sentence tells something of its theme that a source states; a hook only asks. */
export function tellsFact({ role, source }: Pick<ScriptSentence, 'role' | 'source'>): boolean {
  return role === 'body' && (source.kind === 'fact' || source.kind === 'encyclopedia')
}

/** Other sentences of a rank below this come before the facts: the person's own, a safety note. */
const beforeFacts = 3

/**
 * Takes as many facts as are wanted, or the most that fit: as they stand, then without their
 * connectives, then shorter ones in place of long ones.
 */
function takeFacts(byRank: readonly Weighed[], { count, room, language }: { count: number; room: Seconds; language: VideoLanguage }): void {
  const isFact = ({ draft }: Weighed) => tellsFact(draft)
  const surely = byRank.filter((one) => one.priority !== null || (!isFact(one) && one.draft.rank < beforeFacts) || one.draft.onScreen?.step !== undefined)
  const open = byRank.filter((one) => isFact(one) && !surely.includes(one))
  const left = room - secondsOf(surely)
  for (let wanted = count - surely.filter(isFact).length; wanted > 0; wanted -= 1) {
    const first = open.slice(0, wanted)
    if (wanted <= open.length && secondsOf(first) <= left) return markTold(first)
    const bare = open.map((one) => ({ draft: one, seconds: one.draft.bare === undefined ? one.seconds : estimateSeconds(one.draft.bare, language) }))
    const chosen = chooseFacts(bare, wanted, left)
    if (chosen !== null) return markTold(chosen.map(({ draft, seconds }) => withoutConnective(draft, seconds)))
  }
  // A video without any fact is worse than a voice that has to hurry.
  const shortest = open.toSorted((one, other) => one.seconds - other.seconds).slice(0, 1)
  if (count > 0 && !surely.some(isFact)) markTold(shortest)
}

function withoutConnective(weighed: Weighed, seconds: Seconds): Weighed {
  const { bare, ...draft } = weighed.draft
  if (bare === undefined) return weighed
  weighed.draft = { ...draft, text: bare }
  weighed.seconds = seconds
  return weighed
}

function markTold(chosen: readonly Weighed[]): void {
  for (const weighed of chosen) weighed.priority = 2
}

function withId(sentence: Omit<ScriptSentence, 'id'>, index: number): ScriptSentence {
  return { id: `s${index + 1}`, ...sentence }
}

/** Takes what fits, by rank. A third step is not taken when the second did not fit. */
function fillCore(byRank: readonly Weighed[], room: Seconds): void {
  let seconds = secondsOf(byRank.filter(({ priority }) => priority !== null))
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
  let seconds = secondsOf(byRank.filter(({ priority }) => priority !== null))
  let surplus = 3
  for (const weighed of byRank) {
    if (weighed.priority !== null || seconds + weighed.seconds > room) continue
    weighed.priority = surplus
    surplus += 1
    seconds += weighed.seconds
  }
}
