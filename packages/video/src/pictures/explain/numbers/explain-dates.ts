import type { MarkedYear, NumberLayout } from '../../scene-plan/numbers.ts'
import { speechWords } from '../../../content/content.ts'
import { baseLanguage } from '@relampago/domain/catalogue'
import type { ExplainNumber, NumberSentence } from './number-sentence.ts'
import { readYears } from './read-years.ts'
import { numberRules, wordAt } from './number-text.ts'

/** More on one line would touch. */
const mostYears = 5

/** A leaf of a calendar. */
export const explainDay: ExplainNumber = (sentence) => {
  for (const pattern of sentence.rules.days) {
    const found = pattern.exec(sentence.text)
    const layout = found === null ? null : leafOf(found, sentence)
    if (layout !== null) return layout
  }
  return null
}

function leafOf(found: RegExpExecArray, { text, language, label, explained, amounts, years }: NumberSentence): NumberLayout | null {
  const { day = '', month = '' } = found.groups ?? {}
  const number = /^\d/.test(day) ? String(Number.parseInt(day, 10)) : '1'
  const year = /^(?:,| de| of)?\s(\d{4})(?![\d.,]\d)(?!\s?(?:%|\p{Ll}+s\b))/u.exec(text.slice(found.index + found[0].length))?.[1] ?? null
  const wish = explained.sentence.onScreen?.figure
  const isWished = wish === undefined ? amounts.length === 0 || years.length > 0 : wish.includes(number) || (year !== null && wish.includes(year))
  if (!isWished) return null
  const name = speechWords(baseLanguage[language]).months.find((one) => one.toLowerCase() === month.toLowerCase()) ?? month
  return { kind: 'day', label, day: number, month: name, year, at: wordAt(text, found.index) }
}

/** The years of the sentence on a line, behind those of the sentences before it. */
export const explainDates: ExplainNumber = (sentence) => {
  const own = sentence.years
  if (own.length === 0 || (sentence.amounts.length > 0 && sentence.explained.sentence.onScreen?.figure === undefined)) return null
  const marked: MarkedYear[] = own.map(({ year, text, at }) => ({ year, text, at }))
  const years = [...earlierYears(sentence), ...marked]
  const unique = years.filter(({ year }, at) => years.findLastIndex((other) => other.year === year) === at)
  return { kind: 'dates', label: sentence.label, years: unique.slice(-mostYears).toSorted((one, other) => one.year - other.year) }
}

/** The years that dates before this one have shown. */
function earlierYears({ explained: { before, sentences, at, language } }: NumberSentence): MarkedYear[] {
  const rules = numberRules(language)
  const shift = at - before.length
  return before.flatMap((layout, index) => {
    if (layout.kind !== 'dates') return []
    const said = new Set(readYears(sentences[index + shift]?.text ?? '', rules).map(({ year }) => year))
    return layout.years.filter(({ year }) => said.has(year)).map(({ year, text }) => ({ year, text, at: null }))
  })
}
