import { interfaceLanguages } from '@relampago/domain/catalogue'
import { words } from '../../content/content.ts'
import { inAnyLanguage } from '../../language/languages.ts'
import { cleanSpeech } from '../text/clean-speech.ts'
import { foldText, wordsOf } from '../text/fold-words.ts'

const instruction = new RegExp(String.raw`^\W*(?:${inAnyLanguage(({ theme }) => theme.instructions)})|\b(?:system|assistant):`)

/**
 * Whether nothing of a theme is said or shown: it insults, or it is an order to the writer. The
 * video is made all the same, about nothing but its audience.
 */
export function isUnspoken(theme: string): boolean {
  const folded = foldText(cleanSpeech(theme))
  if (instruction.test(folded)) return true
  const said = ` ${wordsOf(folded).join(' ')} `
  return interfaceLanguages.some((language) => [...words(language).insults].some((insult) => said.includes(` ${insult} `)))
}
