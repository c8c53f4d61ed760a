import { baseLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import { words } from '../../content/content.ts'
import { isWeakWord } from '../icons/word-forms.ts'
import { readText } from '../icons/read-text.ts'
import { tellingPhrase } from './telling-phrase.ts'

const longestStrong = 24

/**
 * The telling phrase of a sentence where it says more than a picture that the sentence does not
 * name: a proper name, or a noun with what belongs to it. `null` where it is weak. Beside the
 * picture of the theme, words of the theme say nothing new.
 */
export function strongPhrase(text: string, { theme, isThemeShown }: { theme: string; isThemeShown: boolean }, language: VideoLanguage): string | null {
  const phrase = tellingPhrase(text, '', language)
  if (phrase === null || phrase === '' || phrase.length > longestStrong) return null
  const read = readText(text, language)
  const inPhrase = new Set(phrase.split(' '))
  const known = new Set(isThemeShown ? readText(theme, language).map(({ small }) => small) : [])
  const told = read.filter((word) => inPhrase.has(word.text) && word.use !== 'small')
  const { silent } = words(baseLanguage[language]).pictures
  const fresh = told.filter(({ small }) => !known.has(small) && !silent.has(small) && !isWeakWord(small, language))
  const isNamed = told.some(({ use, text: written }) => use === 'name' && /^\p{Lu}/u.test(written))
  const isNoun = told.at(-1)?.use === 'noun'
  return fresh.length > 0 && (isNamed || (told.length > 1 && isNoun)) ? phrase : null
}
