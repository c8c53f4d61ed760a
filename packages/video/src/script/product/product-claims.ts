import { inAnyLanguage } from '../../language/languages.ts'
import { foldText, isEmptyAnywhere, wordsOf } from '../text/fold-words.ts'

const claim = new RegExp(String.raw`(?<![\w])(?:${inAnyLanguage(({ product }) => product.claims)})(?![\w])`)
/** Where a part of a feature ends: before a word that leads on, and at marks. */
const joint = new RegExp(String.raw`\s*(?:[,;:(]|\s[–—-]\s|\s(?=(?:${inAnyLanguage(({ product }) => product.joints)})\s))`, 'g')
const fewestWords = 2

/** Whether a text promises what nobody may: an absolute, an effect on health. */
export function holdsClaim(text: string): boolean {
  return claim.test(foldText(text))
}

/**
 * A feature without what nobody may promise: "Creme com colágeno que elimina rugas" is "Creme com
 * colágeno". `null` when nothing is left that can stand alone.
 */
export function withoutClaim(feature: string): string | null {
  const found = claim.exec(foldText(feature))
  if (found === null) return feature
  // Folding keeps the length of the letters of both languages.
  const ends = [...feature.matchAll(joint)].map(({ index }) => index).filter((end) => end <= found.index)
  const kept = feature.slice(0, ends.at(-1) ?? 0).trim()
  const words = wordsOf(kept)
  return words.length >= fewestWords && !isEmptyAnywhere(words.at(-1) ?? '') ? kept : null
}
