import type { VideoLanguage } from '@relampago/domain/catalogue'
import type { NumberRules, UnitRule } from '../../../language/rules/number-rules.ts'
import { decimalsOf, formatted, numberOf, numberPattern, numberRules, wordAt } from './number-text.ts'
import { readUnit, type ReadUnit } from './read-units.ts'
import { readYears } from './read-years.ts'

/** An amount that a sentence says. */
export type Amount = {
  kind: ReadUnit['kind']
  value: number
  /** The upper end of a range. */
  high: number | null
  /** The value in the base of its kind, magnitude included. */
  base: number
  /** As the language writes it, with the sign of its currency. */
  figure: string
  /** Before and behind the digits of a figure that counts up. */
  signs: { before: string; behind: string }
  decimals: number
  /** As said in front: "more than". */
  lead: string | null
  /** Magnitude and unit, or what is counted; as said. */
  unit: string | null
  /** The two parts of the unit: "milhões", "blocos". */
  magnitude: string | null
  measured: string | null
  rule: UnitRule | null
  /** Characters of the sentence, the end exclusive. */
  start: number
  end: number
  /** The word that begins it. */
  at: number
}

/** All amounts of a sentence with their units, years and days not among them; in its order. */
export function readAmounts(text: string, language: VideoLanguage): Amount[] {
  const rules = numberRules(language)
  const taken = [...readYears(text, rules), ...rules.days.flatMap((day) => spans(text, day))]
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d.,:/$€£]|\p{L}[-–])(?<sign>[-−])?(?<money>(?:R\$|US\$|\$|€|£)\s?)?(?<low>${numberPattern(rules)})(?![\d]|[.,:/]\d)`,
    'giu',
  )
  const amounts = [...text.matchAll(pattern)].flatMap((found) => amountAt(text, found, { rules, language }) ?? [])
  const free = amounts.filter((amount) => !taken.some(({ start, end }) => amount.start < end && amount.end > start))
  // The upper end of a range is no amount of its own.
  return free.filter(({ start }, index) => start >= (free[index - 1]?.end ?? 0))
}

function spans(text: string, pattern: RegExp): { start: number; end: number }[] {
  return [...text.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))].map(({ 0: whole, index }) => ({ start: index, end: index + whole.length }))
}

type Reading = { rules: NumberRules; language: VideoLanguage }
type Range = { text: string; high: number | null; length: number }

function amountAt(text: string, found: RegExpExecArray, { rules, language }: Reading): Amount | null {
  const { sign, money, low = '' } = found.groups ?? {}
  const start = found.index
  const before = text.slice(0, start)
  const value = numberOf(low, rules) * (sign === undefined ? 1 : -1)
  const range = rangeBehind(text.slice(start + found[0].length), value, { rules, language })
  const end = start + found[0].length + range.length
  const read = readUnit({ before, behind: text.slice(end), isMoney: money !== undefined }, rules)
  if (read === null || (sign !== undefined && !['temperature', 'degrees'].includes(read.kind))) return null
  const decimals = decimalsOf(low, rules)
  const isPercent = read.kind === 'percent'
  const signs = { before: `${value < 0 ? '-' : ''}${moneySign(money)}`, behind: isPercent ? '%' : '' }
  return {
    kind: read.kind,
    value,
    high: range.high,
    base: value * read.factor * baseOf(read),
    figure: `${signs.before}${formatted(value, decimals, language)}${range.text}${signs.behind}`,
    signs,
    decimals,
    lead: leadBefore(before, rules),
    unit: isPercent ? null : read.unit,
    magnitude: read.magnitude,
    measured: read.measured,
    rule: read.rule,
    start,
    end: end + read.end,
    at: wordAt(text, start),
  }
}

function baseOf({ rule }: ReadUnit): number {
  return rule === null ? 1 : rule.base
}

/** "a 9" behind the 7 of "7 a 9"; two numbers that do not rise are no range. */
function rangeBehind(behind: string, low: number, { rules, language }: Reading): Range {
  const found = new RegExp(String.raw`^\s?(${rules.rangeJoints})\s?(${numberPattern(rules)})(?![\d]|[.,:/]\d)`, 'iu').exec(behind)
  const [whole = '', joint = '', written = ''] = found ?? []
  const high = numberOf(written, rules)
  if (found === null || high <= low) return { text: '', high: null, length: 0 }
  const shown = formatted(high, decimalsOf(written, rules), language)
  return { text: /^[-–]$/.test(joint) ? `–${shown}` : ` ${joint} ${shown}`, high, length: whole.length }
}

/** What is said in front of an amount: "more than", or `null`. */
export function leadBefore(before: string, { leads }: Pick<NumberRules, 'leads'>): string | null {
  return new RegExp(String.raw`(?<![\p{L}])(${leads})\s$`, 'iu').exec(before)?.[1] ?? null
}

/** Currencies of more than one sign stand apart: "R$ 20", "$20". */
function moneySign(money: string | undefined): string {
  const sign = money?.trim() ?? ''
  return sign.length > 1 ? `${sign} ` : sign
}
