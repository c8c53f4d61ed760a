import { foldText, numbersOf, wordsOf } from '../src/script/text/fold-words.ts'

/** Whether a sentence says a feature of a product: two words that carry it, and all its numbers. */
export function saysFeature(sentence: string, feature: string): boolean {
  const words = wordsOf(foldText(feature)).filter((word) => word.length > 3 || /\d/.test(word))
  const said = new Set(wordsOf(foldText(sentence)))
  return words.filter((word) => said.has(word)).length >= Math.min(2, words.length) && numbersOf(feature).every((number) => sentence.includes(number))
}
