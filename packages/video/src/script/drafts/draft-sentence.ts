import type { VideoLanguage } from '@relampago/domain/catalogue'
import type { Seconds } from '@relampago/domain/units'
import { defaultPause, estimateSeconds } from '../../speech/estimate-seconds.ts'
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

/** A sentence, or several that are told together. */
type Weighed = { drafts: readonly DraftSentence[]; rank: number; seconds: Seconds; priority: number | null }

type Sized = {
  /** So many facts are told for sure when they fit in any way; none by default. */
  facts?: number
}

/**
 * Turns drafts in telling order into sentences: rank 0 becomes priority 1, then priority 2 up to
 * the wanted length, then 3, 4, 5... for the surplus; what would never fit and what was said before
 * is left out. Groups are weighed as a whole. Ids are `s1`, `s2`... in telling order.
 */
export function sizeScript(drafts: readonly DraftSentence[], target: Seconds, language: VideoLanguage, { facts = 0 }: Sized = {}): ScriptSentence[] {
  const weighed = unitsOf(withoutSaid(drafts)).map((unit): Weighed => {
    const rank = Math.min(...unit.map((draft) => draft.rank))
    return { drafts: unit, rank, seconds: secondsOfAll(unit, language), priority: rank === 0 ? 1 : null }
  })
  const byRank = weighed.toSorted((one, other) => one.rank - other.rank)
  takeFacts(byRank, { count: facts, room: target * coreShare, language })
  fillCore(byRank, target * coreShare)
  fillSurplus(byRank, target * wholeShare)
  return weighed
    .flatMap(({ drafts: told, priority }) => (priority === null ? [] : told.map(({ rank: _rank, bare: _bare, ...sentence }) => ({ ...sentence, priority }))))
    .map(withId)
}

/** A text is said once; a group goes as a whole when one of its sentences was said. */
function withoutSaid(drafts: readonly DraftSentence[]): DraftSentence[] {
  const repeated = drafts.filter(({ text }, position) => drafts.findIndex((other) => other.text === text) < position)
  return drafts.filter((draft) => !repeated.some((other) => other === draft || (other.group !== undefined && other.group === draft.group)))
}

/** Neighbours of one group as one. */
function unitsOf(drafts: readonly DraftSentence[]): DraftSentence[][] {
  const units: DraftSentence[][] = []
  for (const draft of drafts) {
    const last = units.at(-1)
    if (last !== undefined && draft.group !== undefined && last[0]?.group === draft.group) last.push(draft)
    else units.push([draft])
  }
  return units
}

/** How long drafts take, with the longer silence that some of them end with. */
function secondsOfAll(drafts: readonly Pick<DraftSentence, 'text' | 'pauseAfter'>[], language: VideoLanguage): Seconds {
  return drafts.reduce((sum, { text, pauseAfter = defaultPause }) => sum + estimateSeconds(text, language) + pauseAfter - defaultPause, 0)
}

/**
 * Whether a sentence tells something of its theme that a source states; a hook only asks, and a
 * myth is not true.
 */
export function tellsFact({ role, source, part }: Pick<ScriptSentence, 'role' | 'source' | 'part'>): boolean {
  return role === 'body' && part !== 'myth' && part !== 'question' && (source.kind === 'fact' || source.kind === 'encyclopedia')
}

/** Other sentences of a rank below this come before the facts: the person's own, a safety note. */
const beforeFacts = 3

/**
 * Takes as many facts as are wanted, or the most that fit: as they stand, then without their
 * connectives, then shorter ones in place of long ones.
 */
function takeFacts(byRank: readonly Weighed[], { count, room, language }: { count: number; room: Seconds; language: VideoLanguage }): void {
  const isFact = ({ drafts }: Weighed) => drafts.some(tellsFact)
  const surely = byRank.filter((one) => one.priority !== null || (!isFact(one) && one.rank < beforeFacts) || isStep(one))
  const open = byRank.filter((one) => isFact(one) && !surely.includes(one))
  const left = room - secondsOf(surely)
  for (let wanted = count - surely.filter(isFact).length; wanted > 0; wanted -= 1) {
    const first = open.slice(0, wanted)
    if (wanted <= open.length && secondsOf(first) <= left) return markTold(first)
    const bare = open.map((one) => ({ draft: one, seconds: secondsOfAll(one.drafts.map(withoutConnective), language) }))
    const chosen = chooseFacts(bare, wanted, left)
    if (chosen !== null) return markTold(chosen.map(({ draft, seconds }) => shortened(draft, seconds)))
  }
  // A video without any fact is worse than a voice that has to hurry.
  const shortest = open.toSorted((one, other) => one.seconds - other.seconds).slice(0, 1)
  if (count > 0 && !surely.some(isFact)) markTold(shortest)
}

function shortened(weighed: Weighed, seconds: Seconds): Weighed {
  weighed.drafts = weighed.drafts.map(withoutConnective)
  weighed.seconds = seconds
  return weighed
}

function withoutConnective({ bare, ...draft }: DraftSentence): DraftSentence {
  return bare === undefined ? draft : { ...draft, text: bare }
}

function isStep({ drafts }: Weighed): boolean {
  return drafts.some(({ onScreen }) => onScreen?.step !== undefined)
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
    const isTooLong = seconds + weighed.seconds > room
    if (isStep(weighed) && isTooLong) stepMissing = true
    if (isTooLong || (isStep(weighed) && stepMissing)) continue
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
