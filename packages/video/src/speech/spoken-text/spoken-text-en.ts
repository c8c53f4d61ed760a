import { readNumber, sayCardinal, sayDecade, sayDigits, sayNumber, sayOrdinal, sayYear, type WrittenNumber } from './numbers-en.ts'
import { readRoman } from './roman-numerals.ts'
import type { SpeakingRule, SpeakingRules, Surroundings } from './spoken-token.ts'
import { sayAddressPart } from './web-address.ts'
import {
  abbreviations,
  abbreviationsBesideNumbers,
  acronyms,
  currencies,
  letters,
  magnitudes,
  months,
  shortMonths,
  units,
  type CountedNoun,
} from './words-en.ts'

const number = String.raw`(?:\d+(?:[.,]\d+)*|\.\d+)`
const sign = String.raw`US\$|R\$|\$|€|£|USD|BRL|EUR|GBP`
const magnitude = 'hundred|thousand|million|billion|trillion'
const shortMagnitude = `${magnitude}|k|mn|bn|m|b`
const longestFirst = Object.keys(units)
  .filter((name) => /^\p{L}/u.test(name))
  .sort((a, b) => b.length - a.length)
const unitNames = longestFirst.join('|')
/** After a space the case of single letters counts, and "in" is a word: "5 in a row". */
const spacedUnitNames = `(?i:${longestFirst.filter((name) => name.length > 1 && name !== 'in').join('|')})|${longestFirst.filter((name) => name.length === 1).join('|')}`
const monthNames = new Set([...months, ...Object.keys(shortMonths)].map((name) => name.toLowerCase()))
const royalNames = new Set('henry elizabeth charles george louis william edward richard james john paul francis benedict pius philip napoleon'.split(' '))
const yearWords = new Set('in since by from until till before after around circa during of year late early mid summer spring fall winter'.split(' '))
const fractions = ['', '', 'half', 'third', 'quarter', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'] as const
const drawnFractions: Readonly<Record<string, readonly [number, number]>> = { '½': [1, 2], '¼': [1, 4], '¾': [3, 4], '⅓': [1, 3], '⅔': [2, 3] }

function unitOf(name: string): CountedNoun | null {
  return units[name] ?? (name.length > 1 ? units[name.toLowerCase()] : undefined) ?? null
}

function isOne(value: WrittenNumber): boolean {
  return value.whole === 1 && value.decimals === ''
}

function sayMoney(text: string, currencyName: string, magnitudeName: string | undefined): string | null {
  const value = readNumber(text)
  const currency = currencies[currencyName.toLowerCase()]
  if (value === null || currency === undefined) return null
  if (magnitudeName !== undefined) return `${sayNumber(value)} ${magnitudes[magnitudeName.toLowerCase()]} ${currency.many}`
  if (value.decimals.length > 2) return `${sayNumber(value)} ${currency.many}`
  const cents = Number(value.decimals.padEnd(2, '0'))
  const whole = `${sayCardinal(value.whole)} ${value.whole === 1 ? currency.one : currency.many}`
  const small = `${sayCardinal(cents)} ${cents === 1 ? currency.cent.one : currency.cent.many}`
  if (cents === 0) return whole
  return value.whole === 0 ? small : `${whole} and ${small}`
}

function sayPer(name: string | undefined): string {
  if (name === undefined || name === '') return ''
  const shortForms: Readonly<Record<string, string>> = { mo: 'month', yr: 'year', wk: 'week' }
  return ` per ${unitOf(name)?.one ?? shortForms[name] ?? name}`
}

function sayMeasure(text: string, unitName: string, per?: string): string | null {
  const value = readNumber(text)
  const unit = unitOf(unitName)
  if (value === null || unit === null) return null
  return `${sayNumber(value)} ${isOne(value) ? unit.one : unit.many}${sayPer(per)}`
}

function sayClock(hours: number, minutes: number, half: string | undefined): string | null {
  if (hours > 24 || minutes > 59) return null
  const hour = sayCardinal(hours)
  const rest = minutes === 0 ? '' : minutes < 10 ? ` oh ${sayCardinal(minutes)}` : ` ${sayCardinal(minutes)}`
  if (half !== undefined) return `${hour}${rest} ${half.toLowerCase() === 'a' ? letters['a'] : letters['p']} ${letters['m']}`
  return minutes === 0 ? `${hour} o'clock` : `${hour}${rest}`
}

function sayDate(month: number, day: number, year: string | undefined): string | null {
  const name = months[month - 1]
  if (name === undefined || day < 1 || day > 31) return null
  if (year === undefined) return `${name} ${sayOrdinal(day)}`
  const fullYear = Number(year.length === 2 ? `20${year}` : year)
  return `${name} ${sayOrdinal(day)}, ${isYear(fullYear) ? sayYear(fullYear) : sayCardinal(fullYear)}`
}

function isYear(value: number): boolean {
  return value >= 1100 && value <= 2099
}

function sayFraction(above: number, below: number, { previous }: Surroundings): string | null {
  const name = fractions[below]
  if (name === undefined || name === '' || above < 1 || above >= below) return null
  const afterNumber = /^\d+$/.test(previous) ? 'and ' : ''
  if (below === 2) return afterNumber === '' ? 'half' : 'and a half'
  return `${afterNumber}${sayCardinal(above)} ${name}${above === 1 ? '' : 's'}`
}

function sayWritten(text: string): string | null {
  const value = readNumber(text)
  return value === null ? null : sayNumber(value)
}

/** The years of a range and plain numbers from 1100 to 2099 without a comma are years, unless a plural follows ("2026 people"). */
function sayPlainNumber(text: string, around: Surroundings): string | null {
  const value = readNumber(text)
  if (value === null || /^0\d/.test(text)) return null
  if (/^\d{1,2}$/.test(text) && value.whole >= 1 && value.whole <= 31 && monthNames.has(around.previous)) return sayOrdinal(value.whole)
  const isBareYear = /^\d{4}$/.test(text) && isYear(value.whole)
  if (isBareYear && (yearWords.has(around.previous) || !/^(?!(?:is|was|has|its|as|this|us)$).*(?:s|people|percent|men|women)$/.test(around.next)))
    return sayYear(value.whole)
  return sayNumber(value)
}

function sayRange(from: string, to: string): string | null {
  const bothYears = [from, to].every((text) => /^\d{4}$/.test(text) && isYear(Number(text)))
  if (bothYears) return `${sayYear(Number(from))} to ${sayYear(Number(to))}`
  const [low, high] = [sayWritten(from), sayWritten(to)]
  return low === null || high === null ? null : `${low} to ${high}`
}

function sayRoman(text: string, { previous, next }: Surroundings): string | null {
  const value = readRoman(text)
  if (value === null) return null
  if (next === 'century') return sayOrdinal(value)
  if (royalNames.has(previous) && text !== 'I') return `the ${sayOrdinal(value)}`
  const isCounted = /^(?:chapter|volume|part|act|phase|title|war|bowl|type|level|class|section|grade)$/.test(previous)
  return isCounted || /^(?:[IVX]{2,})$/.test(text) ? sayCardinal(value) : null
}

function sayGroups(text: string): string {
  return (text.match(/\d+/g) ?? []).map(sayDigits).join(', ')
}

function append(said: string | null, after: string, before = ''): string | null {
  return said === null ? null : `${before}${said}${after}`
}

const rule = (pattern: string, say: SpeakingRule['say'], flags = 'iu'): SpeakingRule => ({ pattern: new RegExp(`^(?:${pattern})$`, flags), say })
const englishAddress = { letters, dot: 'dot', slash: 'slash', hyphen: 'dash', underscore: 'underscore', plus: 'plus', sayWhole: sayCardinal, sayDigits }

const addressRules: SpeakingRule[] = [
  rule(
    String.raw`([\w.+-]+)@((?:[\w-]+\.)+\p{L}{2,})`,
    (m) => `${sayAddressPart(m[1] ?? '', englishAddress)} at ${sayAddressPart(m[2] ?? '', englishAddress)}`,
  ),
  rule(
    String.raw`(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\d-]+\.)+(?:com|net|org|br|io|app|shop|store|dev|me|co|tv|info|gov|edu|us|uk)(?:\.\p{L}{2})?)((?:\/[\p{L}\d._~-]*)*)(?:[?#]\S*)?`,
    (m) => sayAddressPart(`${m[1]}${(m[2] ?? '').replace(/\/$/, '')}`, englishAddress),
  ),
  rule(String.raw`https?:\/\/\S+`, () => 'link'),
  rule(String.raw`@([\p{L}\d._]+)`, (m) => `at ${sayAddressPart((m[1] ?? '').replaceAll(/[._]/g, ' '), englishAddress)}`),
  rule(String.raw`#(\d+)`, (m) => `number ${sayCardinal(Number(m[1]))}`),
  rule(
    String.raw`#([\p{L}\p{M}\d_]+)`,
    (m) => sayAddressPart((m[1] ?? '').replaceAll('_', ' ').replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'), englishAddress),
    'u',
  ),
]

const moneyRules: SpeakingRule[] = [
  rule(`(${sign}) ?(${number})[-–](?:${sign})?(${number})`, (m) => {
    const [low, high] = [sayWritten(m[2] ?? ''), sayMoney(m[3] ?? '', m[1] ?? '', undefined)]
    return low === null || high === null ? null : `${low} to ${high}`
  }),
  rule(`([-–+]?)(${sign}) ?(${number})(?: ?(${shortMagnitude}))?(?:/(\\p{L}+))?\\+?`, (m) => {
    const said = sayMoney(m[3] ?? '', m[2] ?? '', m[4])
    return append(said, sayPer(m[5]), { '-': 'minus ', '–': 'minus ', '+': 'plus ' }[m[1] ?? ''] ?? '')
  }),
  rule(`(${number}) ?(€|£|dollars|euros|reais)`, (m) => sayMoney(m[1] ?? '', m[2] ?? '', undefined)),
  rule(String.raw`(\d+) ?¢`, (m) => `${sayCardinal(Number(m[1]))} ${m[1] === '1' ? 'cent' : 'cents'}`),
]

const codeRules: SpeakingRule[] = [
  rule(String.raw`(?:\+?\d[ -])?(?:\(?\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}`, (m) => sayGroups(m[0])),
  rule(String.raw`\d{3}-\d{4}`, (m) => sayGroups(m[0])),
  rule(String.raw`0\d+|\d{16,}`, (m) => sayDigits(m[0])),
]

const clockAndDateRules: SpeakingRule[] = [
  rule(String.raw`(\d{1,2})(?::(\d{2}))? ?([ap])\.?m\.?`, (m) => sayClock(Number(m[1]), Number(m[2] ?? 0), m[3])),
  rule(String.raw`(\d{1,2})(?::(\d{2}))?[-–](\d{1,2})(?::(\d{2}))? ?([ap])\.?m\.?`, (m) => {
    const from = sayClock(Number(m[1]), Number(m[2] ?? 0), undefined)?.replace(" o'clock", '')
    return from === undefined ? null : append(sayClock(Number(m[3]), Number(m[4] ?? 0), m[5]), '', `${from} to `)
  }),
  rule(String.raw`(\d{1,2}):(\d{2})`, (m) => sayClock(Number(m[1]), Number(m[2]), undefined)),
  rule(String.raw`(\d{1,3}):(\d{1,3})`, (m) => `${sayCardinal(Number(m[1]))} to ${sayCardinal(Number(m[2]))}`),
  rule(String.raw`(\d{4})-(\d{2})-(\d{2})`, (m) => sayDate(Number(m[2]), Number(m[3]), m[1])),
  rule(String.raw`(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})`, (m) => sayDate(Number(m[1]), Number(m[2]), m[3])),
  rule('24/7', () => 'twenty four seven'),
  rule(`(${number})/(5|10|100)`, (m) =>
    /\./.test(m[1] ?? '') || m[2] !== '5' ? append(sayWritten(m[1] ?? ''), ` out of ${sayCardinal(Number(m[2]))}`) : null,
  ),
  rule(String.raw`(\d)/(\d)`, (m, around) => sayFraction(Number(m[1]), Number(m[2]), around)),
  rule(String.raw`(\d+)?([½¼¾⅓⅔])`, (m) => {
    const [above, below] = drawnFractions[m[2] ?? ''] ?? [1, 2]
    const said = sayFraction(above, below, { previous: m[1] ?? '', next: '', afterNext: '' })
    return m[1] === undefined ? said : `${sayCardinal(Number(m[1]))} ${said}`
  }),
  rule(String.raw`(\d{1,2})/(\d{1,2})`, (m) => sayDate(Number(m[1]), Number(m[2]), undefined)),
  rule(`(${number})/(${number})`, (m) => sayRange(m[1] ?? '', m[2] ?? '')?.replace(' to ', ' by ') ?? null),
]

const countRules: SpeakingRule[] = [
  rule(`(${number})[-–](${number}) ?%`, (m) => append(sayRange(m[1] ?? '', m[2] ?? ''), ' percent')),
  // A minus before a percentage is nearly always a discount tag, and the text around says so.
  rule(`([-–+±]?)(${number}) ?%\\+?`, (m) => append(sayWritten(m[2] ?? ''), ' percent', { '+': 'plus ', '±': 'plus or minus ' }[m[1] ?? ''] ?? '')),
  rule(`(${number}) ?[x×] ?(${number})(?: ?(${unitNames}))?`, (m) => {
    const high = m[3] === undefined ? sayWritten(m[2] ?? '') : sayMeasure(m[2] ?? '', m[3])
    const low = sayWritten(m[1] ?? '')
    return low === null || high === null ? null : `${low} by ${high}`
  }),
  rule(`(${number})[-–](${number}) ?x`, (m) => append(sayRange(m[1] ?? '', m[2] ?? ''), ' times')),
  rule(`(${number}) ?[x×]`, (m) => append(sayWritten(m[1] ?? ''), m[1] === '1' ? ' time' : ' times')),
  rule(String.raw`(\d[\d,]*)(?:st|nd|rd|th)`, (m) => sayOrdinal(Number((m[1] ?? '').replaceAll(',', '')))),
  rule(String.raw`['’]?(\d{2}|\d{3}0)['’]?s`, (m) => (m[1]?.endsWith('0') ? sayDecade(Number(m[1])) : null)),
  rule(`([-–−]?)(${number})[-–](${number}) ?(${unitNames}|°[CF]?)`, (m) => {
    const [low, high] = [sayWritten(m[2] ?? ''), sayMeasure(m[3] ?? '', m[4] ?? '')]
    return low === null || high === null ? null : `${m[1] === '' ? '' : 'minus '}${low} to ${high}`
  }),
  rule(String.raw`(\d)([KGD])`, (m) => `${sayCardinal(Number(m[1]))} ${letters[(m[2] ?? '').toLowerCase()]}`, 'u'),
  rule(`([-–−+]?)(${number})[ -]?(${unitNames}|°[CF]?|["”])(?:/(${unitNames}|\\p{L}+))?`, (m) => {
    const said = sayMeasure(m[2] ?? '', m[3] ?? '', m[4])
    return append(said, '', m[1] === '+' ? 'plus ' : m[1] !== '' && (m[3] ?? '').startsWith('°') ? 'minus ' : '')
  }),
  rule(
    `([+]?)(${number}) ?(${magnitude}|[kKMB]|mn|bn)\\+?`,
    (m) => append(sayWritten(m[2] ?? ''), ` ${magnitudes[(m[3] ?? '').toLowerCase()]}`, m[1] === '+' ? 'over ' : ''),
    'u',
  ),
  rule(`(${number})[-–](${number})`, (m) => sayRange(m[1] ?? '', m[2] ?? '')),
  rule(`\\+(${number})`, (m, around) => append(sayPlainNumber(m[1] ?? '', around), '', 'plus ')),
  rule(`(${number})\\+`, (m, around) => append(sayPlainNumber(m[1] ?? '', around), ' plus')),
  rule(`[~≈](${number})`, (m, around) => append(sayPlainNumber(m[1] ?? '', around), '', 'about ')),
  rule(`([<>≤≥]) ?(${number})`, (m, around) =>
    append(sayPlainNumber(m[2] ?? '', around), '', { '<': 'under ', '>': 'over ', '≤': 'up to ', '≥': 'at least ' }[m[1] ?? ''] ?? ''),
  ),
  rule(number, (m, around) => sayPlainNumber(m[0], around)),
  rule('[IVXLCDM]+', (m, around) => sayRoman(m[0], around), 'u'),
]

const isNumeral = (word: string) => /^[\d.,$]+/.test(word)
const symbolRules: SpeakingRule[] = [
  rule('&', () => 'and'),
  rule('\\+', () => 'plus'),
  rule('=', () => 'equals'),
  rule('%', () => 'percent'),
  rule('[x×]', (_, { previous, next }) => (isNumeral(previous) && isNumeral(next) ? 'by' : null)),
  rule('[-–—]', (_, { previous, next }) => (isNumeral(previous) && isNumeral(next) ? 'to' : null)),
  rule(String.raw`(\p{L}{2,})/(\p{L}{2,})`, (m) => `${m[1]} or ${m[2]}`),
  rule(Object.keys(shortMonths).join('|'), (m, { previous, next }) => (isNumeral(previous) || isNumeral(next) ? (shortMonths[m[0]] ?? null) : null), 'u'),
]

/** American English. */
export const englishRules: SpeakingRules = {
  language: 'en-US',
  joined: [
    new RegExp(`[-–+]?(?:${sign}) ?${number}(?:[-–](?:${sign})?${number}| (?:${magnitude})(?![\\p{L}\\d]))?(?:/\\p{L}+)?`, 'iu'),
    new RegExp(`${number} (?:dollars|euros|reais)(?![\\p{L}\\d])`, 'iu'),
    new RegExp(`[-–−+]?${number}(?:[-–]${number})? (?:${spacedUnitNames}|°[CF])(?:/\\p{L}+)?(?![\\p{L}\\d])`, 'u'),
    new RegExp(`${number}[x×]${number} (?:${unitNames})(?![\\p{L}\\d])`, 'u'),
    new RegExp(`[-–+]?${number} %`, 'u'),
    new RegExp(`[+]?${number} (?:${magnitude})(?![\\p{L}\\d])`, 'u'),
    /\d{1,2}(?::\d{2})?(?:[-–]\d{1,2}(?::\d{2})?)? [ap]\.?m\.?(?![\p{L}\d])/iu,
    /(?:\+?\d[ -])?\(\d{3}\) \d{3}-\d{4}(?!\d)/u,
  ],
  abbreviations,
  abbreviationsBesideNumbers,
  rules: [...addressRules, ...moneyRules, ...codeRules, ...clockAndDateRules, ...countRules, ...symbolRules],
  letters,
  acronyms,
  sayDigits,
  sayWhole: sayCardinal,
}
