export type Gender = 'masculine' | 'feminine'

const belowTwenty = [
  'zero',
  'um',
  'dois',
  'três',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
  'onze',
  'doze',
  'treze',
  'catorze',
  'quinze',
  'dezesseis',
  'dezessete',
  'dezoito',
  'dezenove',
] as const
const tens = ['', '', 'vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa'] as const
const hundreds = ['', 'cento', 'duzentos', 'trezentos', 'quatrocentos', 'quinhentos', 'seiscentos', 'setecentos', 'oitocentos', 'novecentos'] as const
/** Names of the groups of three digits by power of a thousand: singular and plural. */
const scales = [
  ['', ''],
  ['mil', 'mil'],
  ['milhão', 'milhões'],
  ['bilhão', 'bilhões'],
  ['trilhão', 'trilhões'],
] as const

const ordinalUnits = ['', 'primeiro', 'segundo', 'terceiro', 'quarto', 'quinto', 'sexto', 'sétimo', 'oitavo', 'nono'] as const
const ordinalTens = ['', 'décimo', 'vigésimo', 'trigésimo', 'quadragésimo', 'quinquagésimo', 'sexagésimo', 'septuagésimo', 'octogésimo', 'nonagésimo'] as const
const ordinalHundreds = [
  '',
  'centésimo',
  'ducentésimo',
  'trecentésimo',
  'quadringentésimo',
  'quingentésimo',
  'seiscentésimo',
  'septingentésimo',
  'octingentésimo',
  'noningentésimo',
] as const

/** Largest number said as a number; anything longer is said digit by digit. */
export const largestCardinal = 999_999_999_999_999

/** 0 to 999 in words. */
function saySmall(value: number, gender: Gender): string {
  if (value === 100) return 'cem'
  if (value >= 100) {
    const hundred = hundreds[Math.floor(value / 100)] ?? ''
    const said = gender === 'feminine' ? hundred.replace(/os$/, 'as') : hundred
    return value % 100 === 0 ? said : `${said} e ${saySmall(value % 100, gender)}`
  }
  if (value >= 20) return value % 10 === 0 ? (tens[value / 10] ?? '') : `${tens[Math.floor(value / 10)]} e ${saySmall(value % 10, gender)}`
  if (gender === 'feminine' && value === 1) return 'uma'
  if (gender === 'feminine' && value === 2) return 'duas'
  return belowTwenty[value] ?? ''
}

/** One group of three digits with its scale, 1 to 999 times 1000 to the power. */
function sayGroup(group: number, power: number, gender: Gender): string {
  if (power === 0) return saySmall(group, gender)
  if (power === 1) return group === 1 ? 'mil' : `${saySmall(group, gender)} mil`
  return `${saySmall(group, 'masculine')} ${scales[power]?.[group === 1 ? 0 : 1]}`
}

/**
 * A whole number in words, 0 to `largestCardinal`, in Brazilian spelling ("catorze", "dezesseis").
 * The gender reaches thousands ("duzentas mil") but not millions, which are masculine nouns of
 * their own.
 */
export function sayCardinal(value: number, gender: Gender = 'masculine'): string {
  if (!Number.isInteger(value) || value < 0 || value > largestCardinal) throw new RangeError(`not a number to say: ${value}`)
  if (value < 1000) return saySmall(value, gender)
  const parts: string[] = []
  let last = 0
  for (let power = scales.length - 1; power >= 0; power -= 1) {
    const group = Math.floor(value / 1000 ** power) % 1000
    if (group === 0) continue
    parts.push(sayGroup(group, power, gender))
    last = group
  }
  // "e" comes before the last group only when it is below 100 or a whole hundred: "mil e cem", "mil
  // duzentos e um".
  const joint = last < 100 || last % 100 === 0 ? ' e ' : ' '
  const end = parts.pop() ?? ''
  return parts.length === 0 ? end : `${parts.join(' ')}${joint}${end}`
}

/** 1 to 999 as an ordinal; larger ones are said as cardinals, as people do. */
export function sayOrdinal(value: number, gender: Gender = 'masculine'): string {
  if (value === 1000) return gender === 'feminine' ? 'milésima' : 'milésimo'
  if (value < 1 || value > 999) return sayCardinal(value, gender)
  const words = [ordinalHundreds[Math.floor(value / 100)], ordinalTens[Math.floor(value / 10) % 10], ordinalUnits[value % 10]].filter(Boolean)
  return words.map((word) => (gender === 'feminine' ? word?.replace(/o$/, 'a') : word)).join(' ')
}

/** Each digit by itself: telephone numbers, codes. */
export function sayDigits(digits: string): string {
  return Array.from(digits)
    .map((digit) => belowTwenty[Number(digit)] ?? '')
    .join(' ')
}

export type WrittenNumber = { whole: number; /** Digits after the decimal mark, `''` when there are none. */ decimals: string; mark: 'vírgula' | 'ponto' }

/**
 * Reads "1.834", "4,7", "1.299,90" and also "14.90" and "2.0": a point before other than three
 * digits is a decimal mark. `null` when the text is no such number or has too many digits to say as
 * one.
 */
export function readNumber(text: string): WrittenNumber | null {
  if (!/^\d+(?:[.,]\d+)*$/.test(text)) return null
  const grouped = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?$/.exec(text)
  const pointed = /^(\d{1,3}(?:,\d{3})+|\d+)\.(\d+)$/.exec(text)
  const match = grouped ?? pointed
  if (match === null) return null
  const whole = Number(match[1]?.replaceAll(/[.,]/g, ''))
  if (whole > largestCardinal) return null
  return { whole, decimals: match[2] ?? '', mark: grouped === null ? 'ponto' : 'vírgula' }
}

/**
 * A number with its decimals: "quatro vírgula sete"; zeros that lead and three or more decimals are
 * said one by one.
 */
export function sayNumber({ whole, decimals, mark }: WrittenNumber, gender: Gender = 'masculine'): string {
  const said = sayCardinal(whole, gender)
  if (decimals === '') return said
  const oneByOne = decimals.startsWith('0') || decimals.length > 2
  return `${said} ${mark} ${oneByOne ? sayDigits(decimals) : sayCardinal(Number(decimals))}`
}
