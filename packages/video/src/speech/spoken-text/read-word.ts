import { readingOf } from '../../language/speaking/pronounceable.ts'
import type { SpeakingRules, TokenContext } from '../../language/speaking/speaking-rules.ts'

const nothingAround: TokenContext = { previous: '', next: '', afterNext: '', before: [], after: [], isBeforeName: false, isAfterName: false }

/** What the first rule says that takes the token, `null` when none does. */
export function sayByRule(inner: string, around: TokenContext, rules: SpeakingRules): string | null {
  for (const { pattern, say } of rules.rules) {
    const match = pattern.exec(inner)
    const said = match === null ? null : say(match, around)
    if (said !== null) return said
  }
  return null
}

/**
 * A word that no rule took: acronyms by their table, letters and digits of mixed words apart ("X2"
 * is "X dois").
 */
export function sayPlain(inner: string, rules: SpeakingRules): string {
  const pieces = inner.split(/(?<=[\p{L}\d.])[-–](?=[\p{L}\d])/u)
  const isMixed = pieces.length > 1 && pieces.some((piece) => /\d/.test(piece) || /^\p{Lu}{2,}$/u.test(piece) || /^(?:\p{Lu}\.)+$/u.test(piece))
  return isMixed ? pieces.map((piece) => sayPart(piece, rules)).join(' ') : sayParts(inner, false, rules)
}

/** A part between hyphens: "21st-century", "COVID-19", "RJ-SP". */
function sayPart(piece: string, rules: SpeakingRules): string {
  return (/\d/.test(piece) ? sayByRule(piece, nothingAround, rules) : null) ?? sayParts(piece, true, rules)
}

function sayParts(text: string, isPart: boolean, rules: SpeakingRules): string {
  const parts = text.match(/\p{L}[\p{L}\p{M}'’.-]*|\d+(?:[.,]\d+)*|[^\p{L}\d]+/gu) ?? []
  const said = parts.map((part) => {
    if (/^\d/.test(part)) return sayByRule(part, nothingAround, rules) ?? sayInnerNumber(part, rules)
    return /^\p{L}/u.test(part) ? sayWord(part.replace(/-+$/, ''), isPart || parts.length > 1, rules) : ' '
  })
  return parts.length === 1 ? (said[0] ?? '') : said.join(' ')
}

/** Signs that have a name, and single Greek letters; words in Greek are left alone. */
export function saySigns(inner: string, rules: SpeakingRules): string {
  return inner.replaceAll(/(?<!\p{Script=Greek})[\p{Script=Greek}\p{S}§µ](?!\p{Script=Greek})/gu, (sign) => {
    const said = rules.signs[sign] ?? rules.signs[sign.toLowerCase()]
    return said === undefined ? sign : ` ${said} `
  })
}

function sayInnerNumber(part: string, rules: SpeakingRules): string {
  return part
    .split(/[.,]/)
    .map((digits) => (digits.length > 4 || /^0\d/.test(digits) ? rules.sayDigits(digits) : rules.sayWhole(Number(digits))))
    .join(' ')
}

/**
 * A run of letters. Spelled are those the table says, initials, and short words in capitals that
 * nobody can pronounce; other capitals are emphasis.
 */
function sayWord(word: string, isPart: boolean, rules: SpeakingRules): string {
  const possessive = /['’]s$/.exec(word)?.[0] ?? ''
  const letters = word.slice(0, word.length - possessive.length).replaceAll('.', '')
  const singular = letters.replace(/(?<=[A-Z])s$/, '')
  const reading = rules.acronyms[letters] ?? (rules.acronyms[letters] === null ? spell(letters, rules) : undefined)
  if (reading !== undefined) return reading + possessive
  const isInitials = /^(?:[A-Z]\.)+[A-Z]?$/.test(word)
  const one = isInitials ? spell(singular, rules) : readCapitals(singular, isPart, rules)
  if (one === null) return /^\p{Lu}{2,}$/u.test(singular) ? word.toLowerCase() : word
  return (singular === letters ? one : rules.pluralOf(one)) + possessive
}

/** An acronym as it is read, or `null` for a word. */
function readCapitals(letters: string, isPart: boolean, rules: SpeakingRules): string | null {
  const reading = rules.acronyms[letters]
  if (reading !== undefined) return reading ?? spell(letters, rules)
  if (!/^\p{Lu}+$/u.test(letters)) return null
  if (isPart && letters.length <= 2) return spell(letters, rules)
  return readingOf(letters) === 'spelled' ? spell(letters, rules) : null
}

export function spell(letters: string, rules: SpeakingRules): string {
  return Array.from(letters.toLowerCase())
    .flatMap((letter) => rules.letters[letter] ?? [])
    .join(' ')
}
