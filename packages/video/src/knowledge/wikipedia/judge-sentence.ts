import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { languageRules } from '../../language/languages.ts'
import { foldText, numbersOf, wordsOf } from '../../script/text/fold-words.ts'
import { fewestWords, isShort } from './shorten-sentence.ts'

/** A year, as it stands in brackets behind the name of a person. */
const year = /\b1\d{3}\b|\b20\d{2}\b/g

/** Whether a page is about a person who may be alive: a birth and no death. */
export function isLivingPerson(kind: readonly string[], text: string, language: InterfaceLanguage): boolean {
  const { persons } = languageRules[language].encyclopedia
  const start = text.slice(0, 300)
  const isPerson = kind.some((word) => new RegExp(String.raw`^(?:${persons})$`).test(word))
  const life = /\(([^()]*)\)/.exec(start)?.[1] ?? ''
  const years = life.match(year)?.length ?? 0
  return isPerson && years < 2
}

/** Whether a sentence is true on its own, stays true, and is fit to be told. */
export function isTellable(text: string, isLiving: boolean, language: InterfaceLanguage): boolean {
  const { leaning, ageing, noStatement, privateMatters } = languageRules[language].encyclopedia
  const holds = (words: string, within: string) => new RegExp(String.raw`(?<![\p{L}-])(?:${words})(?![\p{L}-])`, 'iu').test(within)
  if (!isShort(text) || wordsOf(text).length < fewestWords) return false
  if (!/^[\p{Lu}\p{N}].*[^.!?…,;:]\.$/u.test(text) || /[:;?!…]|\.\.|--/.test(text)) return false
  if (holds(leaning, text) || holds(ageing, text) || holds(noStatement, text)) return false
  if (isLiving && holds(privateMatters, foldText(text))) return false
  return numbersOf(text).length <= mostNumbers
}

/** More are a table. */
const mostNumbers = 4
