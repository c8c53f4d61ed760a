import { speakingRule } from '../speaking-rule.ts'
import type { SpeakingRule, SpeakingRules } from '../spoken-token.ts'
import { sayAddressPart } from '../web-address.ts'
import { clockAndDateRules } from './calendar-rules-en.ts'
import { countRules } from './count-rules-en.ts'
import { number, spacedUnitNames, unitNames } from './measures-en.ts'
import { magnitude, moneyRules, sign } from './money-rules-en.ts'
import { sayCardinal, sayDigits } from './numbers-en.ts'
import { abbreviations, abbreviationsBesideNumbers, acronyms, letters, shortMonths } from './words-en.ts'

const englishAddress = { letters, dot: 'dot', slash: 'slash', hyphen: 'dash', underscore: 'underscore', plus: 'plus', sayWhole: sayCardinal, sayDigits }

const addressRules: SpeakingRule[] = [
  speakingRule(
    String.raw`([\w.+-]+)@((?:[\w-]+\.)+\p{L}{2,})`,
    (m) => `${sayAddressPart(m[1] ?? '', englishAddress)} at ${sayAddressPart(m[2] ?? '', englishAddress)}`,
  ),
  speakingRule(
    String.raw`(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\d-]+\.)+(?:com|net|org|br|io|app|shop|store|dev|me|co|tv|info|gov|edu|us|uk)(?:\.\p{L}{2})?)((?:\/[\p{L}\d._~-]*)*)(?:[?#]\S*)?`,
    (m) => sayAddressPart(`${m[1]}${(m[2] ?? '').replace(/\/$/, '')}`, englishAddress),
  ),
  speakingRule(String.raw`https?:\/\/\S+`, () => 'link'),
  speakingRule(String.raw`@([\p{L}\d._]+)`, (m) => `at ${sayAddressPart((m[1] ?? '').replaceAll(/[._]/g, ' '), englishAddress)}`),
  speakingRule(String.raw`#(\d+)`, (m) => `number ${sayCardinal(Number(m[1]))}`),
  speakingRule(
    String.raw`#([\p{L}\p{M}\d_]+)`,
    (m) => sayAddressPart((m[1] ?? '').replaceAll('_', ' ').replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'), englishAddress),
    'u',
  ),
]

function sayGroups(text: string): string {
  return (text.match(/\d+/g) ?? []).map(sayDigits).join(', ')
}

const codeRules: SpeakingRule[] = [
  speakingRule(String.raw`(?:\+?\d[ -])?(?:\(?\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}`, (m) => sayGroups(m[0])),
  speakingRule(String.raw`\d{3}-\d{4}`, (m) => sayGroups(m[0])),
  speakingRule(String.raw`0\d+|\d{16,}`, (m) => sayDigits(m[0])),
  // Short telephone numbers: "call 911", "text 988".
  speakingRule(String.raw`[2-9]\d\d`, (m, { previous }) => (/^(?:call|text|dial|phone)$/.test(previous) ? sayDigits(m[0]) : null)),
]

const isNumeral = (word: string) => /^[\d.,$]+/.test(word)

const symbolRules: SpeakingRule[] = [
  speakingRule('USB-([ABC])', (m) => `you ess bee ${letters[(m[1] ?? '').toLowerCase()]}`),
  speakingRule('&', () => 'and'),
  speakingRule('\\+', () => 'plus'),
  speakingRule('=', () => 'equals'),
  speakingRule('%', () => 'percent'),
  speakingRule('[x×]', (_, { previous, next }) => (isNumeral(previous) && isNumeral(next) ? 'by' : null)),
  speakingRule('[-–—]', (_, { previous, next }) => (isNumeral(previous) && isNumeral(next) ? 'to' : null)),
  speakingRule(String.raw`(\p{L}{2,})/(\p{L}{2,})`, (m) => `${m[1]} or ${m[2]}`),
  speakingRule(
    Object.keys(shortMonths).join('|'),
    (m, { previous, next }) => (isNumeral(previous) || isNumeral(next) ? (shortMonths[m[0]] ?? null) : null),
    'u',
  ),
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
