import { captionTokens } from './caption-tokens.ts'
import type { SpeakingRules, TokenContext } from '../../language/speaking/speaking-rules.ts'
import type { SpokenToken } from './spoken-token.ts'

/** The synthesiser cuts words beyond about 160 bytes by itself, at places of its own. */
const longestSpokenWord = 40
const opening = /^[\p{Ps}\p{Pi}"'“‘¿¡*_]+/u
const closing = /[\p{Pe}\p{Pf}"'”’.,!?;:…*_]+$/u
/** Drawn, not said. Variation selectors, joiners and skin tones belong to the emoji before them. */
const pictograph = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}|\u{20E3}/gu

type Piece = { core: string; ending: string; bare: string }

/**
 * Reads a text in one language: caption tokens in order, each with its spoken words. Tokens without
 * sound join a neighbour.
 */
export function speakTokens(text: string, rules: SpeakingRules): SpokenToken[] {
  const displays = captionTokens(text, rules.joined)
  const pieces = displays.map(takeApart)
  const spoken = pieces.map((piece, index) => {
    const around: TokenContext = { previous: pieces[index - 1]?.bare ?? '', next: pieces[index + 1]?.bare ?? '', afterNext: pieces[index + 2]?.bare ?? '' }
    return sayPiece(piece, around, rules)
  })
  return joinSilent(displays, spoken)
}

function takeApart(display: string): Piece {
  const drawn = display.replaceAll(/[\u{FF10}-\u{FF19}]/gu, (digit) => String(digit.charCodeAt(0) - 0xff10)).replaceAll(/[0-9#*]\u{FE0F}?\u{20E3}/gu, '')
  // © ® ™ and keycaps are pictographs to Unicode; either way they make no sound.
  const core = drawn.replaceAll(pictograph, '').trim().replace(opening, '')
  // A quotation mark right after a number, without one that opens, is inches.
  const inches = /^\d[\d.,]*["”]/.exec(core)?.[0] ?? ''
  const ending = closing.exec(core.slice(inches.length))?.[0] ?? ''
  const bare = core.slice(0, core.length - ending.length).toLowerCase()
  return { core, ending, bare: bare === '' ? core.toLowerCase() : bare }
}

/** What the voice says for one piece, its closing punctuation included; `''` for silence. */
function sayPiece({ core, ending }: Piece, around: TokenContext, rules: SpeakingRules): string {
  const inner = core.slice(0, core.length - ending.length)
  const pointed = ending.startsWith('.') ? sayPointed(inner, around, rules) : null
  // The point of an abbreviation ends no sentence: "Sr. João".
  if (pointed !== null) return punctuated(pointed, around.next === '' ? ending : ending.slice(1))
  const said = rules.abbreviations[core.toLowerCase()] ?? rules.abbreviations[inner.toLowerCase()] ?? sayByRule(inner, around, rules) ?? sayPlain(inner, rules)
  return punctuated(speakable(said, rules), ending)
}

/** An abbreviation with its point, or the initial of a name. */
function sayPointed(inner: string, { previous, next }: TokenContext, rules: SpeakingRules): string | null {
  const key = `${inner.toLowerCase()}.`
  const isBesideNumber = /^\d/.test(previous) || /^\d/.test(next)
  const said = rules.abbreviations[key] ?? (isBesideNumber ? rules.abbreviationsBesideNumbers[key] : undefined)
  if (said !== undefined) return said
  return /^\p{Lu}$/u.test(inner) && next !== '' ? spell(inner, rules) : null
}

function sayByRule(inner: string, around: TokenContext, rules: SpeakingRules): string | null {
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
function sayPlain(inner: string, rules: SpeakingRules): string {
  const parts = inner.match(/\p{L}[\p{L}\p{M}'’.-]*|\d+(?:[.,]\d+)*|[^\p{L}\d]+/gu) ?? []
  const said = parts.map((part) => {
    if (/^\d/.test(part)) return sayInnerNumber(part, rules)
    return /^\p{L}/u.test(part) ? sayWord(part.replace(/-+$/, ''), parts.length > 1, rules) : ' '
  })
  return parts.length === 1 ? (said[0] ?? '') : said.join(' ')
}

function sayInnerNumber(part: string, rules: SpeakingRules): string {
  return part
    .split(/[.,]/)
    .map((digits) => (digits.length > 4 || /^0\d/.test(digits) ? rules.sayDigits(digits) : rules.sayWhole(Number(digits))))
    .join(' ')
}

/**
 * A run of letters. Only the table and words that cannot be pronounced are spelled; other capitals
 * are emphasis.
 */
function sayWord(word: string, isPart: boolean, rules: SpeakingRules): string {
  const letters = word.replaceAll('.', '')
  const [singular, plural] = [letters, letters.replace(/(?<=[A-Z])s$/, '')]
  for (const acronym of [singular, plural]) {
    const reading = rules.acronyms[acronym]
    if (reading !== undefined) return reading ?? spell(acronym, rules)
  }
  const isCapital = /^\p{Lu}+$/u.test(plural)
  const isInitials = /^(?:[A-Z]\.)+[A-Z]?$/.test(word)
  const isUnpronounceable = isCapital && plural.length > 1 && plural.length <= 5 && !/[AEIOUYÁÉÍÓÚÂÊÔÃÕ]/.test(plural)
  if (isInitials || isUnpronounceable || (isPart && isCapital && plural.length <= 2)) return spell(plural, rules)
  return isCapital && plural.length > 1 ? word.toLowerCase() : word
}

function spell(letters: string, rules: SpeakingRules): string {
  return Array.from(letters.toLowerCase())
    .map((letter) => rules.letters[letter] ?? '')
    .join(' ')
}

/**
 * Only what the voice can say: Latin letters, apostrophes, inner hyphens and light punctuation;
 * over-long words in pieces.
 */
function speakable(said: string, rules: SpeakingRules): string {
  return said
    .normalize('NFC')
    .replaceAll(/\p{Nd}+/gu, (digits) => ` ${/^\d+$/.test(digits) ? rules.sayDigits(digits) : ''} `)
    .replaceAll('’', "'")
    .replaceAll(/[^\p{Script=Latin}\p{M} ',.!?;:-]|[ªº]/gu, ' ')
    .split(' ')
    .map((word) => word.replace(/^[^\p{L}]+/u, '').replace(/(?:([,.!?;:])|[^\p{L}])[^\p{L}]*$/u, '$1'))
    .filter((word) => /\p{L}/u.test(word))
    .flatMap(shortPieces)
    .join(' ')
}

function shortPieces(word: string): string[] {
  if (word.length <= longestSpokenWord) return [word]
  const letters = Array.from(word)
  return Array.from({ length: Math.ceil(letters.length / longestSpokenWord) }, (_, index) =>
    letters.slice(index * longestSpokenWord, (index + 1) * longestSpokenWord).join(''),
  )
}

/** One mark of punctuation is enough for the voice; brackets and quotation marks make no sound. */
function punctuated(said: string, ending: string): string {
  if (said === '' || /[,.!?;:]$/.test(said)) return said
  const marks: string[] = ending.replaceAll('…', '.').match(/[.,!?;:]/g) ?? []
  const mark = ['?', '!', '.', ':', ';', ','].find((one) => marks.includes(one)) ?? ''
  return said + mark
}

/**
 * Gives the display of silent tokens to the token before them (the first to the one after), and
 * counts the words.
 */
function joinSilent(displays: string[], spoken: string[]): SpokenToken[] {
  const tokens: SpokenToken[] = []
  let waiting = ''
  displays.forEach((display, index) => {
    const said = spoken[index] ?? ''
    const last = tokens.at(-1)
    if (said !== '') {
      const from = last?.to ?? 0
      tokens.push({ display: `${waiting}${display}`, spoken: said, from, to: from + said.split(' ').length })
      waiting = ''
    } else if (last === undefined) {
      waiting += `${display} `
    } else {
      last.display += ` ${display}`
      if (/^[-–—]+$/.test(display)) pauseAfter(last)
    }
  })
  if (waiting !== '') tokens.push({ display: waiting.trimEnd(), spoken: '', from: 0, to: 0 })
  return tokens
}

/** A dash between words is a short pause. */
function pauseAfter(token: SpokenToken): void {
  if (/\p{L}$/u.test(token.spoken)) token.spoken += ','
}
