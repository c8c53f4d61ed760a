import type { SpeechWords } from '../../content/content.ts'
import { tableOf } from '../../content/table.ts'
import type { SpokenNames } from './spoken-names.ts'

/**
 * The words around a token, in lower case without punctuation; `''` at the ends of the text.
 * `before` and `after` hold up to five of them, the nearest first. `isBeforeName` and
 * `isAfterName`: that neighbour begins with a capital.
 */
export type TokenContext = {
  previous: string
  next: string
  afterNext: string
  before: readonly string[]
  after: readonly string[]
  isBeforeName: boolean
  isAfterName: boolean
}

/** Says a token that matches; `null` declines, and the next rule is asked. */
export type SpeakingRule = { pattern: RegExp; say: (match: RegExpExecArray, around: TokenContext) => string | null }

/** Everything the reader of a text needs to know about one language. */
export type SpeakingRules = {
  /**
   * Pieces that are one caption token although they hold a space; tried at the start of each word,
   * sticky.
   */
  joined: readonly RegExp[]
  /** In lower case, with the point where it is written with one. */
  abbreviations: Readonly<Record<string, string>>
  /** Words of other languages, in lower case, spelled by their sound. */
  borrowed: Readonly<Record<string, string>>
  /**
   * Read so only next to a number, because they are words too: "dez. 2026", "No. 5"; with their
   * point.
   */
  abbreviationsBesideNumbers: Readonly<Record<string, string>>
  /** In small letters with their point; read so with a capital before a name: "Gen. Osório". */
  titles: Readonly<Record<string, { said: string; feminine?: string | undefined }>>
  /** Single signs and Greek letters as they are said. */
  signs: Readonly<Record<string, string>>
  /** Asked in order with the token without its outer punctuation. */
  rules: readonly SpeakingRule[]
  /** Name of each letter a to z. */
  letters: Readonly<Record<string, string>>
  /** All-capitals words with a reading of their own; `null` spells them letter by letter. */
  acronyms: Readonly<Record<string, string | null>>
  names: SpokenNames
  /** The plural of what is said for a borrowed word, a name or a letter: "tê vês". */
  pluralOf: (said: string) => string
  /** Says a run of digits that no rule took. */
  sayDigits: (digits: string) => string
  /** Says a whole number below a thousand million that stands inside a word ("X2"). */
  sayWhole: (value: number) => string
}

/**
 * A rule for tokens that match the pattern as a whole; in any case unless `flags` says otherwise.
 */
export function speakingRule(pattern: string, say: SpeakingRule['say'], flags = 'iu'): SpeakingRule {
  return { pattern: new RegExp(`^(?:${pattern})$`, flags), say }
}

/** Fractions that are one sign, as above and below the line. */
export const drawnFractions: Readonly<Record<string, readonly [above: number, below: number]>> = {
  '½': [1, 2],
  '¼': [1, 4],
  '¾': [3, 4],
  '⅓': [1, 3],
  '⅔': [2, 3],
}

/** "1/2" and "½". */
export function isFraction(word: string): boolean {
  return /^\d\/\d$/.test(word) || drawnFractions[word] !== undefined
}

/** Adds words behind and before what was said, or passes on that nothing was. */
export function append(said: string | null, after: string, before = ''): string | null {
  return said === null ? null : `${before}${said}${after}`
}

/** The same rules for a voice that reads names and borrowed words rightly. */
export function asWritten(rules: SpeakingRules): SpeakingRules {
  return { ...rules, names: noNames, borrowed: tableOf({}) }
}

const noNames: SpokenNames = { words: new Map(), alsoWords: new Set(), phrases: new Map() }

/** The parts of the rules that are words of the content. */
export function wordRules(
  words: SpeechWords,
  pluralOf: SpeakingRules['pluralOf'],
): Pick<SpeakingRules, 'abbreviations' | 'borrowed' | 'abbreviationsBesideNumbers' | 'titles' | 'signs' | 'letters' | 'acronyms'> {
  const spelled = words.spelled.map((acronym) => [acronym, null] as const)
  return {
    abbreviations: tableOf(words.abbreviations),
    borrowed: tableOf(withPlurals(words.borrowed ?? {}, pluralOf)),
    abbreviationsBesideNumbers: words.besideNumbers,
    titles: tableOf(words.titles),
    signs: tableOf(words.signs),
    letters: words.letters,
    acronyms: tableOf({ ...Object.fromEntries(spelled), ...words.said }),
  }
}

/** Borrowed words take the plural in -s wherever they come from: "laser" and "lasers". */
function withPlurals(borrowed: Readonly<Record<string, string>>, pluralOf: SpeakingRules['pluralOf']): Record<string, string> {
  const plurals = Object.entries(borrowed).filter(([word]) => !word.endsWith('s'))
  return { ...borrowed, ...Object.fromEntries(plurals.map(([word, said]) => [`${word}s`, pluralOf(said)])) }
}

/** Names of units for patterns, the longest first. */
export function unitNames(words: SpeechWords): string[] {
  return Object.keys(words.units)
    .filter((name) => /^\p{L}/u.test(name))
    .toSorted((one, other) => other.length - one.length)
}

/** The same after a space, where the case of single letters counts: "2 V" is volts. */
export function spacedUnitNames(names: readonly string[]): string {
  return `(?i:${names.filter((name) => name.length > 1).join('|')})|${names.filter((name) => name.length === 1).join('|')}`
}

/** A unit as written; exact first, because "G" is no gram; then in any case. */
export function unitOf(words: SpeechWords, name: string): SpeechWords['units'][string] | null {
  return words.units[name] ?? (name.length > 1 ? words.units[name.toLowerCase()] : undefined) ?? null
}

/** Signs and codes of currencies for a pattern: "R$", "USD". */
export function currencySigns(words: SpeechWords): string {
  return alternatives(words.currencies.flatMap(({ signs }) => signs).filter((sign) => !isCurrencyName(sign)))
}

/** Names of currencies for a pattern: "reais", "dollars". */
export function currencyNames(words: SpeechWords): string {
  return alternatives(words.currencies.flatMap(({ signs }) => signs).filter(isCurrencyName))
}

function isCurrencyName(sign: string): boolean {
  return /^\p{L}{4,}$/u.test(sign)
}

/** For a pattern; the longest first, because the first that fits wins. */
export function alternatives(texts: readonly string[]): string {
  return texts
    .toSorted((one, other) => other.length - one.length)
    .map((text) => text.replaceAll(/[$.]/g, String.raw`\$&`))
    .join('|')
}

/** A currency by its sign or name, in any case. */
export function currencyOf(words: SpeechWords, sign: string): SpeechWords['currencies'][number] | null {
  return words.currencies.find(({ signs }) => signs.includes(sign.toLowerCase())) ?? null
}
