import { speechWords } from '../../../content/content.ts'
import { readRoman } from '../../speaking/roman-numerals.ts'
import { raisedNumber, readRaised } from '../../speaking/superscripts.ts'
import { append, speakingRule, unitNames, type SpeakingRule, type TokenContext } from '../../speaking/speaking-rules.ts'
import { isYear, number, sayMeasure, sayRange, sayWritten } from './measures-en.ts'
import { magnitudeNames, magnitudeOf } from './money-rules-en.ts'
import { readNumber, sayCardinal, sayDecade, sayDigits, sayNumber, sayOrdinal, sayYear } from './numbers-en.ts'

function isMonth(word: string): boolean {
  const { months, shortMonths = {} } = speechWords('en')
  return [...months, ...Object.keys(shortMonths)].some((name) => name.toLowerCase() === word)
}

const yearWords = new Set('in since by from until till before after around circa during of year late early mid summer spring fall winter'.split(' '))

/**
 * The years of a range and plain numbers from 1100 to 2099 without a comma are years, unless a
 * plural follows ("2026 people").
 */
function sayPlainNumber(text: string, around: TokenContext): string | null {
  const value = readNumber(text)
  if (value === null || /^0\d/.test(text)) return null
  if (/^\d{1,2}$/.test(text) && value.whole >= 1 && value.whole <= 31 && isMonth(around.previous)) return sayOrdinal(value.whole)
  const isBareYear = /^\d{4}$/.test(text) && isYear(value.whole)
  if (isBareYear && (yearWords.has(around.previous) || !/^(?!(?:is|was|has|its|as|this|us)$).*(?:s|people|percent|men|women)$/.test(around.next)))
    return sayYear(value.whole)
  return sayNumber(value)
}

const reigns = /^(?:|was|of|ruled|reigned|became|died|is|had)$/

function sayRoman(text: string, { previous, next, before }: TokenContext): string | null {
  const value = readRoman(text)
  if (value === null) return null
  if (next === 'century' || next === 'centuries') return sayOrdinal(value)
  // "Elizabeth I" is a queen before a verb of hers or after her title, otherwise someone speaks.
  const isNumeral = text !== 'I' || reigns.test(next) || /^(?:king|queen|pope|emperor|tsar|czar)$/.test(before[1] ?? '')
  if (speechWords('en').royalNames.has(previous) && isNumeral) return `the ${sayOrdinal(value)}`
  const isCounted = /^(?:chapter|volume|part|act|phase|title|war|bowl|type|level|class|section|grade)$/.test(previous)
  return isCounted || /^(?:[IVX]{2,})$/.test(text) ? sayCardinal(value) : null
}

/** "two point one", "ten point four point one". */
function sayVersion(text: string): string {
  return text
    .split('.')
    .map((part) => (part.length > 3 || /^0\d/.test(part) ? sayDigits(part) : sayCardinal(Number(part))))
    .join(' point ')
}

function sayPower(raised: string): string {
  const value = readRaised(raised)
  if (value === 2) return 'squared'
  if (value === 3) return 'cubed'
  return value < 0 ? `to the minus ${sayCardinal(-value)}` : `to the ${sayOrdinal(value)}`
}

/** "10⁶", "1.5×10⁸", "x²", "mc²". */
function powerRules(): SpeakingRule[] {
  const raised = `(${raisedNumber})`
  const { letters } = speechWords('en')
  return [
    speakingRule(`(?:(${number})[×x·])?(${number})${raised}`, (m) => {
      const [factor, base] = [m[1] === undefined ? '' : append(sayWritten(m[1]), ' times '), sayWritten(m[2] ?? '')]
      return factor === null || base === null ? null : `${factor}${base} ${sayPower(m[3] ?? '')}`
    }),
    speakingRule(`([a-z]{1,2})${raised}`, (m) => `${Array.from(m[1] ?? '', (letter) => letters[letter.toLowerCase()]).join(' ')} ${sayPower(m[2] ?? '')}`),
  ]
}

/** Ends of a range: days after a month, otherwise numbers or years. */
function saySpan(from: string, to: string, { previous }: TokenContext): string | null {
  const isDays = isMonth(previous) && [from, to].every((day) => /^\d{1,2}$/.test(day) && Number(day) >= 1 && Number(day) <= 31)
  return isDays ? `${sayOrdinal(Number(from))} to ${sayOrdinal(Number(to))}` : sayRange(from, to)
}

/** Percentages, multiples, ordinals, measures, ranges and plain numbers, arabic and roman. */
export function countRules(): SpeakingRule[] {
  const units = unitNames(speechWords('en')).join('|')
  return [
    speakingRule(`(${number})[-–](${number}) ?%`, (m) => append(sayRange(m[1] ?? '', m[2] ?? ''), ' percent')),
    // A minus before a percentage is nearly always a discount tag, and the text around says so.
    speakingRule(`([-–+±]?)(${number}) ?%\\+?`, (m) => append(sayWritten(m[2] ?? ''), ' percent', { '+': 'plus ', '±': 'plus or minus ' }[m[1] ?? ''] ?? '')),
    speakingRule(`(${number}) ?[x×] ?(${number}) ?[x×] ?(${number})(?: ?(${units}))?`, (m) => {
      const [long, wide, high] = [sayWritten(m[1] ?? ''), sayWritten(m[2] ?? ''), m[4] === undefined ? sayWritten(m[3] ?? '') : sayMeasure(m[3] ?? '', m[4])]
      return long === null || wide === null || high === null ? null : `${long} by ${wide} by ${high}`
    }),
    speakingRule(`(${number}) ?[x×] ?(${number})(?: ?(${units}))?`, (m) => {
      const high = m[3] === undefined ? sayWritten(m[2] ?? '') : sayMeasure(m[2] ?? '', m[3])
      const low = sayWritten(m[1] ?? '')
      return low === null || high === null ? null : `${low} by ${high}`
    }),
    speakingRule(`(${number})[-–](${number}) ?x`, (m) => append(sayRange(m[1] ?? '', m[2] ?? ''), ' times')),
    speakingRule(`(${number}) ?[x×]`, (m) => append(sayWritten(m[1] ?? ''), m[1] === '1' ? ' time' : ' times')),
    speakingRule(String.raw`(\d[\d,]*)(?:st|nd|rd|th)`, (m) => sayOrdinal(Number((m[1] ?? '').replaceAll(',', '')))),
    speakingRule(String.raw`['’]?(\d{2}|\d{3}0)['’]?s`, (m) => (m[1]?.endsWith('0') ? sayDecade(Number(m[1])) : null)),
    speakingRule(`([-–−]?)(${number})[-–](${number}) ?(${units}|°[CF]?)`, (m) => {
      const [low, high] = [sayWritten(m[2] ?? ''), sayMeasure(m[3] ?? '', m[4] ?? '')]
      return low === null || high === null ? null : `${m[1] === '' ? '' : 'minus '}${low} to ${high}`
    }),
    speakingRule(String.raw`(\d)([KGD])`, (m) => `${sayCardinal(Number(m[1]))} ${speechWords('en').letters[(m[2] ?? '').toLowerCase()]}`, 'u'),
    speakingRule(`([-–−+]?)(${number})[ -]?(${units}|°[CF]?|["”])(?:/(${units}|\\p{L}+))?`, (m) => {
      const said = sayMeasure(m[2] ?? '', m[3] ?? '', m[4])
      return append(said, '', m[1] === '+' ? 'plus ' : m[1] !== '' && (m[3] ?? '').startsWith('°') ? 'minus ' : '')
    }),
    speakingRule(
      `([+]?)(${number}) ?(${magnitudeNames('full')}|[kKMB]|mn|bn)\\+?`,
      (m) => append(sayWritten(m[2] ?? ''), ` ${magnitudeOf(m[3])}`, m[1] === '+' ? 'over ' : ''),
      'u',
    ),
    speakingRule(`(${number})[-–](${number})`, (m, around) => saySpan(m[1] ?? '', m[2] ?? '', around)),
    speakingRule(`\\+(${number})`, (m, around) => append(sayPlainNumber(m[1] ?? '', around), '', 'plus ')),
    speakingRule(`(${number})\\+`, (m, around) => append(sayPlainNumber(m[1] ?? '', around), ' plus')),
    speakingRule(`[~≈](${number})`, (m, around) => append(sayPlainNumber(m[1] ?? '', around), '', 'about ')),
    speakingRule(`([<>]) ?(${number}) ?%`, (m) => append(sayWritten(m[2] ?? ''), ' percent', m[1] === '<' ? 'under ' : 'over ')),
    speakingRule(`([<>≤≥]) ?(${number})`, (m, around) =>
      append(sayPlainNumber(m[2] ?? '', around), '', { '<': 'under ', '>': 'over ', '≤': 'up to ', '≥': 'at least ' }[m[1] ?? ''] ?? ''),
    ),
    speakingRule(`[-–−](${number})`, (m, around) => append(sayPlainNumber(m[1] ?? '', around), '', 'minus ')),
    speakingRule(number, (m, around) => sayPlainNumber(m[0], around)),
    speakingRule(String.raw`(v?)(\d+(?:\.\d+)+)`, (m) => (m[1] === '' && !/\..*\./.test(m[2] ?? '') ? null : `${m[1] === '' ? '' : 'version '}${sayVersion(m[2] ?? '')}`)),
    ...powerRules(),
    speakingRule("([IVXLCDM]+)(['’]s)?", (m, around) => append(sayRoman(m[1] ?? '', around), m[2] ?? ''), 'u'),
  ]
}
