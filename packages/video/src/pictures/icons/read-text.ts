import { baseLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import { isSaid, words } from '../../content/content.ts'
import { languageRules } from '../../language/languages.ts'
import type { SentenceWord, WrittenWord } from '../../language/rules/sentence-rules.ts'

const tokens = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*|\d[\d.,]*|[,.!?:;()–—"“”]/gu
const hyphen = '-'
/** "São" is also a verb. */
const saint = /^(?:São|Santo|Santa|St)$/

/** The words of a text with what each does there; marks are left out. */
export function readText(text: string, language: VideoLanguage, names: ReadonlySet<string> = noNames): SentenceWord[] {
  const found = [...text.normalize('NFC').matchAll(tokens)].map(([token]) => token)
  const written = found.map((token, at): WrittenWord => ({
    text: token,
    small: token.toLowerCase(),
    isMark: /^[^\p{L}\d]/u.test(token),
    isName: isName(found, at, names, language),
  }))
  return languageRules[baseLanguage[language]].sentence.readWords(written)
}

const noNames: ReadonlySet<string> = new Set()

/** Words of a proper name of several words: "Christian Wolf" in a theme names a man everywhere. */
export function namesIn(theme: string): ReadonlySet<string> {
  return new Set([...theme.matchAll(/\p{Lu}[\p{L}'’-]+(?: (?:d[aeo]s? |of |the )?\p{Lu}[\p{L}'’-]+)+/gu)].flatMap(([name]) => name.split(' ')))
}

/**
 * A capital inside a sentence makes a name, and so do two at its beginning. "Sun" and "Natal" are
 * things all the same.
 */
function isName(found: readonly string[], at: number, names: ReadonlySet<string>, language: VideoLanguage): boolean {
  const token = found[at] ?? ''
  if (!/^\p{Lu}/u.test(token)) return false
  if (names.has(token)) return true
  if (words(baseLanguage[language]).pictures.things.has(token.toLowerCase())) return false
  const before = found[at - 1]
  const isFirst = before === undefined || /^[.!?:"“—–]/.test(before)
  const next = found[at + 1] ?? ''
  return !isFirst || (/^\p{Lu}\p{Ll}/u.test(next) && (saint.test(token) || !words(baseLanguage[language]).empty.has(token.toLowerCase())))
}

/** Spellings to look a word up by; the parts of "guarda-chuva" together. */
export function spellings(small: string, language: VideoLanguage): string[] {
  const { lemmas, compoundHead } = languageRules[baseLanguage[language]].sentence
  if (!small.includes(hyphen)) return lemmas(small)
  const parts = small.split(hyphen)
  const head = compoundHead(parts)
  return [parts.map((part) => lemmas(part)[0]).join(' '), ...(head === null ? [] : lemmas(head))]
}

/** What is written as one phrase in small letters, without capitals that would make names. */
export function phraseOf(text: string): string[] {
  return [
    ...text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(hyphen, ' ')
      .matchAll(/[\p{L}\p{M}\d]+(?:['’][\p{L}]+)*/gu),
  ].map(([word]) => word)
}

/** Whether the library writes a word small as well: a name that is also a common noun. */
export function isCommonNoun(small: string, language: VideoLanguage): boolean {
  return isSaid(small, baseLanguage[language])
}
