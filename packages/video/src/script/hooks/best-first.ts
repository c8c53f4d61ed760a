import type { OpeningStyle } from '@relampago/domain/catalogue'
import type { SeededChoice } from '../drafts/seeded-choice.ts'
import { nearTie } from './opening-scores.ts'

type Judged = { text: string; style: OpeningStyle; score: number }
type Choosing = { choose: (purpose: string) => SeededChoice; opening: string | null }

/**
 * Openings in the order in which they are tried: the one that a person chose, those about as good
 * as the best, one of each kind by turns in the order of the seed, then the others by score. No
 * text twice.
 */
export function bestFirst<One extends Judged>(openings: readonly One[], { choose, opening: wanted }: Choosing): One[] {
  const byText = new Map(openings.toReversed().map((one) => [one.text, one]))
  const sorted = [...byText.values()].toReversed().toSorted((one, other) => other.score - one.score)
  const [best] = sorted
  if (best === undefined) return []
  const near = sorted.filter(({ score }) => score >= best.score - nearTie)
  const ordered = [...byTurns(choose('opening').shuffle(near), choose('opening kind')), ...sorted.slice(near.length)]
  return [...ordered.filter(({ text }) => text === wanted), ...ordered.filter(({ text }) => text !== wanted)]
}

/** One of each kind, then the next of each; the kinds in the order of the choice. */
function byTurns<One extends Judged>(openings: readonly One[], choice: SeededChoice): One[] {
  const kinds = choice.shuffle([...new Set(openings.map(({ style }) => style))])
  const placed = openings.map((opening, index) => {
    const turn = openings.slice(0, index).filter(({ style }) => style === opening.style).length
    return { opening, place: turn * kinds.length + kinds.indexOf(opening.style) }
  })
  return placed.toSorted((one, other) => one.place - other.place).map(({ opening }) => opening)
}
