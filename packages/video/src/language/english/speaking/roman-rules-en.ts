import { speechWords } from '../../../content/content.ts'
import { readRoman } from '../../speaking/roman-numerals.ts'
import { append, speakingRule, type TokenContext } from '../../speaking/speaking-rules.ts'
import { sayCardinal, sayOrdinal } from './numbers-en.ts'

const titles = /^(?:king|queen|pope|emperor|empress|tsar|czar|kaiser|pharaoh|prince|sultan)$/
const countedWords = /^(?:chapter|volume|part|act|phase|title|war|bowl|type|level|class|section|grade|article)s?$/
const reigns = /^(?:|was|of|ruled|reigned|became|died|is|had)$/

function sayRoman(text: string, { previous, next, before }: TokenContext): string | null {
  const value = readRoman(text)
  if (value === null) return null
  if (next === 'century' || next === 'centuries') return sayOrdinal(value)
  // "Elizabeth I" is a queen before a verb of hers or after her title, otherwise someone speaks.
  const isTitled = titles.test(before[1] ?? '')
  const isNumeral = text !== 'I' || reigns.test(next)
  if (isTitled || (speechWords('en').royalNames.has(previous) && isNumeral)) return `the ${sayOrdinal(value)}`
  const isCounted = countedWords.test(countedBy(before))
  return isCounted || /^(?:[IVX]{2,})$/.test(text) ? sayCardinal(value) : null
}

/** The word that numerals count, past others of the same list: "chapters I, II and V". */
function countedBy(before: readonly string[]): string {
  return before.find((word) => !isOfList(word)) ?? ''
}

function isOfList(word: string): boolean {
  return /^(?:and|or|to)$/.test(word) || readRoman(word.toUpperCase()) !== null
}

/** Roman numerals: "World War II", "Henry VIII's". */
export const romanRule = speakingRule("([IVXLCDM]+)(['’]s)?", (m, around) => append(sayRoman(m[1] ?? '', around), m[2] ?? ''), 'u')
