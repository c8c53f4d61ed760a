import { speechWords } from '../../../content/content.ts'
import { append, speakingRule, unitNames, type SpeakingRule, type TokenContext } from '../../speaking/speaking-rules.ts'
import { formulaRules } from './formula-rules-en.ts'
import { isYear, number, sayMeasure, sayRange, sayWritten } from './measures-en.ts'
import { magnitudeNames, magnitudeOf } from './money-rules-en.ts'
import { readNumber, sayCardinal, sayDecade, sayNumber, sayOrdinal, sayYear } from './numbers-en.ts'
import { romanRule } from './roman-rules-en.ts'

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

/** Ends of a range: days after a month, otherwise numbers or years. */
function saySpan(from: string, to: string, { previous }: TokenContext): string | null {
  const isDays = isMonth(previous) && [from, to].every((day) => /^\d{1,2}$/.test(day) && Number(day) >= 1 && Number(day) <= 31)
  return isDays ? `${sayOrdinal(Number(from))} to ${sayOrdinal(Number(to))}` : sayRange(from, to)
}

/** What people count in thousands, when "2K" could be a picture as well. */
const counted = /^(?:views|followers|subscribers|likes|users|people|dollars|steps|words|downloads|votes|jobs|members|customers)$/

/** "10-15%", "-28%". */
function percentRules(): SpeakingRule[] {
  return [
    speakingRule(`(${number})[-–](${number}) ?%`, (m) => append(sayRange(m[1] ?? '', m[2] ?? ''), ' percent')),
    speakingRule(`(${number}) ?%[-–](${number}) ?%`, (m) => append(sayRange(m[1] ?? '', m[2] ?? ''), ' percent')),
    // A minus before a percentage is nearly always a discount tag, and the text around says so.
    speakingRule(`([-–+±]?)(${number}) ?%\\+?`, (m) => append(sayWritten(m[2] ?? ''), ' percent', { '+': 'plus ', '±': 'plus or minus ' }[m[1] ?? ''] ?? '')),
  ]
}

/** "10x15 cm", "3x", "21st", "1990s". */
function sizeRules(units: string): SpeakingRule[] {
  return [
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
  ]
}

/** "5-10 km", "-5 °C", "2K". */
function measureRules(units: string): SpeakingRule[] {
  return [
    // "Boeing 787s"
    speakingRule(String.raw`(\d{3,4})s`, (m, { isAfterName }) => (isAfterName ? `${sayCardinal(Number(m[1]))}s` : null)),
    speakingRule(`([-–−]?)(${number})[-–](${number}) ?(${units}|°[CF]?)`, (m) => {
      const [low, high] = [sayWritten(m[2] ?? ''), sayMeasure(m[3] ?? '', m[4] ?? '')]
      return low === null || high === null ? null : `${m[1] === '' ? '' : 'minus '}${low} to ${high}`
    }),
    speakingRule(String.raw`(\d)K`, (m, { next }) => (counted.test(next) ? `${sayCardinal(Number(m[1]))} thousand` : null), 'u'),
    speakingRule(String.raw`(\d)([KGD])`, (m) => `${sayCardinal(Number(m[1]))} ${speechWords('en').letters[(m[2] ?? '').toLowerCase()]}`, 'u'),
    speakingRule(`([-–−+]?)(${number})[ -]?(${units}|°[CF]?|["”])(?:/(${units}|\\p{L}+²?))?`, (m) => {
      const said = sayMeasure(m[2] ?? '', m[3] ?? '', m[4])
      return append(said, '', m[1] === '+' ? 'plus ' : m[1] !== '' && (m[3] ?? '').startsWith('°') ? 'minus ' : '')
    }),
    speakingRule(
      `([+]?)(${number}) ?(${magnitudeNames('full')}|[kKMB]|mn|bn)\\+?`,
      (m) => append(sayWritten(m[2] ?? ''), ` ${magnitudeOf(m[3])}`, m[1] === '+' ? 'over ' : ''),
      'u',
    ),
  ]
}

/** Ranges, signs in front of numbers, and numbers alone. */
function plainRules(): SpeakingRule[] {
  return [
    speakingRule(`(${number})[-–](${number})`, (m, around) => saySpan(m[1] ?? '', m[2] ?? '', around)),
    speakingRule(`\\+(${number})`, (m, around) => append(sayPlainNumber(m[1] ?? '', around), '', 'plus ')),
    speakingRule(`(${number})\\+`, (m, around) => append(sayPlainNumber(m[1] ?? '', around), ' plus')),
    // "1080p" is "ten eighty p".
    speakingRule(String.raw`(\d{1,2})(\d[1-9]|[1-9]\d)p`, (m) => `${sayCardinal(Number(m[1]))} ${sayCardinal(Number(m[2]))} pee`),
    speakingRule(`±(${number})`, (m, around) => append(sayPlainNumber(m[1] ?? '', around), '', 'plus or minus ')),
    speakingRule(String.raw`\d{1,3}(?: \d{3}){2,}`, (m, around) => sayPlainNumber(m[0].replaceAll(' ', ''), around)),
    speakingRule(`[~≈](${number})`, (m, around) => append(sayPlainNumber(m[1] ?? '', around), '', 'about ')),
    speakingRule(`([<>]) ?(${number}) ?%`, (m) => append(sayWritten(m[2] ?? ''), ' percent', m[1] === '<' ? 'under ' : 'over ')),
    speakingRule(`([<>≤≥]) ?(${number})`, (m, around) =>
      append(sayPlainNumber(m[2] ?? '', around), '', { '<': 'under ', '>': 'over ', '≤': 'up to ', '≥': 'at least ' }[m[1] ?? ''] ?? ''),
    ),
    speakingRule(`[-–−](${number})`, (m, around) => append(sayPlainNumber(m[1] ?? '', around), '', 'minus ')),
    speakingRule(number, (m, around) => sayPlainNumber(m[0], around)),
  ]
}

/** Percentages, multiples, ordinals, measures, ranges and plain numbers, arabic and roman. */
export function countRules(): SpeakingRule[] {
  const units = unitNames(speechWords('en')).join('|')
  return [...percentRules(), ...sizeRules(units), ...measureRules(units), ...plainRules(), ...formulaRules(), romanRule]
}
