import type { Bar, LinePoint, NumberLayout } from '../../scene-plan/numbers.ts'
import type { ExplainNumber, NumberSentence } from './number-sentence.ts'
import type { Amount } from './read-amounts.ts'

const mostBars = 5
/** Longer names are clauses. */
const longestName = 26

/** Values of several things in one sentence, side by side. */
export const explainBars: ExplainNumber = (sentence) => {
  const { amounts, years } = sentence.all
  if (years.length > 0 || amounts.length < 2 || amounts.length > mostBars) return null
  const [first] = amounts
  if (first === undefined || !amounts.every((amount) => isSame(amount, first))) return null
  const bars: Bar[] = []
  for (const [index, amount] of amounts.entries()) {
    const clause = sentence.text.slice(amounts[index - 1]?.end ?? 0, amount.start)
    const name = nameOf(clause, index === 0, amount, sentence)
    if (name === null) return null
    bars.push({ name, figure: figureOf(amount), value: amount.base, at: amount.at })
  }
  if (new Set(bars.map(({ name }) => name.toLowerCase())).size < bars.length || bars.some(({ value }) => value <= 0)) return null
  return { kind: 'bars', label: sentence.label, unit: first.kind === 'percent' ? null : first.unit, bars }
}

function figureOf({ figure, unit, rule }: Amount): string {
  return rule === null || unit === null ? figure : figure
}

/** The same thing is counted, in the same unit. */
function isSame(one: Amount, other: Amount): boolean {
  return one.kind === other.kind && one.unit === other.unit && one.rule === other.rule && one.high === null
}

/** The thing in front of its value: "A tem", "B pesa". Behind the first the verb may be missing. */
function nameOf(clause: string, isFirst: boolean, { lead }: Amount, { rules }: NumberSentence): string | null {
  const withoutLead = lead === null ? clause : clause.slice(0, clause.trimEnd().length - lead.length)
  const start = isFirst ? '' : String.raw`(?:\s*[,;]\s*(?:(?:${rules.joints})\s)?|\s(?:${rules.joints})\s)`
  const verb = String.raw`(?:,?\s(?:${rules.has}))`
  const found = new RegExp(String.raw`^${start}(?:(?:${rules.articles})\s)*(?<name>[^,;:.!?]+?)(?<verb>${verb})?\s*,?\s*$`, 'iu').exec(withoutLead)
  const { name, verb: has } = found?.groups ?? {}
  if (name === undefined || (isFirst && has === undefined)) return null
  if (name.length > longestName || name.split(' ').length > 4 || /\d/.test(name)) return null
  if (
    new RegExp(String.raw`^(?:${rules.pronouns})(?![\p{L}])`, 'iu').test(name) ||
    new RegExp(String.raw`(?<![\p{L}])(?:${rules.has})(?![\p{L}])`, 'iu').test(name)
  )
    return null
  return name
}

type LineLayout = Extract<NumberLayout, { kind: 'line' }>

/** A value that was another in another year: "from 2 million in 1990 to 8 million in 2020". */
export const explainLine: ExplainNumber = (sentence) => valuesWithYears(sentence) ?? changeBetweenYears(sentence)

function valuesWithYears({ text, rules, label, all: { amounts, years } }: NumberSentence): LineLayout | null {
  if (years.length < 2 || years.length > 4 || amounts.length !== years.length) return null
  const pairs = years.map((year) => ({
    year,
    amount: amounts.findLast(({ end, start }) => end <= year.start && start > (years[years.indexOf(year) - 1]?.end ?? -1)),
  }))
  const points: LinePoint[] = []
  for (const { year, amount } of pairs) {
    if (amount === undefined || !new RegExp(String.raw`^,?\s(?:[\p{L}]+\s){0,2}(?:${rules.overYears.in})\s$`, 'iu').test(text.slice(amount.end, year.start)))
      return null
    points.push({ year: year.year, figure: amount.figure, value: amount.base, at: amount.at, yearAt: year.at })
  }
  const [first, second] = amounts
  if (first === undefined || second === undefined || amounts.some(({ kind, unit }) => kind !== first.kind || (unit !== first.unit && unit !== null)))
    return null
  if (points.some(({ year }, at) => at > 0 && year <= (points[at - 1]?.year ?? 0))) return null
  return { kind: 'line', label, unit: first.unit, points }
}

/** The years behind both values: "fell from 40% to 12% between 1990 and 2020". */
function changeBetweenYears({ text, rules: { overYears }, label, all: { amounts, years } }: NumberSentence): LineLayout | null {
  const [start, end] = amounts
  const [first, last] = years
  if (start === undefined || end === undefined || first === undefined || last === undefined || amounts.length + years.length !== 4) return null
  if (!isSame(start, end) || !isSame(end, start) || last.year <= first.year) return null
  const reads = (from: number, to: number, pattern: string) => new RegExp(pattern, 'iu').test(text.slice(from, to))
  const isChange =
    reads(0, start.start, String.raw`(?<![\p{L}])(?:${overYears.changed})\s$`) &&
    reads(start.end, end.start, String.raw`^\s(?:${overYears.to})\s$`) &&
    reads(end.end, first.start, String.raw`^,?\s(?:${overYears.between})\s$`) &&
    reads(first.end, last.start, String.raw`^\s(?:${overYears.to})\s$`)
  if (!isChange) return null
  const point = (amount: Amount, { year, at }: (typeof years)[number]): LinePoint => ({
    year,
    figure: amount.figure,
    value: amount.base,
    at: amount.at,
    yearAt: at,
  })
  return { kind: 'line', label, unit: start.unit, points: [point(start, first), point(end, last)] }
}
