import type { NumberLayout } from '../scene-plan/numbers.ts'
import type { Explain } from '../scene-plan/explained.ts'
import { explainCount } from './numbers/explain-count.ts'
import { explainDates, explainDay } from './numbers/explain-dates.ts'
import { explainEquation } from './numbers/explain-equation.ts'
import { explainInstrument } from './numbers/explain-instruments.ts'
import { explainPrice, explainStars } from './numbers/explain-offer.ts'
import { explainBars, explainLine } from './numbers/explain-rows.ts'
import { explainShare } from './numbers/explain-share.ts'
import { numberSentence, type ExplainNumber } from './numbers/number-sentence.ts'

/** What takes most of the sentence in comes first, a lone number last. */
const ways: readonly ExplainNumber[] = [
  explainEquation,
  explainPrice,
  explainStars,
  explainLine,
  explainBars,
  explainShare,
  explainDay,
  explainInstrument,
  explainDates,
  explainCount,
]

/** Amounts, shares, years and measures. */
export const explainNumbers: Explain<NumberLayout> = (explained) => {
  // Lists and counted steps have pictures of their own.
  const { items, step, counts, word } = explained.sentence.onScreen ?? {}
  if (items !== undefined || (step !== undefined && counts !== 'facts') || word !== undefined) return null
  const sentence = numberSentence(explained)
  for (const way of ways) {
    const layout = way(sentence)
    if (layout !== null) return layout
  }
  return null
}
