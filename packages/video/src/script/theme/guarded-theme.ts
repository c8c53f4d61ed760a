import { interfaceLanguages, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { words } from '../../content/content.ts'
import { languageRules } from '../../language/languages.ts'
import type { Professional } from '../../content/kinds/kinds.ts'
import { foldWord, isEmptyWord, wordsOf } from '../text/fold-words.ts'

const guardedKinds = ['health', 'money', 'law'] as const satisfies readonly Professional[]

/**
 * Who should answer for a theme on health, money or law of which nothing is known; no audience is
 * asked to. `null` for all others.
 */
export function guardedKind(theme: string): Exclude<Professional, 'pets'> | null {
  const isKnown = (kind: (typeof guardedKinds)[number]) =>
    interfaceLanguages.some((language) => [...words(language).guarded[kind]].some((phrase) => singulars(theme, language).includes(singulars(phrase, language))))
  return guardedKinds.find(isKnown) ?? null
}

/** All words, folded and in the singular, with a space around each. */
function singulars(text: string, language: InterfaceLanguage): string {
  return ` ${wordsOf(text)
    .map((word) => foldWord(word, language))
    .join(' ')} `
}

/**
 * Whether a topic fits after a preposition as it stands: it is a phrase of the video's language and
 * no sentence. Others are quoted: "O tema de hoje: la vida es bella."
 */
export function fitsPhrases(topic: string, language: InterfaceLanguage): boolean {
  const { foreign } = words(language)
  const { articles, copulas } = languageRules[language].theme
  const typed = wordsOf(topic.toLowerCase())
  const isSentence = typed.slice(1).some((word) => new RegExp(`^(?:${copulas})$`).test(word))
  const [first = ''] = typed
  // "São João" begins with a name, whatever "são" means.
  const isName = /^\p{Lu}\S* \p{Lu}/u.test(topic)
  const leans = !isName && isEmptyWord(first, language) && !new RegExp(`^(?:${articles})$`).test(first)
  const isOtherScript = /[^\p{Script=Latin}\p{N}\p{P}\p{S}\s]/u.test(topic) || /[ñß¿¡]/u.test(topic)
  return typed.length > 0 && !isSentence && !leans && !isOtherScript && !typed.some((word) => foreign.has(word))
}
