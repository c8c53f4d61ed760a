import type { OpeningStyle } from '@relampago/domain/catalogue'
import type { ScriptOpening } from '@relampago/domain/contracts'

/** An opening as it is offered; `anchor` is the fact that follows it. */
export type Offered = { style: OpeningStyle; text: string; score: number; anchor: { say: string } | null }

/** More of them are no choice but a search. */
const mostOffered = 8

/**
 * The openings that a person may choose from: the one of the script, then the best of each kind by
 * turns. What follows an opening is written with it, so that each is answered or kept.
 */
export function offeredOpenings(openings: readonly Offered[], used: Offered | undefined): ScriptOpening[] {
  if (used === undefined) return []
  const sorted = [used, ...openings.toSorted((one, other) => other.score - one.score)]
  // Of one kind on one fact the best wording says it all.
  const isNew = ({ style, text, anchor }: Offered, index: number) =>
    sorted.findIndex((one) => one.text === text || (anchor !== null && one.style === style && one.anchor === anchor)) === index
  const others = sorted.filter(isNew).slice(1)
  const turnOf = new Map<OpeningStyle, number>()
  const inTurns = others.map((opening) => {
    const turn = (turnOf.get(opening.style) ?? 0) + 1
    turnOf.set(opening.style, turn)
    return { opening, turn }
  })
  const offered = inTurns.toSorted((one, other) => one.turn - other.turn).map(({ opening }) => opening)
  return [used, ...offered].slice(0, mostOffered).map(toRecord)
}

function toRecord({ style, text, score, anchor }: Offered): ScriptOpening {
  return { style, text, score: Math.round(score * 10) / 10, ...(anchor !== null && { answer: anchor.say }) }
}
