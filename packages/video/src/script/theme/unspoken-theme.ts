import { interfaceLanguages, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { words } from '../../content/content.ts'
import { inAnyLanguage, languageRules } from '../../language/languages.ts'
import { cleanSpeech } from '../text/clean-speech.ts'
import { foldText, wordsOf } from '../text/fold-words.ts'

const instruction = new RegExp(String.raw`^\W*(?:${inAnyLanguage(({ theme }) => theme.instructions)})|\b(?:system|assistant):`)

/**
 * Whether nothing of a theme is said or shown: it insults, or it is an order to the writer. The
 * video is made all the same, about nothing but its audience.
 */
export function isUnspoken(theme: string): boolean {
  const clean = cleanSpeech(theme)
  if (instruction.test(foldText(clean))) return true
  return interfaceLanguages.some((language) => insults(clean, language))
}

/** An obscenity anywhere, or an insult behind "is": "O Idiota" is a book. */
function insults(theme: string, language: InterfaceLanguage): boolean {
  const { insults: listed, obscenities } = words(language)
  const said = wordsOf(theme.toLowerCase())
  const copula = new RegExp(`^(?:${languageRules[language].theme.copulas})$`)
  const claimed = said.findIndex((word) => copula.test(word))
  return said.some((word, position) => obscenities.has(foldText(word)) || (claimed >= 0 && position > claimed && listed.has(foldText(word))))
}
