import { baseLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import type { Fraction } from '@relampago/domain/units'
import { isEmptyWord, wordsOf } from './fold-words.ts'

/**
 * Share of a text's words that only hold a sentence together in this language: about 0.4 for its
 * own texts, under 0.15 for others.
 */
export function languageShare(text: string, language: VideoLanguage): Fraction {
  const words = wordsOf(text)
  return words.length === 0 ? 0 : words.filter((word) => isEmptyWord(word, baseLanguage[language])).length / words.length
}
