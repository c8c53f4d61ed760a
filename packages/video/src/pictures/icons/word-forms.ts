import { baseLanguage, interfaceLanguages, type VideoLanguage } from '@relampago/domain/catalogue'
import { words } from '../../content/content.ts'
import { languageRules } from '../../language/languages.ts'

/** Lower case without accents. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
}

/** The singular of a word, folded. Library stemmers give "café" and "cafés" different stems. */
function singular(word: string, language: VideoLanguage): string {
  const lower = word.toLowerCase()
  for (const [ending, replacement, least] of languageRules[baseLanguage[language]].pictures.plurals) {
    if (lower.length >= least && ending.test(lower)) return fold(lower.replace(ending, replacement))
  }
  return fold(lower)
}

/** The telling words of a text, each in the singular without accents, in order. */
export function tellingWords(text: string, language: VideoLanguage): string[] {
  const { silent } = words(baseLanguage[language]).pictures
  return [
    ...text
      .normalize('NFC')
      .toLowerCase()
      .matchAll(/\p{L}+/gu),
  ]
    .map(([word]) => word)
    .filter((word) => (word.length > 2 || isShortWord(word)) && !silent.has(fold(word)))
    .map((word) => singular(word, language))
}

/** Whether a word of two letters does say something, in whatever language. */
function isShortWord(word: string): boolean {
  return interfaceLanguages.some((language) => words(language).pictures.short.has(word))
}

/** Common words of time and learning: their own picture only when nothing else is named. */
export function isWeakWord(word: string, language: VideoLanguage): boolean {
  return words(baseLanguage[language]).pictures.weak.has(word)
}
