import { nameList, speechWords } from '../../../content/content.ts'
import {
  append,
  currencyNames,
  currencySigns,
  spacedUnitNames,
  isFraction,
  speakingRule,
  unitNames,
  wordRules,
  type SpeakingRule,
  type SpeakingRules,
} from '../../speaking/speaking-rules.ts'
import { isRaised } from '../../speaking/superscripts.ts'
import { spokenNames } from '../../speaking/spoken-names.ts'
import { sayAddressPart, type AddressWords } from '../../speaking/web-address.ts'
import { clockAndDateRules, sayFraction } from './calendar-rules-en.ts'
import { countRules } from './count-rules-en.ts'
import { number } from './measures-en.ts'
import { magnitudeNames, moneyRules } from './money-rules-en.ts'
import { sayCardinal, sayDigits } from './numbers-en.ts'

function addressRules(): SpeakingRule[] {
  const { letters, marks } = speechWords('en')
  const address: AddressWords = { letters, ...marks, sayWhole: sayCardinal, sayDigits }
  const say = (part: string | undefined) => sayAddressPart(part ?? '', address)
  return [
    speakingRule(String.raw`([\w.+-]+)@((?:[\w-]+\.)+\p{L}{2,})`, (m) => `${say(m[1])} at ${say(m[2])}`),
    speakingRule(
      String.raw`(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\d-]+\.)+(?:com|net|org|br|io|app|shop|store|dev|me|co|tv|info|gov|edu|us|uk)(?:\.\p{L}{2})?)((?:\/[\p{L}\d._~-]*)*)(?:[?#]\S*)?`,
      (m) => say(`${m[1]}${(m[2] ?? '').replace(/\/$/, '')}`),
    ),
    speakingRule(String.raw`https?:\/\/\S+`, () => 'link'),
    speakingRule(String.raw`@([\p{L}\d._]+)`, (m) => `at ${say(m[1]?.replaceAll(/[._]/g, ' '))}`),
    speakingRule(String.raw`#(\d+)`, (m) => `number ${sayCardinal(Number(m[1]))}`),
    speakingRule(String.raw`#([\p{L}\p{M}\d_]+)`, (m) => say(m[1]?.replaceAll('_', ' ').replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')), 'u'),
  ]
}

function sayGroups(text: string): string {
  return (text.match(/\d+/g) ?? []).map(sayDigits).join(', ')
}

const codeRules: SpeakingRule[] = [
  speakingRule(String.raw`(?:\+?\d[ -])?(?:\(?\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}`, (m) => sayGroups(m[0])),
  speakingRule(String.raw`\d{3}-\d{4}`, (m) => sayGroups(m[0])),
  speakingRule(String.raw`(?:\+?(1))?(\d{3})(\d{3})(\d{4})`, (m) => m.slice(1).filter(Boolean).map(sayDigits).join(', ')),
  speakingRule(String.raw`0\d+|\d{16,}`, (m) => sayDigits(m[0])),
  speakingRule(String.raw`\d{5}(?:-\d{4})?`, (m, { before }) => (before.slice(0, 2).includes('zip') ? sayGroups(m[0]) : null)),
  // "5'10""
  speakingRule(String.raw`(\d)['’′](\d{1,2})["”″]?`, (m) => `${sayCardinal(Number(m[1]))} foot${m[2] === '0' ? '' : ` ${sayCardinal(Number(m[2]))}`}`),
  speakingRule(String.raw`(\d)/(\d)["”]`, (m) =>
    m[0].startsWith('1/2') ? 'half an inch' : append(sayFraction(Number(m[1]), Number(m[2]), ''), ' of an inch'),
  ),
  // "Apt. 5B"
  speakingRule(String.raw`(\d+)([A-Z])`, (m, { previous }) =>
    /^(?:apt|apartment|suite|unit|room|gate|seat|block|row)$/.test(previous)
      ? `${sayCardinal(Number(m[1]))} ${speechWords('en').letters[(m[2] ?? '').toLowerCase()]}`
      : null,
  ),
  speakingRule(String.raw`401\(?k`, () => 'four oh one kay'),
  speakingRule(String.raw`(\d{2})[-/]\1`, (m) => `${sayCardinal(Number(m[1]))} ${sayCardinal(Number(m[1]))}`),
  speakingRule(
    String.raw`(\d+) ft (\d+) in`,
    (m) => `${sayCardinal(Number(m[1]))} ${m[1] === '1' ? 'foot' : 'feet'} ${sayCardinal(Number(m[2]))} ${m[2] === '1' ? 'inch' : 'inches'}`,
  ),
  // Short telephone numbers: "call 911", "text 988".
  speakingRule(String.raw`[2-9]\d\d`, (m, { previous }) => (/^(?:call|text|dial|phone)$/.test(previous) ? sayDigits(m[0]) : null)),
]

const isNumeral = (word: string) => /^[\d.,$]+/.test(word)
const isFactor = (word: string) => /^\p{L}$/u.test(word) || isNumeral(word) || isRaised(word)

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const shortDays = 'mon|tues?|wed|thu(?:rs?)?|fri|sat|sun'

function dayOf(short: string): string {
  return days.find((day) => day.toLowerCase().startsWith(short.slice(0, 3).toLowerCase())) ?? short
}

function spelled(letters: string): string {
  return Array.from(letters.toLowerCase(), (letter) => speechWords('en').letters[letter]).join(' ')
}

function symbolRules(): SpeakingRule[] {
  const { letters, shortMonths = {}, units } = speechWords('en')
  return [
    speakingRule(`(${shortDays})\\.?[-–](${shortDays})`, (m) => `${dayOf(m[1] ?? '')} to ${dayOf(m[2] ?? '')}`),
    speakingRule('([<>])', (m, { previous, next }) => (isNumeral(previous) && isNumeral(next) ? (m[1] === '<' ? 'is less than' : 'is greater than') : null)),
    // "1/2 tsp", "1 ½ tsp"
    speakingRule('[a-z]{1,4}', (m, { previous, before }) => {
      const unit = isFraction(previous) ? units[m[0]] : undefined
      return unit === undefined ? null : /^\d+$/.test(before[1] ?? '') ? unit.many : unit.one
    }),
    // "A+", "C++", "Ctrl+C".
    speakingRule(String.raw`([A-Z])(\+{1,2})`, (m) => `${spelled(m[1] ?? '')}${' plus'.repeat((m[2] ?? '').length)}`, 'u'),
    speakingRule(String.raw`(\p{L}{2,})\+(\p{L})`, (m) => `${m[1]?.toLowerCase() === 'ctrl' ? 'control' : m[1]} plus ${spelled(m[2] ?? '')}`),
    // "R&B": letters.
    speakingRule('([A-Z]{1,2})&([A-Z]{1,2})', (m) => `${spelled(m[1] ?? '')} and ${spelled(m[2] ?? '')}`, 'u'),
    speakingRule('USB-([ABC])', (m) => `you ess bee ${letters[(m[1] ?? '').toLowerCase()]}`),
    speakingRule('&', () => 'and'),
    speakingRule('\\+', () => 'plus'),
    speakingRule('=', () => 'equals'),
    speakingRule('%', () => 'percent'),
    speakingRule('[x×]', (m, { previous, next, afterNext }) => {
      if (!isNumeral(previous) || !isNumeral(next)) return null
      return m[0] === '×' && (afterNext === '=' || isRaised(next)) ? 'times' : 'by'
    }),
    // "m × c²"
    speakingRule('[×·*]', (_, { previous, next }) => (isFactor(previous) && isFactor(next) ? 'times' : null)),
    speakingRule('[-–−—]', (_, { previous, next, afterNext }) => (isNumeral(previous) && isNumeral(next) ? (afterNext === '=' ? 'minus' : 'to') : null)),
    speakingRule(
      'AD|CE',
      (m, { previous, next }) => (isNumeral(previous) || isNumeral(next) ? Array.from(m[0].toLowerCase(), (letter) => letters[letter]).join(' ') : null),
      'u',
    ),
    // "km/h" without a number.
    speakingRule(String.raw`(\p{L}+)/(\p{L}+)`, (m) => {
      const [many, per] = [units[m[1] ?? '']?.many, units[m[2] ?? '']?.one]
      return many === undefined || per === undefined ? null : `${many} per ${per}`
    }),
    speakingRule(String.raw`(\p{L}{2,})/(\p{L}{2,})`, (m) => `${m[1]} or ${m[2]}`),
    speakingRule(
      Object.keys(shortMonths).join('|'),
      (m, { previous, next }) => (isNumeral(previous) || isNumeral(next) ? (shortMonths[m[0]] ?? null) : null),
      'u',
    ),
  ]
}

/** "tee vees", "sess" and "sesses". */
function pluralOf(said: string): string {
  return `${said}${/(?:s|x|z|ch|sh)$/.test(said) ? 'es' : 's'}`
}

/** American English. */
export function englishSpeaking(): SpeakingRules {
  const words = speechWords('en')
  const [sign, magnitude, units] = [currencySigns(words), magnitudeNames('full'), unitNames(words)]
  // "in" is a word after a space: "5 in a row".
  const spacedUnits = spacedUnitNames(units.filter((name) => name !== 'in'))
  const own = wordRules(words, pluralOf)
  return {
    ...own,
    names: spokenNames(nameList('en'), { pluralOf, isKnown: (word) => (own.abbreviations[word] ?? own.borrowed[word]) !== undefined }),
    pluralOf,
    joined: [
      new RegExp(`[-–+]?(?:${sign}) ?${number}(?:[-–](?:${sign})?${number})?(?: (?:${magnitude})(?![\\p{L}\\d]))?(?:/\\p{L}+)?`, 'iu'),
      /\d{1,3}(?: \d{3}){2,}(?![ \d])/u,
      new RegExp(`${number} (?:${currencyNames(words)}|[€£¥])(?![\\p{L}\\d])`, 'iu'),
      /\d+ ft \d+ in(?![\p{L}\d])/u,
      new RegExp(`[-–−+]?${number}(?:[-–]${number})? (?:${spacedUnits}|°[CF]?)(?:/\\p{L}+[²³]?)?(?![\\p{L}\\d])`, 'u'),
      new RegExp(`${number}(?:[x×]${number}){1,2} (?:${units.join('|')})(?![\\p{L}\\d])`, 'u'),
      new RegExp(`[-–+]?${number} %`, 'u'),
      new RegExp(`[+]?${number} (?:${magnitude})(?![\\p{L}\\d])`, 'u'),
      /\d{1,2}(?::\d{2})?(?:[-–]\d{1,2}(?::\d{2})?)? [ap]\.?m\.?(?![\p{L}\d])/iu,
      /(?:\+?\d[ -])?\(\d{3}\) \d{3}-\d{4}(?!\d)/u,
      /\+\d \d{3} \d{3} \d{4}(?!\d)/u,
    ],
    rules: [...addressRules(), ...moneyRules(), ...codeRules, ...clockAndDateRules, ...countRules(), ...symbolRules()],
    sayDigits,
    sayWhole: sayCardinal,
  }
}
