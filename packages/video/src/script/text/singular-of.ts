import { interfaceLanguages, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { words } from '../../content/content.ts'
import { languageRules } from '../../language/languages.ts'

/**
 * The singular of a word in small letters, with its accents: "cães" is "cão" and "marés" is "maré".
 * Words that end like a plural and are none stay,
 * of whatever language: "ônibus", and "Mars" is no plural of "mar".
 */
export function singularOf(word: string, language: InterfaceLanguage): string {
  if (isInvariable(word)) return word
  const { plurals } = languageRules[language].pictures
  const end = plurals.find(([ending, , least]) => word.length >= least && ending.test(word))
  return end === undefined ? word : word.replace(end[0], end[1])
}

/** Whether a word in small letters ends like a plural and is none, in any language. */
export function isInvariable(word: string): boolean {
  return interfaceLanguages.some((language) => words(language).invariable.has(word))
}
