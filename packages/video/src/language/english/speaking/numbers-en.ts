const belowTwenty = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const
const scales = ['', ' thousand', ' million', ' billion', ' trillion'] as const
/** Ordinals that are not the cardinal with "th". */
const ordinalEnds: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

/** Largest number said as a number; anything longer is said digit by digit. */
const largestCardinal = 999_999_999_999_999

/** 0 to 999 in words. */
function saySmall(value: number): string {
  if (value >= 100) return `${belowTwenty[Math.floor(value / 100)]} hundred${value % 100 === 0 ? '' : ` ${saySmall(value % 100)}`}`
  if (value >= 20) return `${tens[Math.floor(value / 10)]}${value % 10 === 0 ? '' : ` ${belowTwenty[value % 10]}`}`
  return belowTwenty[value] ?? ''
}

/** A whole number in words, 0 to `largestCardinal`, American style: no "and", no hyphens. */
export function sayCardinal(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value > largestCardinal) throw new RangeError(`not a number to say: ${value}`)
  if (value < 1000) return saySmall(value)
  const parts: string[] = []
  for (let index = scales.length - 1; index >= 0; index -= 1) {
    const group = Math.floor(value / 1000 ** index) % 1000
    if (group > 0) parts.push(`${saySmall(group)}${scales[index]}`)
  }
  return parts.join(' ')
}

/** "twenty first"; 0 and up. */
export function sayOrdinal(value: number): string {
  const words = sayCardinal(value).split(' ')
  const last = words.pop() ?? ''
  const ended = ordinalEnds[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`)
  return [...words, ended].join(' ')
}

/** 1100 to 2099 as a year: "nineteen oh five", "two thousand five", "twenty twenty six". */
export function sayYear(year: number): string {
  const century = Math.floor(year / 100)
  const rest = year % 100
  if (year >= 2000 && year < 2010) return sayCardinal(year)
  if (rest === 0) return `${sayCardinal(century)} hundred`
  return `${sayCardinal(century)} ${rest < 10 ? `oh ${belowTwenty[rest]}` : saySmall(rest)}`
}

/** "nineteen nineties", "two thousands", "nineties" (for 90). */
export function sayDecade(year: number): string {
  const words = (year >= 1000 ? sayYear(year) : sayCardinal(year)).split(' ')
  const last = words.pop() ?? ''
  return [...words, last.endsWith('y') ? `${last.slice(0, -1)}ies` : `${last}s`].join(' ')
}

/** Each digit by itself: telephone numbers, codes. */
export function sayDigits(digits: string): string {
  return Array.from(digits)
    .map((digit) => belowTwenty[Number(digit)] ?? '')
    .join(' ')
}

export type WrittenNumber = { whole: number; /** Digits after the point, `''` when there are none. */ decimals: string }

/**
 * Reads "1,299", "4.7" and "1,299.90", and prices copied from a Portuguese page ("14,90",
 * "1.299,90"); `null` when the text is no such number or has too many digits to say as one.
 */
export function readNumber(text: string): WrittenNumber | null {
  const match = /^(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d+))?$/.exec(text) ?? /^(\d{1,3}(?:\.\d{3})+|\d+),(\d{1,2})$/.exec(text)
  if (match === null || text === '') return null
  const whole = Number(match[1]?.replaceAll(/[.,]/g, ''))
  return whole > largestCardinal ? null : { whole, decimals: match[2] ?? '' }
}

/** A number with its decimals said one by one: "fourteen point nine". */
export function sayNumber({ whole, decimals }: WrittenNumber): string {
  return decimals === '' ? sayCardinal(whole) : `${sayCardinal(whole)} point ${sayDigits(decimals)}`
}
