import { interfaceLanguages, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { words } from '../../content/content.ts'
import { languageRules } from '../../language/languages.ts'

/** Lower case without accents: "Café" and "CAFÉ" are both "cafe". */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/**
 * Words and numbers of a text as written, without punctuation; a hyphen or apostrophe inside a word
 * stays.
 */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
}

/**
 * Folds case, accents and plural, so that "cafés", "Café" and "cafe" compare equal. Words of three
 * letters keep their end.
 */
export function foldWord(word: string, language: InterfaceLanguage): string {
  const folded = foldText(word)
  if (folded.length <= 3) return folded
  const end = languageRules[language].plurals.find(([pattern]) => pattern.test(folded))
  return end === undefined ? folded : folded.replace(end[0], end[1])
}

/** Whether a word only holds a sentence together. */
export function isEmptyWord(word: string, language: InterfaceLanguage): boolean {
  return words(language).empty.has(foldText(word))
}

/** The same in any language: a name may come from another one than its video. */
export function isEmptyAnywhere(word: string): boolean {
  return interfaceLanguages.some((language) => isEmptyWord(word, language))
}

/** The words of a text that carry its subject, folded, in order and with repeats. */
export function contentWords(text: string, language: InterfaceLanguage): string[] {
  return contentWordsWithout(text, words(language).empty, language)
}

/** The same while the content is being built, when its empty words are not there yet. */
export function contentWordsWithout(text: string, empty: ReadonlySet<string>, language: InterfaceLanguage): string[] {
  return wordsOf(text)
    .filter((word) => !empty.has(foldText(word)))
    .map((word) => foldWord(word, language))
}

/**
 * Every number of a text as written, decimal and thousands marks included: "R$ 1.299,90 em 3x" has
 * "1.299,90" and "3".
 */
export function numbersOf(text: string): string[] {
  return text.match(/\d+(?:[.,]\d+)*/g) ?? []
}
