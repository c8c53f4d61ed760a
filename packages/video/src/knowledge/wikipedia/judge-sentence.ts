import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { languageRules } from '../../language/languages.ts'
import { foldText, numbersOf, wordsOf } from '../../script/text/fold-words.ts'
import { fewestWords, isShort } from './shorten-sentence.ts'

/** A year, as it stands in brackets behind the name of a person. */
const year = /\b1\d{3}\b|\b20\d{2}\b/g

export function isPerson(kind: readonly string[], language: InterfaceLanguage): boolean {
  const { persons } = languageRules[language].encyclopedia
  return kind.some((word) => new RegExp(String.raw`^(?:${persons})$`).test(word))
}

/** Whether the brackets behind a name hold a day, as they do behind those of persons. */
export function hasBirthday(text: string): boolean {
  const life = /\(([^()]*)\)/.exec(text.slice(0, 300))?.[1] ?? ''
  return /\bborn\b|\b\d{1,2}º? (?:de )?\p{L}+,? (?:de )?\d{4}\b|\b\p{L}+ \d{1,2}, \d{4}\b/u.test(life)
}

/** Whether the brackets behind a person's name hold two years: birth and death. */
export function hasDied(text: string): boolean {
  const life = /\(([^()]*)\)/.exec(text.slice(0, 300))?.[1] ?? ''
  return (life.match(year)?.length ?? 0) >= 2 && /[–—-]|†/.test(life)
}

/** Whether a sentence is true on its own, stays true, and is fit to be told. */
export function isTellable(text: string, isLiving: boolean, language: InterfaceLanguage): boolean {
  const { leaning, ageing, noStatement, privateMatters } = languageRules[language].encyclopedia
  if (!isShort(text) || wordsOf(text).length < fewestWords) return false
  if (!/^[\p{Lu}\p{N}].*[^.!?…,;:]\.$/u.test(text) || /[:;?!…]|\.\.|--/.test(text)) return false
  if ([leaning, ageing, noStatement].some((words) => holds(words, text))) return false
  if (isLiving && holds(privateMatters, foldText(text))) return false
  return numbersOf(text).length <= mostNumbers
}

function holds(words: string, text: string): boolean {
  return new RegExp(String.raw`(?<![\p{L}-])(?:${words})(?![\p{L}-])`, 'iu').test(text)
}

/** More are a table. */
const mostNumbers = 4
