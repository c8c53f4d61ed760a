import type { VideoLanguage } from '@relampago/domain/catalogue'
import { inAnyLanguage } from '../../language/languages.ts'
import type { Money, ProductFacts } from '../../story/subject.ts'
import { foldText, wordsOf } from '../text/fold-words.ts'
import { holdsClaim } from './product-claims.ts'

/**
 * "R$ 129,90", "R$ 130", "$1,299.90": as the language writes it, without cents when there are none.
 */
export function moneyText({ cents, currency }: Money, language: VideoLanguage): string {
  const digits = cents % 100 === 0 ? 0 : 2
  return new Intl.NumberFormat(language, { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits })
    .format(cents / 100)
    .replace(/\u00a0/g, ' ')
}

/**
 * Reduction in whole per cent, rounded down, when the page states both prices and it is at least 10
 * %; otherwise null.
 */
export function discountPercent({ price, listPrice }: ProductFacts): number | null {
  if (price === null || listPrice === null || price.currency !== listPrice.currency || listPrice.cents <= price.cents) return null
  const percent = Math.floor(((listPrice.cents - price.cents) * 100) / listPrice.cents)
  return percent >= 10 ? percent : null
}

/** A rating worth saying: at least 4 of 5 from at least 20 people. */
export function goodRating({ rating }: ProductFacts): ProductFacts['rating'] {
  return rating !== null && rating.value >= 4 && rating.reviews >= 20 ? rating : null
}

/** Praise that a page may print and a narrator should not repeat. */
export const praise = new RegExp(String.raw`\b(?:${inAnyLanguage(({ product }) => product.praise)})`)

const leaning = new RegExp(String.raw`^(?:${inAnyLanguage(({ product }) => product.leaning)})\b`)

/**
 * Sentences of the page's description that state something plainly: 5 to 18 words, no praise, no
 * pronoun that leans on another, no promise; English "it" is the product.
 */
export function plainDescription(sentences: readonly string[]): string[] {
  return sentences.filter((sentence) => {
    const count = wordsOf(sentence).length
    const folded = foldText(sentence)
    return count >= 5 && count <= 18 && sentence.endsWith('.') && !praise.test(folded) && !holdsClaim(sentence) && !leaning.test(folded)
  })
}
