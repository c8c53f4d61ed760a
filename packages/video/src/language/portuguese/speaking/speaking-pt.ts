import { nameList, speechWords } from '../../../content/content.ts'
import {
  currencyNames,
  currencyOf,
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
import { clockAndDateRules, weekdays } from './calendar-rules-pt.ts'
import { countRules } from './count-rules-pt.ts'
import { isScore } from './formula-rules-pt.ts'
import { number } from './measures-pt.ts'
import { magnitudeNames, moneyRules } from './money-rules-pt.ts'
import { sayCardinal, sayDigits } from './numbers-pt.ts'

function addressRules(): SpeakingRule[] {
  const { letters, marks } = speechWords('pt')
  const address: AddressWords = { letters, ...marks, sayWhole: (value) => sayCardinal(value), sayDigits }
  const say = (part: string | undefined) => sayAddressPart(part ?? '', address)
  return [
    speakingRule(String.raw`([\w.+-]+)@((?:[\w-]+\.)+\p{L}{2,})`, (m) => `${say(m[1])} arroba ${say(m[2])}`),
    speakingRule(
      String.raw`(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\d-]+\.)+(?:com|net|org|br|io|app|shop|store|dev|me|co|tv|info|gov|edu|pt)(?:\.\p{L}{2})?)((?:\/[\p{L}\d._~-]*)*)(?:[?#]\S*)?`,
      (m) => say(`${m[1]}${(m[2] ?? '').replace(/\/$/, '')}`),
    ),
    speakingRule(String.raw`https?:\/\/\S+`, () => 'link'),
    speakingRule(String.raw`@([\p{L}\d._]+)`, (m) => `arroba ${say(m[1]?.replaceAll(/[._]/g, ' '))}`),
    speakingRule(String.raw`#(\d+)`, (m) => `número ${sayCardinal(Number(m[1]))}`),
    speakingRule(String.raw`#([\p{L}\p{M}\d_]+)`, (m) => say(m[1]?.replaceAll('_', ' ').replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')), 'u'),
  ]
}

/** "98765-4321" in groups, a short pause between them. */
function sayGroups(text: string): string {
  return (text.match(/\d+/g) ?? []).map(sayDigits).join(', ')
}

/** A word of calling, at most three small words before the number. */
function isDialled(before: readonly string[]): boolean {
  const at = before.findIndex((word) => !/^(?:o|no|ao|para|pro|é|número)$/.test(word))
  return /^(?:ligue|liga|ligar|disque|discar|disk|telefone|chame|chamar|acione)$/.test(before[at] ?? '')
}

const codeRules: SpeakingRule[] = [
  speakingRule(String.raw`(?:\+\d{1,3} ?|55 )?(?:\(?\d{2,3}\)|\d{2})[ -]?\d{4,5}[- ]\d{4}`, (m) => sayGroups(m[0])),
  // Two years are a range.
  speakingRule(
    String.raw`(?!(?:1\d|20)\d\d-(?:1\d|20)\d\d$)\d{4,5}-\d{4}|\d{5}-\d{3}|\d{2}\.\d{3}-\d{3}|\d{3}\.\d{3}\.\d{3}-\d{2}|\d{2}\.\d{3}\.\d{3}/\d{4}-\d{2}`,
    (m) => sayGroups(m[0]),
  ),
  speakingRule(String.raw`0[38]00(?:[ -]?\d{3}[ -]?\d{4})?`, (m) => sayGroups(m[0])),
  // A mobile number without spaces, and other numbers that are codes.
  speakingRule(String.raw`(?:\+?(55))?(\d{2})(9\d{4})(\d{4})`, (m) => m.slice(1).filter(Boolean).map(sayDigits).join(', ')),
  speakingRule(String.raw`0\d+|\d{11,}`, (m) => sayDigits(m[0])),
  speakingRule(String.raw`\d{8}`, (m, { previous }) => (previous === 'cep' ? sayDigits(m[0]) : null)),
  // Short telephone numbers: "ligue 188", "ligue para o 188".
  speakingRule(String.raw`1\d\d`, (m, { before }) => (isDialled(before) ? sayDigits(m[0]) : null)),
]

const shortDays: Readonly<Record<string, string>> = {
  seg: 'segunda',
  ter: 'terça',
  qua: 'quarta',
  qui: 'quinta',
  sex: 'sexta',
  sáb: 'sábado',
  sab: 'sábado',
  dom: 'domingo',
}
const isNumeral = (word: string) => /^[\d.,]+/.test(word)
const isFactor = (word: string) => /^\p{L}$/u.test(word) || isNumeral(word) || isRaised(word)

function spelled(letters: string): string {
  return Array.from(letters.toLowerCase(), (letter) => speechWords('pt').letters[letter]).join(' ')
}

const symbolRules: SpeakingRule[] = [
  speakingRule('&', () => 'e'),
  speakingRule('\\+', () => 'mais'),
  speakingRule('=', () => 'igual a'),
  speakingRule('%', () => 'por cento'),
  speakingRule('[x×]', (m, { previous, next, afterNext, before }) => {
    if (!isNumeral(previous) || !isNumeral(next)) return null
    if (isScore(Number(previous), Number(next), before.slice(1))) return 'a'
    return m[0] === '×' && (afterNext === '=' || isRaised(next)) ? 'vezes' : 'por'
  }),
  // "m × c²"
  speakingRule('[×·*]', (_, { previous, next }) => (isFactor(previous) && isFactor(next) ? 'vezes' : null)),
  speakingRule('[-–−—]', (_, { previous, next, afterNext }) => (isNumeral(previous) && isNumeral(next) ? (afterNext === '=' ? 'menos' : 'a') : null)),
  // "seg a sex"
  speakingRule('seg|ter|qua|qui', (m, { next, afterNext }) =>
    next === 'a' && shortDays[afterNext] !== undefined ? (shortDays[m[0].toLowerCase()] ?? null) : null,
  ),
  speakingRule('qui|sex|s[áa]b|dom', (m, { previous }) => (previous === 'a' ? (shortDays[m[0].toLowerCase()] ?? null) : null)),
  speakingRule(
    '(seg|ter|qua|qui|sex)[-–](ter|qua|qui|sex|s[áa]b|dom)',
    (m) => `${shortDays[(m[1] ?? '').toLowerCase()]} a ${shortDays[(m[2] ?? '').toLowerCase()]}`,
  ),
  speakingRule('([2-6])[ªa][-–]([2-6])[ªa]', (m) => `${weekdays[Number(m[1]) - 2]} a ${weekdays[Number(m[2]) - 2]}`),
  speakingRule('§§', () => 'parágrafos'),
  speakingRule('([<>])', (m, { previous, next }) => (isNumeral(previous) && isNumeral(next) ? (m[1] === '<' ? 'menor que' : 'maior que') : null)),
  // Two that play against each other.
  speakingRule('[x×]', (_, { isAfterName, isBeforeName }) => (isAfterName && isBeforeName ? 'versus' : null)),
  // "10 mil km", "2 milhões de km²"
  speakingRule('[a-z]{2,3}[²³]?', (m, { before }) => {
    const isLarge = /(?:^| )(?:mil|milhões|bilhões|milhão|bilhão)$/.test((before[0] === 'de' ? before[1] : before[0]) ?? '')
    return isLarge ? (speechWords('pt').units[m[0]]?.many ?? null) : null
  }),
  // "1/2 kg", "1 ½ kg"
  speakingRule('[a-z]{1,4}[²³]?', (m, { previous, before }) => {
    const unit = isFraction(previous) ? speechWords('pt').units[m[0]] : undefined
    return unit === undefined ? null : Number(before[1] ?? 0) > 1 ? unit.many : unit.one
  }),
  // "A+", "C++".
  speakingRule(String.raw`([A-Z])(\+{1,2})`, (m) => `${spelled(m[1] ?? '')}${' mais'.repeat((m[2] ?? '').length)}`, 'u'),
  // "R&B": letters.
  speakingRule('([A-Z]{1,2})&([A-Z]{1,2})', (m) => `${spelled(m[1] ?? '')} e ${spelled(m[2] ?? '')}`, 'u'),
  // "USB-C", "USB-A".
  speakingRule('USB-([ABC])', (m) => `u ésse bê ${speechWords('pt').letters[(m[1] ?? '').toLowerCase()]}`),
  // "110V/220V": one voltage or the other.
  speakingRule(String.raw`(\d{3})V?/(\d{3})V`, (m) => `${sayCardinal(Number(m[1]))} ou ${sayCardinal(Number(m[2]))} volts`),
  // "km/h", "R$/kg" without a number.
  speakingRule(String.raw`([\p{L}$]+)/(\p{L}+)`, (m) => {
    const words = speechWords('pt')
    const [many, per] = [currencyOf(words, m[1] ?? '')?.many ?? words.units[m[1] ?? '']?.many, words.units[m[2] ?? '']?.one]
    return many === undefined || per === undefined ? null : `${many} por ${per}`
  }),
  // Two ways of saying the same: "preto/branco", "e/ou".
  speakingRule(String.raw`(\p{L}{2,})/(\p{L}{2,})`, (m) => `${m[1]} ${m[2]}`),
]

/** "tê vês", "istóris", "frízeres"; words in -s and -x stay as they are. */
function pluralOf(said: string): string {
  return /[sx]$/.test(said) ? said : `${said}${/[rz]$/.test(said) ? 'es' : 's'}`
}

/** Brazilian Portuguese. */
export function portugueseSpeaking(): SpeakingRules {
  const words = speechWords('pt')
  const [sign, magnitude] = [currencySigns(words), magnitudeNames()]
  const own = wordRules(words, pluralOf)
  return {
    ...own,
    names: spokenNames(nameList('pt'), { pluralOf, isKnown: (word) => (own.abbreviations[word] ?? own.borrowed[word]) !== undefined }),
    pluralOf,
    joined: [
      new RegExp(`[-–+]?(?:${sign}) ?[-–]?${number}(?:[-–]${number})?(?: ?(?:${magnitude})(?![\\p{L}\\d]))?(?:/\\p{L}+)?`, 'iu'),
      /\d{1,3}(?: \d{3}){2,}(?![ \d])/u,
      new RegExp(`${number} (?:${currencyNames(words)}|[€£¥])(?![\\p{L}\\d])`, 'iu'),
      new RegExp(`[-–−+]?${number}(?:[-–x×]${number}){0,2} (?:${spacedUnitNames(unitNames(words))}|[°º][CF]?)(?:/\\p{L}+[²³]?)?(?![\\p{L}\\d])`, 'u'),
      /p\. ex\./u,
      new RegExp(`[-–+]?${number} %`, 'u'),
      new RegExp(`[+]?${number} (?:${magnitude})(?![\\p{L}\\d])`, 'u'),
      /(?:\+\d{1,3} |55 )?(?:\(\d{2,3}\) ?|\d{2} )\d{4,5}[- ]\d{4}(?!\d)/u,
      /0[38]00 \d{3} \d{4}(?!\d)/u,
    ],
    rules: [...addressRules(), ...moneyRules(), ...codeRules, ...clockAndDateRules, ...countRules(), ...symbolRules],
    sayDigits,
    sayWhole: (value) => sayCardinal(value),
  }
}
