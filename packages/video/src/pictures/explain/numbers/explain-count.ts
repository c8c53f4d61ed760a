import type { NumberLayout } from '../../scene-plan/numbers.ts'
import { compareSize } from './compare-size.ts'
import { toldOf, type ExplainNumber } from './number-sentence.ts'
import { formatted } from './number-text.ts'
import type { Amount } from './read-amounts.ts'
import type { VideoLanguage } from '@relampago/domain/catalogue'

/** As many values as are shown in half a second. */
const shares = [0.35, 0.62, 0.8, 0.91, 0.97] as const
/** A number with its magnitude on one line is still large. */
const longestFigure = 12
/** Smaller numbers have nothing to count up through. */
const leastCounted = 4

/** A number that counts up to what is said, with something to compare it with. */
export const explainCount: ExplainNumber = (sentence) => {
  const [amount] = sentence.amounts
  // Two numbers of the same rank: which one is meant is not known.
  if (amount === undefined || (sentence.amounts.length > 1 && sentence.explained.sentence.onScreen?.figure === undefined)) return null
  if (sentence.previous === 'count' || amount.kind === 'degrees') return null
  const told = withMagnitude(amount)
  return {
    kind: 'count',
    ...toldOf(told, sentence),
    rolled: rolledValues(told, sentence.language),
    comparison: compareSize(amount, sentence),
  } satisfies NumberLayout
}

/** "4 mil" over "quilômetros" rather than "4" over "mil quilômetros", where it is short enough. */
function withMagnitude(amount: Amount): Amount {
  const { figure, magnitude, measured, signs } = amount
  if (magnitude === null || `${figure} ${magnitude}`.length > longestFigure) return amount
  return { ...amount, figure: `${figure} ${magnitude}`, unit: measured, signs: { ...signs, behind: `${signs.behind} ${magnitude}` } }
}

/** What is shown on the way to the figure; empty for ranges and few things. */
function rolledValues({ value, high, decimals, signs, figure }: Amount, language: VideoLanguage): string[] {
  if (high !== null || value * 10 ** decimals < leastCounted) return []
  const rolled = shares.map((share) => `${signs.before}${formatted(rounded(value * share, decimals), decimals, language)}${signs.behind}`)
  return rolled.filter((text, at) => text !== rolled[at - 1] && text !== figure)
}

function rounded(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals
}
