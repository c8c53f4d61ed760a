import { speechWords } from '../../../content/content.ts'
import { unitOf } from '../../speaking/speaking-rules.ts'
import { readNumber, sayCardinal, sayNumber, type Gender, type WrittenNumber } from './numbers-pt.ts'

/** Name of a thing that is counted: singular, plural, gender. Without a gender it is masculine. */
type CountedNoun = { one: string; many: string; gender?: Gender | undefined }

/** A number as written, marks included; `readNumber` decides whether it is one. */
export const number = String.raw`\d+(?:[.,]\d+)*`

/** Portuguese counts from two on in the plural: "1,5 litro". */
export function isPlural(value: WrittenNumber): boolean {
  return value.whole >= 2
}

/** "dois quilos", "um litro e meio", "meia hora". */
export function sayCount(value: WrittenNumber, noun: CountedNoun): string {
  const half = noun.gender === 'feminine' ? 'meia' : 'meio'
  const isSimple = !noun.one.includes(' ')
  if (value.decimals === '5' && value.whole === 0 && isSimple) return `${half} ${noun.one}`
  const name = isPlural(value) ? noun.many : noun.one
  if (value.decimals === '5' && value.mark === 'vírgula' && isSimple) return `${sayCardinal(value.whole, noun.gender)} ${name} e ${half}`
  return `${sayNumber(value, noun.gender)} ${name}`
}

/** "um metro e oitenta", "oitenta centímetros": lengths in meters with two decimals. */
function sayMeters({ whole, decimals, mark }: WrittenNumber): string | null {
  if (decimals.length !== 2 || mark !== 'vírgula' || Number(decimals) === 0) return null
  const rest = sayCardinal(Number(decimals))
  if (whole === 0) return `${rest} ${Number(decimals) === 1 ? 'centímetro' : 'centímetros'}`
  return `${sayCardinal(whole)} ${whole === 1 ? 'metro' : 'metros'} e ${rest}`
}

/** "5 km" and "80 km/h" from their parts. */
export function sayMeasure(text: string, unitName: string, per?: string): string | null {
  const value = readNumber(text)
  const unit = unitOf(speechWords('pt'), unitName)
  if (value === null || unit === null) return null
  if (per === undefined) return (unitName === 'm' ? sayMeters(value) : null) ?? sayCount(value, unit)
  return `${sayNumber(value, unit.gender)} ${isPlural(value) ? unit.many : unit.one}${sayPer(per)}`
}

/** What follows a price or a measure after a slash: "/mês", "/kg". */
export function sayPer(name: string | undefined): string {
  if (name === undefined || name === '') return ''
  return ` por ${unitOf(speechWords('pt'), name)?.one ?? name}`
}

/** A number with its decimals, or `null` when the text is none. */
export function sayWritten(text: string): string | null {
  const value = readNumber(text)
  return value === null ? null : sayNumber(value)
}

export function sayRange(from: string, to: string, gender: Gender = 'masculine'): string | null {
  const [low, high] = [readNumber(from), readNumber(to)]
  return low === null || high === null ? null : `${sayNumber(low, gender)} a ${sayNumber(high, gender)}`
}
