import { speechWords } from '../../../content/content.ts'
import { readRoman } from '../../speaking/roman-numerals.ts'
import { speakingRule, type TokenContext } from '../../speaking/speaking-rules.ts'
import { genderOfName, genderOfNoun } from './gender-pt.ts'
import { sayCardinal, sayOrdinal } from './numbers-pt.ts'

const titles = /^(?:rei|rainha|papa|imperador|imperatriz|czar|kaiser|faraó|príncipe|princesa|sultão|dom|dona)$/
const countedWords = /^(?:capítulo|volume|parte|tomo|ato|fase|título|guerra|anexo|artigo|inciso|tipo|nível|classe|copa)s?$/

function sayRoman(text: string, around: TokenContext): string | null {
  const value = readRoman(text)
  const { royalNames, editions } = speechWords('pt')
  const { previous, next } = around
  if (value === null) return null
  if (editions.has(next)) return sayOrdinal(value, genderOfNoun(next))
  const isTitled = titles.test(around.before[1] ?? '')
  const isRoyal = isTitled || royalNames.has(previous)
  if (isRoyal && value <= 10) return sayOrdinal(value, genderOfName(previous))
  const head = countedBy(around)
  const isCentury = /^(?:séculos?|sécs?\.?)$/.test(head)
  if (isCentury && value <= 10) return sayOrdinal(value)
  // One letter, and words such as MIL or CD, are numerals only after a word that is counted so.
  const isCounted = isCentury || isRoyal || countedWords.test(head)
  return isCounted || /^(?:[IVX]{2,})$/.test(text) ? sayCardinal(value) : null
}

/** The word that numerals count, past others of the same list: "capítulos I, II e V". */
function countedBy({ before }: TokenContext): string {
  return before.find((word) => !isOfList(word)) ?? ''
}

function isOfList(word: string): boolean {
  return /^(?:e|ou|a|ao|até)$/.test(word) || readRoman(word.toUpperCase()) !== null
}

/** Roman numerals: "século XXI", "Dom Pedro II", "II Guerra Mundial". */
export const romanRule = speakingRule('[IVXLCDM]+', (m, around) => sayRoman(m[0], around), 'u')
