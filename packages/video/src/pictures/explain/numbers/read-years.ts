import type { NumberRules } from '../../../language/rules/number-rules.ts'
import { wordAt, wordEnd } from './number-text.ts'

/**
 * A year that dates something; negative before Christ. `isNamed`: part of a name, "Copa de 1970".
 */
export type SaidYear = { year: number; text: string; start: number; end: number; at: number; isNamed: boolean }

/** Years of a sentence, in its order. */
export function readYears(text: string, rules: NumberRules): SaidYear[] {
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d.,:/$€£-])(?<lead>(?:${rules.beforeYear})\s|,\s|^)?(?<year>\d{3,4}|\d{1,2}(?=\s?(?:${rules.eras})))(?<era>\s?(?:${rules.eras}))?(?![\d%º°ª]|[.,:/-]\d|\p{L})`,
    'giu',
  )
  return [...text.matchAll(pattern)].flatMap((found) => yearAt(text, found, rules) ?? [])
}

function yearAt(text: string, found: RegExpExecArray, rules: NumberRules): SaidYear | null {
  const { lead, year = '', era = '' } = found.groups ?? {}
  const end = found.index + found[0].length
  const start = end - year.length - era.length
  const before = text.slice(0, start)
  if (!isLikely(year, era) || isMeasured(text.slice(end), rules)) return null
  const isInDate = endsWithDay(before, rules)
  if (lead === undefined && !isInDate && !new RegExp(String.raw`(?<![\p{L}])(?:${rules.beforeYear})\s$`, 'iu').test(before)) return null
  const isNamed = /\p{Lu}\p{L}+ (?:de|of) $/u.test(before) && !isInDate
  return { year: era === '' ? Number(year) : -Number(year), text: text.slice(start, end), start, end, at: wordAt(text, start), isNamed }
}

function isLikely(year: string, era: string): boolean {
  return era !== '' || (year.length === 4 && Number(year) >= 1000 && Number(year) <= 2099)
}

/** "on July 4, ", "21 de abril de ". */
function endsWithDay(before: string, { days }: NumberRules): boolean {
  return days.some((day) => {
    const last = [...before.matchAll(new RegExp(day.source, `${day.flags}g`))].at(-1)
    return last !== undefined && /^(?:,| de| of)?\s$/u.test(before.slice(last.index + last[0].length))
  })
}

function isMeasured(behind: string, { units, magnitudes }: NumberRules): boolean {
  const words = [...units.map(({ written }) => written), ...magnitudes.map(([written]) => written)]
  return new RegExp(String.raw`^\s?(?:${words.join('|')})${wordEnd}`, 'iu').test(behind)
}
