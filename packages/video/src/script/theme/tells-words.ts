import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import type { Fact } from '../../content/schema/theme.ts'
import { languageRules } from '../../language/languages.ts'
import { foldWord, wordsOf } from '../text/fold-words.ts'
import type { TypedWord } from '../text/typed-words.ts'

/** Whether a fact, its question and its pictures hold all of these words, in any of their forms. */
export function tellsWords(fact: Fact, wanted: readonly TypedWord[], language: InterfaceLanguage): boolean {
  return toldWords(fact, wanted, language) === wanted.length
}

/** How many of these words a fact holds. */
export function toldWords({ say, hook = '', keywords }: Fact, wanted: readonly TypedWord[], language: InterfaceLanguage): number {
  const stems = new Set(wordsOf([say, hook, ...keywords].join(' ')).map((word) => stemOf(word, language)))
  return wanted.filter(({ text }) => stems.has(stemOf(text, language))).length
}

const shortestStem = 4

/** What the forms of a verb or a noun have in common: "ronronam" and "ronronar". */
function stemOf(word: string, language: InterfaceLanguage): string {
  const folded = foldWord(word, language)
  const stem = folded.replace(languageRules[language].pictures.verbEndings, '')
  return stem.length >= shortestStem ? stem : folded
}
