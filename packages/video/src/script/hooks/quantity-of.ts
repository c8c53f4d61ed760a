import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { languageRules } from '../../language/languages.ts'
import { isEmptyWord } from '../text/fold-words.ts'

const mostCharacters = 34

/**
 * The first number of a sentence with what it counts: "150 países", "2 milhões de quilômetros
 * quadrados"; `null` where no noun follows it: a year, a date, a rank.
 */
export function quantityOf(say: string, speech: InterfaceLanguage): string | null {
  const { magnitudes, ofCounted, oddPlurals } = languageRules[speech].hooks
  const counted = new RegExp(String.raw`(?<![\p{L}\d.,$])(\d+(?:[.,]\d+)*(?: (?:${magnitudes}))?)(?: (${ofCounted}))? (\p{Ll}{3,})`, 'gu')
  for (const [, number = '', joint, noun = ''] of say.matchAll(counted)) {
    const isYear = /^(?:1[0-9]|20)\d{2}$/.test(number)
    // "15 de março" is a day; "2 milhões de pessoas" counts.
    const isDate = joint !== undefined && /^\d+(?:[.,]\d+)*$/.test(number)
    // "9 bateram" counts nothing.
    const isSeveral = new RegExp(`s$|^(?:${oddPlurals})$`).test(noun)
    const text = [number, joint, noun].filter(Boolean).join(' ')
    if (isSeveral && !isYear && !isDate && !isEmptyWord(noun, speech) && text.length <= mostCharacters) return text
  }
  return null
}
