import { readNumber, sayCardinal, sayDigits, sayNumber, sayOrdinal, type Gender, type WrittenNumber } from './numbers-pt.ts'
import { readRoman } from './roman-numerals.ts'
import type { SpeakingRule, SpeakingRules, Surroundings } from './spoken-token.ts'
import {
  abbreviations,
  abbreviationsBesideNumbers,
  acronyms,
  currencies,
  genderAround,
  letters,
  magnitudes,
  months,
  units,
  type CountedNoun,
} from './words-pt.ts'
import { sayAddressPart } from './web-address.ts'

const number = String.raw`\d+(?:[.,]\d+)*`
const sign = String.raw`R\$|US\$|\$|€|£|USD|BRL|EUR|GBP`
const money = 'reais|real|dólares|dólar|euros|euro|libras|libra'
const magnitude = 'mil|milhão|milhões|mi|bilhão|bilhões|bi|trilhão|trilhões|tri|k'
const longestFirst = Object.keys(units)
  .filter((name) => /^\p{L}/u.test(name))
  .sort((a, b) => b.length - a.length)
const unitNames = longestFirst.join('|')
/** After a space the case of single letters counts: "2 V" is volts. */
const spacedUnitNames = `(?i:${longestFirst.filter((name) => name.length > 1).join('|')})|${longestFirst.filter((name) => name.length === 1).join('|')}`
const royalNames = new Set(
  'pedro joão henrique luís carlos elizabeth isabel bento francisco paulo felipe napoleão ricardo jorge ramsés leopoldo manuel'.split(' '),
)
const fractions = ['', '', 'meio', 'terço', 'quarto', 'quinto', 'sexto', 'sétimo', 'oitavo', 'nono'] as const
const drawnFractions: Readonly<Record<string, readonly [number, number]>> = { '½': [1, 2], '¼': [1, 4], '¾': [3, 4], '⅓': [1, 3], '⅔': [2, 3] }
/** Words after which "10h" is a time of day, not a length. */
const clockWords = new Set('à às as a das até de entre após e ou'.split(' '))

function unitOf(name: string): CountedNoun | null {
  return units[name] ?? (name.length > 1 ? units[name.toLowerCase()] : undefined) ?? null
}

function magnitudeOf(name: string): readonly [string, string] | null {
  return magnitudes[name] ?? (/^[mb]$/i.test(name) ? null : magnitudes[name.toLowerCase()]) ?? null
}

/** Portuguese counts from two on in the plural: "1,5 litro". */
function isPlural(value: WrittenNumber): boolean {
  return value.whole >= 2 || (value.whole === 0 && value.decimals === '')
}

/** "dois quilos", "um litro e meio", "meia hora". */
function sayCount(value: WrittenNumber, noun: CountedNoun): string {
  const half = noun.gender === 'feminine' ? 'meia' : 'meio'
  const isSimple = !noun.one.includes(' ')
  if (value.decimals === '5' && value.whole === 0 && isSimple) return `${half} ${noun.one}`
  const name = isPlural(value) ? noun.many : noun.one
  if (value.decimals === '5' && value.mark === 'vírgula' && isSimple) return `${sayCardinal(value.whole, noun.gender)} ${name} e ${half}`
  return `${sayNumber(value, noun.gender)} ${name}`
}

function sayMoney(text: string, currencyName: string, magnitudeName: string | undefined): string | null {
  const value = readNumber(text)
  const currency = currencies[currencyName.toLowerCase()]
  if (value === null || currency === undefined) return null
  const scale = magnitudeName === undefined ? null : magnitudeOf(magnitudeName)
  if (scale !== null) return `${sayNumber(value)} ${isPlural(value) ? scale[1] : scale[0]} ${scale[0] === 'mil' ? '' : 'de '}${currency.many}`
  if (value.decimals.length > 2) return `${sayNumber(value, currency.gender)} ${currency.many}`
  const cents = Number(value.decimals.padEnd(2, '0'))
  const ofMillions = value.whole >= 1_000_000 && value.whole % 1_000_000 === 0 ? 'de ' : ''
  const whole = `${sayCardinal(value.whole, currency.gender)} ${ofMillions}${value.whole === 1 ? currency.one : currency.many}`
  const small = `${sayCardinal(cents, currency.cent.gender)} ${cents === 1 ? currency.cent.one : currency.cent.many}`
  if (cents === 0) return whole
  return value.whole === 0 ? small : `${whole} e ${small}`
}

/** What follows a price or a measure after a slash: "/mês", "/kg". */
function sayPer(name: string | undefined): string {
  if (name === undefined || name === '') return ''
  return ` por ${unitOf(name)?.one ?? name}`
}

/** "dez e meia", but "quinze e trinta". */
function sayMinutes(hours: number, minutes: number): string {
  if (minutes === 0) return ''
  return minutes === 30 && hours <= 12 ? ' e meia' : ` e ${sayCardinal(minutes)}`
}

function sayClock(hours: number, minutes: number, { previous }: Surroundings, isLetterForm: boolean): string | null {
  if (hours > 24 || minutes > 59) return null
  const hour = sayCardinal(hours, 'feminine')
  if (isLetterForm && minutes > 0 && hours <= 5 && !clockWords.has(previous)) {
    const rest = minutes === 30 ? 'meia' : `${sayCardinal(minutes)} ${minutes === 1 ? 'minuto' : 'minutos'}`
    return `${hour} ${hours === 1 ? 'hora' : 'horas'} e ${rest}`
  }
  if (minutes === 0) return `${hour} ${hours === 1 ? 'hora' : 'horas'}`
  return `${hour}${sayMinutes(hours, minutes)}`
}

function sayDate(day: number, month: number, year: string | undefined): string | null {
  const name = months[month - 1]
  if (name === undefined || day < 1 || day > 31) return null
  const fullYear = year === undefined ? '' : ` de ${sayCardinal(Number(year.length === 2 ? `20${year}` : year))}`
  return `${day === 1 ? 'primeiro' : sayCardinal(day)} de ${name}${fullYear}`
}

function sayFraction(above: number, below: number, around: Surroundings): string | null {
  const name = fractions[below]
  if (name === undefined || name === '' || above < 1 || above >= below) return null
  const afterNumber = /^\d+$/.test(around.previous) ? 'e ' : ''
  if (below === 2) return `${afterNumber}${genderAround(around) === 'feminine' ? 'meia' : 'meio'}`
  return `${afterNumber}${sayCardinal(above)} ${name}${above === 1 ? '' : 's'}`
}

function sayRange(from: string, to: string, gender: Gender = 'masculine'): string | null {
  const [low, high] = [readNumber(from), readNumber(to)]
  return low === null || high === null ? null : `${sayNumber(low, gender)} a ${sayNumber(high, gender)}`
}

function sayPlainNumber(text: string, around: Surroundings): string | null {
  const value = readNumber(text)
  if (value === null || /^0\d/.test(text)) return null
  const isFirstOfMonth = value.whole === 1 && ((around.next === 'de' && months.some((month) => month === around.afterNext)) || around.previous === 'dia')
  if (isFirstOfMonth) return 'primeiro'
  // "1 1/2 xícara": the noun comes after the fraction.
  const noun = /^\d\/\d$/.test(around.next) ? around.afterNext : around.next
  return sayNumber(value, genderAround({ previous: around.previous, next: noun }))
}

function sayRoman(text: string, { previous }: Surroundings): string | null {
  const value = readRoman(text)
  if (value === null) return null
  const isCentury = /^(?:séculos?|séc\.?)$/.test(previous)
  if ((isCentury || royalNames.has(previous)) && value <= 10) return sayOrdinal(value)
  // One letter, and words such as MIL or CD, are numerals only after a word that is counted so.
  const isCounted =
    isCentury || royalNames.has(previous) || /^(?:capítulo|volume|parte|tomo|ato|fase|título|guerra|anexo|artigo|tipo|nível|classe|copa)$/.test(previous)
  return isCounted || /^(?:[IVX]{2,})$/.test(text) ? sayCardinal(value) : null
}

/** "98765-4321" in groups, a short pause between them. */
function sayGroups(text: string): string {
  return (text.match(/\d+/g) ?? []).map(sayDigits).join(', ')
}

const rule = (pattern: string, say: SpeakingRule['say'], flags = 'iu'): SpeakingRule => ({ pattern: new RegExp(`^(?:${pattern})$`, flags), say })

const addressRules: SpeakingRule[] = [
  rule(
    String.raw`([\w.+-]+)@((?:[\w-]+\.)+\p{L}{2,})`,
    (m) => `${sayAddressPart(m[1] ?? '', portugueseAddress)} arroba ${sayAddressPart(m[2] ?? '', portugueseAddress)}`,
  ),
  rule(
    String.raw`(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\d-]+\.)+(?:com|net|org|br|io|app|shop|store|dev|me|co|tv|info|gov|edu|pt)(?:\.\p{L}{2})?)((?:\/[\p{L}\d._~-]*)*)(?:[?#]\S*)?`,
    (m) => sayAddressPart(`${m[1]}${(m[2] ?? '').replace(/\/$/, '')}`, portugueseAddress),
  ),
  rule(String.raw`https?:\/\/\S+`, () => 'link'),
  rule(String.raw`@([\p{L}\d._]+)`, (m) => `arroba ${sayAddressPart((m[1] ?? '').replaceAll(/[._]/g, ' '), portugueseAddress)}`),
  rule(String.raw`#(\d+)`, (m) => `número ${sayCardinal(Number(m[1]))}`),
  rule(
    String.raw`#([\p{L}\p{M}\d_]+)`,
    (m) => sayAddressPart((m[1] ?? '').replaceAll('_', ' ').replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'), portugueseAddress),
    'u',
  ),
]

const moneyRules: SpeakingRule[] = [
  rule(`(${sign}) ?(${number})[-–](?:${sign})?(${number})`, (m) => {
    const [low, high] = [readNumber(m[2] ?? ''), sayMoney(m[3] ?? '', m[1] ?? '', undefined)]
    return low === null || high === null ? null : `${sayNumber(low)} a ${high}`
  }),
  rule(`([-–+]?) ?(${sign}) ?([-–]?)(${number})(?: ?(${magnitude}))?(?:/(\\p{L}+))?\\+?`, (m) => {
    const said = sayMoney(m[4] ?? '', m[2] ?? '', m[5])
    if (said === null) return null
    const minus = `${m[1]}${m[3]}`.includes('+') ? 'mais ' : `${m[1]}${m[3]}` === '' ? '' : 'menos '
    return `${minus}${said}${sayPer(m[6])}`
  }),
  rule(`(${number}) ?(${money}|€|£)`, (m) => sayMoney(m[1] ?? '', m[2] ?? '', undefined)),
]

const clockAndDateRules: SpeakingRule[] = [
  rule(String.raw`(\d{1,2})h?[-–](\d{1,2})h`, (m) => `${sayCardinal(Number(m[1]), 'feminine')} às ${sayCardinal(Number(m[2]), 'feminine')} horas`),
  rule(String.raw`(\d{1,2})h(?:(\d{2})(?:min|m)?)?`, (m, around) => sayClock(Number(m[1]), Number(m[2] ?? 0), around, true)),
  rule(String.raw`(\d{1,2}):(\d{2})h?`, (m, around) => sayClock(Number(m[1]), Number(m[2]), around, false)),
  rule(
    String.raw`(\d{1,2}):(\d{2}):(\d{2})`,
    (m) => `${sayCardinal(Number(m[1]), 'feminine')} horas, ${sayCardinal(Number(m[2]))} minutos e ${sayCardinal(Number(m[3]))} segundos`,
  ),
  rule(String.raw`(\d{1,3}):(\d{1,3})`, (m) => `${sayCardinal(Number(m[1]))} por ${sayCardinal(Number(m[2]))}`),
  rule(String.raw`(\d{4})-(\d{2})-(\d{2})`, (m) => sayDate(Number(m[3]), Number(m[2]), m[1])),
  rule(String.raw`(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})`, (m) => sayDate(Number(m[1]), Number(m[2]), m[3])),
  rule(String.raw`(\d{1,2})/(\d{4})`, (m) => (months[Number(m[1]) - 1] === undefined ? null : `${months[Number(m[1]) - 1]} de ${sayCardinal(Number(m[2]))}`)),
  rule('24/7', () => 'vinte e quatro horas por dia'),
  rule(`(${number})/(5|10)`, (m) => (/[.,]/.test(m[1] ?? '') || m[2] === '10' ? (sayRange(m[1] ?? '', m[2] ?? '')?.replace(' a ', ' de ') ?? null) : null)),
  rule(String.raw`(\d)/(\d)`, (m, around) => sayFraction(Number(m[1]), Number(m[2]), around)),
  rule(String.raw`(\d+)?([½¼¾⅓⅔])`, (m, around) => {
    const [above, below] = drawnFractions[m[2] ?? ''] ?? [1, 2]
    const said = sayFraction(above, below, { ...around, previous: '' })
    return m[1] === undefined ? said : `${sayCardinal(Number(m[1]), genderAround(around))} e ${said}`
  }),
  rule(String.raw`(\d{1,2})/(\d{1,2})`, (m) => sayDate(Number(m[1]), Number(m[2]), undefined)),
  rule(`(${number})/(${number})`, (m) => sayRange(m[1] ?? '', m[2] ?? '')?.replace(' a ', ' por ') ?? null),
]

const codeRules: SpeakingRule[] = [
  rule(String.raw`(?:\+\d{1,3} ?)?(?:\(?\d{2,3}\)|\d{2})[ -]?\d{4,5}[- ]\d{4}`, (m) => sayGroups(m[0])),
  // Two years are a range.
  rule(String.raw`(?!(?:19|20)\d\d-(?:19|20)\d\d$)\d{4,5}-\d{4}|\d{5}-\d{3}|\d{3}\.\d{3}\.\d{3}-\d{2}`, (m) => sayGroups(m[0])),
  rule(String.raw`0[38]00(?:[ -]?\d{3}[ -]?\d{4})?`, (m) => sayGroups(m[0])),
  rule(String.raw`0\d+|\d{16,}`, (m) => sayDigits(m[0])),
]

const weekdays = ['segunda', 'terça', 'quarta', 'quinta', 'sexta'] as const
/** Marks that stand in for º and ª only after small numbers: 25° is a temperature. */
const ordinalLimits: Readonly<Record<string, number>> = { '°': 10, a: 31, o: 31 }

const countRules: SpeakingRule[] = [
  rule(`(${number})[-–](${number}) ?%`, (m) => append(sayRange(m[1] ?? '', m[2] ?? ''), ' por cento')),
  // A minus before a percentage is nearly always a discount tag, and the text around says so.
  rule(`([-–+±]?)(${number}) ?%\\+?`, (m) => append(sayWritten(m[2] ?? ''), ' por cento', m[1] === '+' ? 'mais ' : m[1] === '±' ? 'mais ou menos ' : '')),
  rule(`(${number}) ?[x×] ?(${number})(?: ?(${unitNames}))?`, (m) => {
    const high = m[3] === undefined ? sayWritten(m[2] ?? '') : sayMeasure(m[2] ?? '', m[3])
    const low = sayWritten(m[1] ?? '')
    return low === null || high === null ? null : `${low} por ${high}`
  }),
  rule(`(${number})[-–](${number}) ?x`, (m) => append(sayRange(m[1] ?? '', m[2] ?? '', 'feminine'), ' vezes')),
  rule(`(${number}) ?[x×]`, (m) => {
    const value = readNumber(m[1] ?? '')
    return value === null ? null : sayCount(value, { one: 'vez', many: 'vezes', gender: 'feminine' })
  }),
  rule(String.raw`([2-6])[ªa]-feira`, (m) => `${weekdays[Number(m[1]) - 2]}-feira`),
  rule('([2-6])[ªa]', (m, { next }) => (next === 'feira' ? (weekdays[Number(m[1]) - 2] ?? null) : null)),
  rule(String.raw`(\d+)\.?(º|°|ª|a|o)s?`, (m) =>
    Number(m[1]) > (ordinalLimits[m[2] ?? ''] ?? Infinity) ? null : sayOrdinal(Number(m[1]), /[ªa]/.test(m[2] ?? '') ? 'feminine' : 'masculine'),
  ),
  rule(`([-–−]?)(${number})[-–](${number}) ?(${unitNames}|[°º]C?)`, (m) => {
    const low = readNumber(m[2] ?? '')
    const unit = unitOf(m[4] ?? '')
    const high = sayMeasure(m[3] ?? '', m[4] ?? '')
    return low === null || unit === null || high === null ? null : `${m[1] === '' ? '' : 'menos '}${sayNumber(low, unit.gender)} a ${high}`
  }),
  rule(String.raw`(\d)([KGD])`, (m) => `${sayCardinal(Number(m[1]))} ${letters[(m[2] ?? '').toLowerCase()]}`, 'u'),
  rule(`([-–−+]?)(${number}) ?(${unitNames}|[°º][CF]?|["”])(?:/(${unitNames}|\\p{L}+))?`, (m) => {
    const said = sayMeasure(m[2] ?? '', m[3] ?? '', m[4])
    if (said === null || m[1] === '') return said
    return m[1] === '+' ? `mais ${said}` : `${/[°º]/.test(m[3] ?? '') ? 'menos ' : ''}${said}`
  }),
  rule(`([+]?)(${number}) ?(${magnitude}|M|B)\\+?`, (m, around) => {
    const value = readNumber(m[2] ?? '')
    const scale = magnitudeOf(m[3] ?? '')
    if (value === null || scale === null) return null
    const gender = scale[0] === 'mil' ? genderAround(around) : 'masculine'
    const count = scale[0] === 'mil' && value.whole === 1 && value.decimals === '' ? '' : `${sayNumber(value, gender)} `
    return `${m[1] === '+' ? 'mais de ' : ''}${count}${isPlural(value) ? scale[1] : scale[0]}`
  }),
  rule(`(${number})[-–](${number})`, (m, around) => sayRange(m[1] ?? '', m[2] ?? '', genderAround(around))),
  rule(`(?:\\+(${number})|(${number})\\+)`, (m, around) => append(sayPlainNumber(m[1] ?? m[2] ?? '', around), '', 'mais de ')),
  rule(`[~≈](${number})`, (m, around) => append(sayPlainNumber(m[1] ?? '', around), '', 'cerca de ')),
  rule(`([<>≤≥]) ?(${number})`, (m, around) =>
    append(sayPlainNumber(m[2] ?? '', around), '', { '<': 'menos de ', '>': 'mais de ', '≤': 'até ', '≥': 'a partir de ' }[m[1] ?? ''] ?? ''),
  ),
  rule(number, (m, around) => sayPlainNumber(m[0], around)),
  rule(String.raw`(\d+)s`, (m) => sayCardinal(Number(m[1]))),
  rule(String.raw`(?:n[º°]\.?|n\.º)(\d+)`, (m) => `número ${sayCardinal(Number(m[1]))}`),
  rule('[IVXLCDM]+', (m, around) => sayRoman(m[0], around), 'u'),
]

const isNumeral = (word: string) => /^[\d.,]+/.test(word)
const symbolRules: SpeakingRule[] = [
  rule('&', () => 'e'),
  rule('\\+', () => 'mais'),
  rule('=', () => 'igual a'),
  rule('%', () => 'por cento'),
  rule('[x×]', (_, { previous, next }) => (isNumeral(previous) && isNumeral(next) ? 'por' : null)),
  rule('[-–—]', (_, { previous, next }) => (isNumeral(previous) && isNumeral(next) ? 'a' : null)),
  // Two ways of saying the same: "preto/branco", "e/ou".
  rule(String.raw`(\p{L}{2,})/(\p{L}{2,})`, (m) => `${m[1]} ${m[2]}`),
]

function append(said: string | null, after: string, before = ''): string | null {
  return said === null ? null : `${before}${said}${after}`
}

function sayWritten(text: string): string | null {
  const value = readNumber(text)
  return value === null ? null : sayNumber(value)
}

function sayMeasure(text: string, unitName: string, per?: string): string | null {
  const value = readNumber(text)
  const unit = unitOf(unitName)
  if (value === null || unit === null) return null
  if (per === undefined) return sayCount(value, unit)
  return `${sayNumber(value, unit.gender)} ${isPlural(value) ? unit.many : unit.one}${sayPer(per)}`
}

const portugueseAddress = {
  letters,
  dot: 'ponto',
  slash: 'barra',
  hyphen: 'hífen',
  underscore: 'sublinhado',
  plus: 'mais',
  sayWhole: (value: number) => sayCardinal(value),
  sayDigits,
}

/** Brazilian Portuguese. */
export const portugueseRules: SpeakingRules = {
  language: 'pt-BR',
  joined: [
    new RegExp(`[-–+]?(?:${sign}) ?[-–]?${number}(?:[-–]${number}| ?(?:${magnitude})(?![\\p{L}\\d]))?(?:/\\p{L}+)?`, 'iu'),
    new RegExp(`${number} (?:${money})(?![\\p{L}\\d])`, 'iu'),
    new RegExp(`[-–−+]?${number}(?:[-–x×]${number})? (?:${spacedUnitNames}|[°º][CF])(?:/\\p{L}+)?(?![\\p{L}\\d])`, 'u'),
    /p\. ex\./u,
    new RegExp(`[-–+]?${number} %`, 'u'),
    new RegExp(`[+]?${number} (?:${magnitude})(?![\\p{L}\\d])`, 'u'),
    /(?:\+\d{1,3} )?(?:\(\d{2,3}\) ?|\d{2} )\d{4,5}[- ]\d{4}(?!\d)/u,
    /0[38]00 \d{3} \d{4}(?!\d)/u,
  ],
  abbreviations,
  abbreviationsBesideNumbers,
  rules: [...addressRules, ...moneyRules, ...codeRules, ...clockAndDateRules, ...countRules, ...symbolRules],
  letters,
  acronyms,
  sayDigits,
  sayWhole: (value) => sayCardinal(value),
}
