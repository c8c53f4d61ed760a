import { captionTokens } from './caption-tokens.ts'
import { sayName, sayNames } from '../../language/speaking/spoken-names.ts'
import type { SpeakingRules, TokenContext } from '../../language/speaking/speaking-rules.ts'
import { sayByRule, sayPlain, saySigns, spell } from './read-word.ts'
import type { SpokenToken } from './spoken-token.ts'

/** The synthesiser cuts words beyond about 160 bytes by itself, at places of its own. */
const longestSpokenWord = 40
const opening = /^[\p{Ps}\p{Pi}"'“‘¿¡*_]+/u
const closing = /[\p{Pe}\p{Pf}"'”’.,!?;:…*_]+$/u
/** Drawn, not said. Variation selectors, joiners and skin tones belong to the emoji before them. */
const pictograph = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}|\u{20E3}/gu

/** Punctuation that parts a word from the next one. */
const parting = /[.,!?;:…]/

/** `core` with its closing punctuation, `inner` without; `bare` is that in small letters. */
type Piece = { core: string; inner: string; ending: string; bare: string }

/**
 * Reads a text in one language: caption tokens in order, each with its spoken words. Tokens without
 * sound join a neighbour.
 */
export function speakTokens(text: string, rules: SpeakingRules): SpokenToken[] {
  const displays = captionTokens(text, rules.joined)
  const pieces = displays.map(takeApart)
  const names = sayNames(
    pieces.map(({ inner, ending }, index) => ({ text: inner, opens: /[.!?:]/.test(pieces[index - 1]?.ending ?? '.'), isJoined: !parting.test(ending) })),
    rules.names,
  )
  const spoken = pieces.map((piece, index) => {
    const name = names[index]
    if (name !== undefined && name !== null) return punctuated(name, piece.ending)
    return sayPiece(piece, contextOf(pieces, index), rules)
  })
  return joinSilent(displays, spoken)
}

/** How many words a rule may look back and ahead. */
const reach = 5

function contextOf(pieces: readonly Piece[], index: number): TokenContext {
  const before = pieces
    .slice(Math.max(0, index - reach), index)
    .toReversed()
    .map(({ bare }) => bare)
  const after = pieces.slice(index + 1, index + 1 + reach).map(({ bare }) => bare)
  return {
    previous: before[0] ?? '',
    next: after[0] ?? '',
    afterNext: after[1] ?? '',
    before,
    after,
    isBeforeName: /^\p{Lu}[\p{L}'’-]/u.test(pieces[index + 1]?.inner ?? ''),
    isAfterName: isPartOfName(pieces[index - 1]),
  }
}

/** Whether a name may go on behind it: a word with a capital, or an initial with its point. */
function isPartOfName(piece: Piece | undefined): boolean {
  return piece !== undefined && /^\p{Lu}/u.test(piece.inner) && (piece.inner.length === 1 || !parting.test(piece.ending))
}

function takeApart(display: string): Piece {
  const drawn = display
    .replaceAll(/[\u{FF10}-\u{FF19}]/gu, (digit) => String(digit.charCodeAt(0) - 0xff10))
    // "CO₂"
    .replaceAll(/[₀-₉]/gu, (digit) => String(digit.charCodeAt(0) - 0x2080))
    .replaceAll(/[0-9#*]\u{FE0F}?\u{20E3}/gu, '')
  // © ® ™ and keycaps are pictographs to Unicode; either way they make no sound.
  const core = drawn.replaceAll(pictograph, '').trim().replace(opening, '')
  // A quotation mark right after a number, without one that opens, is inches.
  const inches = /^\d[\d.,/½¼¾]*["”]/.exec(core)?.[0] ?? ''
  const ending = closing.exec(core.slice(inches.length))?.[0] ?? ''
  const inner = core.slice(0, core.length - ending.length)
  return { core, inner, ending, bare: (inner === '' ? core : inner).toLowerCase() }
}

/** What the voice says for one piece, its closing punctuation included; `''` for silence. */
function sayPiece({ core, inner, ending }: Piece, around: TokenContext, rules: SpeakingRules): string {
  const pointed = ending.startsWith('.') ? sayPointed(inner, around, rules) : null
  // The point of an abbreviation ends no sentence: "Sr. João".
  if (pointed !== null) return punctuated(pointed, around.next === '' ? ending : ending.slice(1))
  const abbreviated = [rules.abbreviations, rules.borrowed].map((table) => table[core.toLowerCase()] ?? table[inner.toLowerCase()]).find(isSaid)
  const ruled = abbreviated ?? sayByRule(inner, around, rules)
  const said = ruled ?? sayInside(inner, around, rules) ?? sayPlain(saySigns(inner, rules), rules)
  const isShort = /(?:^|\P{L})(?:\p{L}\.)+\p{L}$/u.test(inner) || (ruled !== null && /^\p{L}{1,4}$/u.test(inner))
  return punctuated(withNames(speakable(said, rules), rules), isShort ? pointless(ending, around) : ending)
}

function isSaid(said: string | undefined): said is string {
  return said !== undefined
}

/** Without the point of an abbreviation inside a sentence: "9 a.m. to 6 p.m.". */
function pointless(ending: string, { next, isBeforeName }: TokenContext): string {
  return ending === '.' && next !== '' && !isBeforeName ? '' : ending
}

/** Names inside what was said for a token: "YouTube/Instagram", "#Netflix". */
function withNames(said: string, rules: SpeakingRules): string {
  return said.replaceAll(/[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*/gu, (word) => sayName(word, rules.names, true) ?? word)
}

/** An abbreviation with its point, a title before a name, or the initial of a name. */
function sayPointed(inner: string, around: TokenContext, rules: SpeakingRules): string | null {
  const key = `${inner.toLowerCase()}.`
  const isBesideNumber = /^\d/.test(around.previous) || /^\d/.test(around.next)
  const said = (isBesideNumber ? rules.abbreviationsBesideNumbers[key] : undefined) ?? sayTitle(inner, around, rules) ?? rules.abbreviations[key]
  if (said !== undefined) return said
  return /^\p{Lu}(?:\.\p{Lu})*$/u.test(inner) && around.next !== '' ? spell(inner, rules) : null
}

/** One letter after another name is an initial: "George R. Martin". */
function sayTitle(inner: string, { isBeforeName, isAfterName, next }: TokenContext, rules: SpeakingRules): string | undefined {
  const title = rules.titles[`${inner.toLowerCase()}.`]
  if (title === undefined || !isBeforeName || !/^\p{Lu}/u.test(inner) || (inner.length === 1 && isAfterName)) return undefined
  return next.endsWith('a') ? (title.feminine ?? title.said) : title.said
}

/** What is inside signs that have no name: "4,5★". */
function sayInside(inner: string, around: TokenContext, rules: SpeakingRules): string | null {
  const inside = /^[^\p{L}\p{N}]*(.*?)[^\p{L}\p{N}]*$/u.exec(saySigns(inner, rules))?.[1] ?? ''
  return inside === '' || inside === inner ? null : sayByRule(inside, around, rules)
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
  // A point in front of another mark is that of an abbreviation.
  const marks: string[] =
    ending
      .replace(/^\.(?=[,;:])/, '')
      .replaceAll('…', '.')
      .match(/[.,!?;:]/g) ?? []
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
