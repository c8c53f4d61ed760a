import { speechWords } from '../../../content/content.ts'
import { tableOf } from '../../../content/table.ts'
import { unitOf } from '../../speaking/speaking-rules.ts'
import { readNumber, sayNumber, sayYear, type WrittenNumber } from './numbers-en.ts'

/** A number as written, marks included; `readNumber` decides whether it is one. */
export const number = String.raw`(?:\d+(?:[.,]\d+)*|\.\d+)`

function isOne(value: WrittenNumber): boolean {
  return value.whole === 1 && value.decimals === ''
}

/** "5 km" and "80 km/h" from their parts. */
export function sayMeasure(text: string, unitName: string, per?: string): string | null {
  const value = readNumber(text)
  const unit = unitOf(speechWords('en'), unitName)
  if (value === null || unit === null) return null
  return `${sayNumber(value)} ${isOne(value) ? unit.one : unit.many}${sayPer(per)}`
}

/** What follows a price or a measure after a slash: "/month", "/kg". */
export function sayPer(name: string | undefined): string {
  if (name === undefined || name === '') return ''
  const shortForms = tableOf({ mo: 'month', yr: 'year', wk: 'week' })
  return ` per ${unitOf(speechWords('en'), name)?.one ?? shortForms[name] ?? name}`
}

/** A number with its decimals, or `null` when the text is none. */
export function sayWritten(text: string): string | null {
  const value = readNumber(text)
  return value === null ? null : sayNumber(value)
}

export function isYear(value: number): boolean {
  return value >= 1100 && value <= 2099
}

export function sayRange(from: string, to: string): string | null {
  const bothYears = [from, to].every((text) => /^\d{4}$/.test(text) && isYear(Number(text)))
  if (bothYears) return `${sayYear(Number(from))} to ${sayYear(Number(to))}`
  // "1914–18"
  const isShortYear = /^\d{4}$/.test(from) && isYear(Number(from)) && /^\d{2}$/.test(to) && Number(to) > Number(from.slice(2))
  if (isShortYear) return `${sayYear(Number(from))} to ${sayNumber({ whole: Number(to), decimals: '' })}`
  const [low, high] = [sayWritten(from), sayWritten(to)]
  return low === null || high === null ? null : `${low} to ${high}`
}
