import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { languageRules } from '../../language/languages.ts'
import { foldText, foldWord, wordsOf } from '../../script/text/fold-words.ts'

/** How certain it is that two names mean the same; a higher one wins. */
export const sameness = { none: 0, plural: 1, unaccented: 2, exact: 3 } as const

/**
 * Compares all words of what was typed with a name. Accents that were typed have to be those of the
 * name, so that "avô" is not "avó"; without any, they do not matter.
 */
export function samenessOf(typed: string, name: string, language: InterfaceLanguage): number {
  const [one, other] = [typed, name].map((text) => wordsOf(withoutArticle(text, language)).map((word) => word.normalize('NFC').toLowerCase())) as [
    string[],
    string[],
  ]
  if (one.length === 0) return sameness.none
  if (areEqual(one, other)) return sameness.exact
  const [plain, same] = [withoutHyphens(one), withoutHyphens(other)]
  if (plain.length > 1 && plain.length + same.length > one.length + other.length && areEqual(plain, same)) return sameness.unaccented
  if (!hasAccents(typed) && areEqual(one.map(foldText), other.map(foldText))) return sameness.unaccented
  const singular = (word: string) => toSingular(word, language)
  if (areEqual(one.map(singular), other.map(singular))) return sameness.plural
  const folded = (word: string) => foldWord(word, language)
  return !hasAccents(typed) && areEqual(one.map(folded), other.map(folded)) ? sameness.plural : sameness.none
}

/** "baleia azul" is "baleia-azul". */
function withoutHyphens(words: readonly string[]): string[] {
  return words.flatMap((word) => word.split('-'))
}

function areEqual(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word, index) => word === other[index])
}

function hasAccents(text: string): boolean {
  return /\p{M}/u.test(text.normalize('NFD'))
}

export function withoutArticle(text: string, language: InterfaceLanguage): string {
  const { articles } = languageRules[language].theme
  return text.trim().replace(new RegExp(String.raw`^(?:${articles})\s+(?=\S)`, 'iu'), '')
}

/** "vulcões" becomes "vulcão": the accents of the ending change with the number. */
export function toSingular(word: string, language: InterfaceLanguage): string {
  const rule = languageRules[language].pictures.plurals.find(([ending, , least]) => word.length >= least && ending.test(word))
  return rule === undefined ? word : word.replace(rule[0], rule[1])
}

/** "Mercúrio (planeta)" in its parts; the qualifier is empty where there is none. */
export function splitTitle(title: string): { base: string; qualifier: string } {
  const [, base, qualifier] = /^(.+?) \(([^()]+)\)$/.exec(title) ?? []
  return { base: base ?? title, qualifier: qualifier ?? '' }
}
