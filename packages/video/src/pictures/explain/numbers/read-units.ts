import type { NumberRules, UnitRule } from '../../../language/rules/number-rules.ts'
import { wordEnd } from './number-text.ts'

/**
 * What stands behind a number: its magnitude, and what it measures or counts; `unit` is both as
 * said. `end` counts from the number's end.
 */
export type ReadUnit = {
  kind: UnitRule['kind'] | 'money' | 'count'
  rule: UnitRule | null
  factor: number
  unit: string | null
  magnitude: string | null
  measured: string | null
  end: number
}

/** Longer nouns with what they are told with are cut to the noun. */
const longestCounted = 26

/**
 * What a number is of, or `null` where nothing says it. `before` and `behind` are the text around
 * the number.
 */
export function readUnit({ before, behind, isMoney }: { before: string; behind: string; isMoney: boolean }, rules: NumberRules): ReadUnit | null {
  const magnitude = magnitudeAt(behind, rules)
  const rest = behind.slice(magnitude.written.length)
  const isLarge = magnitude.written !== ''
  const end = behind.length - rest.length
  const said = isMoney ? null : saidOf(rest, { before, isLarge }, rules)
  const written = isLarge ? magnitude.written.trim() : null
  if (isMoney) return { kind: 'money', rule: null, factor: magnitude.factor, unit: written, magnitude: written, measured: null, end }
  if (said === null) return null
  const joint = isLarge && new RegExp(String.raw`^\s${rules.ofCounted}\s`, 'u').test(rest) ? `${rules.ofCounted} ` : ''
  const { written: measured, kind, rule } = said
  const unit = `${magnitude.written} ${joint}${measured}`.trim()
  return { kind, rule, factor: magnitude.factor, unit, magnitude: written, measured, end: end + rest.indexOf(measured) + measured.length }
}

type Said = { written: string; kind: ReadUnit['kind']; rule: UnitRule | null }

function saidOf(rest: string, around: { before: string; isLarge: boolean }, rules: NumberRules): Said | null {
  const currency = new RegExp(String.raw`^\s(?:${rules.ofCounted}\s)?(${rules.currencies})${wordEnd}`, 'iu').exec(rest)?.[1]
  if (currency !== undefined) return { written: currency, kind: 'money', rule: null }
  const measured = unitAt(rest, rules)
  if (measured !== null) return { ...measured, kind: measured.rule.kind }
  const counted = countedAt(rest, around, rules)
  return counted === null ? null : { written: counted, kind: 'count', rule: null }
}

function magnitudeAt(behind: string, { magnitudes }: NumberRules): { written: string; factor: number } {
  for (const [written, factor] of magnitudes) {
    const found = new RegExp(String.raw`^\s(?:${written})(?![\p{L}-])`, 'iu').exec(behind)?.[0]
    if (found !== undefined) return { written: found, factor }
  }
  return { written: '', factor: 1 }
}

function unitAt(rest: string, { units, ofCounted }: NumberRules): { written: string; rule: UnitRule } | null {
  for (const rule of units) {
    const found = new RegExp(String.raw`^\s?(?:${ofCounted}\s)?(${rule.written})${wordEnd}`, 'u').exec(rest)?.[1]
    if (found !== undefined) return { written: found, rule }
  }
  return null
}

/** What a number without a unit counts: numbers of names and places in an order count nothing. */
function countedAt(rest: string, { before, isLarge }: { before: string; isLarge: boolean }, rules: NumberRules): string | null {
  if (isNumbering(before, rules)) return null
  const behind = new RegExp(String.raw`^\s${isLarge ? `(?:${rules.ofCounted}\\s)?` : ''}(.*)$`, 'su').exec(rest)?.[1] ?? ''
  const words = /^[\p{L}-]+(?: [\p{L}-]+){0,3}/u.exec(behind)?.[0].split(' ') ?? []
  const no = new RegExp(`^(?:${rules.uncounted})$`, 'u')
  for (const [index, word] of words.slice(0, rules.counted.before + 1).entries()) {
    if (!/^\p{Ll}/u.test(word) || no.test(word)) return null
    if (!rules.counted.noun.test(word)) continue
    const noun = words.slice(0, index + 1).join(' ')
    const more = rules.countedWith.exec(behind.slice(noun.length))?.[0] ?? ''
    return noun.length + more.length <= longestCounted ? `${noun}${more}` : noun
  }
  return null
}

/** "century 18", and in the middle of a sentence "Apollo 11", "Windows 95". */
function isNumbering(before: string, { numbering }: NumberRules): boolean {
  return new RegExp(String.raw`(?<![\p{L}])(?:${numbering})\s$`, 'iu').test(before) || /(?:[\p{L}\d,;:)]\s|^.+["“'])(?:\p{Lu}[\p{L}\d.]*)\s$/u.test(before)
}
