import type { VideoLanguage } from '@relampago/domain/catalogue'
import { inAnyLanguage, languageRules } from '../../language/languages.ts'
import { cleanSpeech } from '../text/clean-speech.ts'
import { wordsOf } from '../text/fold-words.ts'
import { segmentSentences } from '../text/split-sentences.ts'

/** A sentence that begins with a small letter, as people type on phones. */
const smallBeginning = /(?<=[\p{L}\d]{4}[.!?])\s+(?=\p{Ll}{2})/u

/** Signs and numbers in front of the entries of a list. */
const bullet = /^\s*(?:(?:[-•*·–—▪◦●○>»✓✔+]|\d{1,2}[.)º°](?=\s)|[a-z]\)(?=\s))\s*)+/u
const emoji = String.raw`(?:\p{Extended_Pictographic}|\p{Regional_Indicator})[\p{Emoji_Modifier}\u200D\uFE0F\u20E3\p{Extended_Pictographic}]{0,8}`
const emojiBullet = new RegExp(String.raw`^\s*(?:${emoji}|[\d#*]\uFE0F?\u20E3)`, 'u')
const anyEmoji = String.raw`(?:${emoji}|[\d#*]\uFE0F?\u20E3)`
const emojiBetween = new RegExp(String.raw`\s*${anyEmoji}\s*(?=[\p{Lu}\d(@])|\s${anyEmoji}\s+(?=\S)`, 'u')
/** An address with its scheme: the scheme and what a query adds are not said. */
const webAddress = /(?:https?:\/\/(?:www\.)?|www\.)([^\s?#,;<>"']*[^\s?#,;<>"'.!)])(?:[?#][^\s,;<>"')]*)?/giu

/**
 * The single statements and orders of a person's text, in order, cleaned for speech: sentences,
 * entries of lists, parts between semicolons, and "key: value" pairs that share a line.
 */
export function splitContext(context: string, language: VideoLanguage): string[] {
  return readable(context)
    .split(/[\r\n\u2028\u2029]+/)
    .flatMap(entriesOf)
    .flatMap((entry) => withAnswers(segmentSentences(cleanSpeech(entry), language).flatMap((sentence) => sentence.split(smallBeginning))))
    .flatMap((sentence) => sentence.split(pairBoundary()))
    .flatMap(notesOf)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
}

/** Without what hides in markup, and with addresses as people say them. */
function readable(context: string): string {
  return context
    .replaceAll(/&(?:amp|nbsp|quot|lt|gt|#39);/g, ' ')
    .replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gis, ' ')
    .replaceAll(webAddress, (_, address: string) => address.replace(/\/+$/, ''))
}

function entriesOf(line: string): string[] {
  const entries = emojiBullet.test(line) ? line.split(emojiBetween) : line.split(/\s+[•▪●✓✔]\s+/u)
  return entries.flatMap((entry) => entry.replace(bullet, '').split(/;\s+|;$|\s+\|\s+/u))
}

/** "Dúvidas? (11) 99999-0000": a number or an address alone belongs to the question before it. */
function withAnswers(sentences: readonly string[]): string[] {
  const joined: string[] = []
  for (const sentence of sentences) {
    const last = joined.at(-1)
    const isContact = /^(?:[+()\d\s.-]{8,}|@?\S+[@.]\S+?|@\S+)[.!]?$/u.test(sentence)
    if (isContact && last?.endsWith('?') === true) joined[joined.length - 1] = `${last} ${sentence}`
    else joined.push(sentence)
  }
  return joined
}

/** A note without capital and full stop, or behind a heading, ends its sentences with commas. */
function notesOf(entry: string): string[] {
  const note = entry.trim()
  const notes = note.split(/,\s+(?!\d{1,2}(?:h|:))/u)
  const isOpen = /^\p{Ll}/u.test(note) && !/[!?…]|[.:](?!\S)/u.test(note)
  const isListed = /^\p{L}\p{Ll}+:\s[\p{Ll}\d]/u.test(note) && !/[!?…]|[.:](?=\s)/u.test(note.replace(':', ''))
  return notes.length > 2 && (isOpen || isListed) && notes.every((one) => wordsOf(one).length > 1) ? notes : [entry]
}

let boundary: RegExp | undefined

/** Before the second of two keys in one line: "Preço: R$ 30, Horário: 8h". */
function pairBoundary(): RegExp {
  boundary ??= new RegExp(String.raw`(?:\s?[,|/]|\s[-–])\s+(?=(?:${keyAlternatives()})\s?:\s)`, 'iu')
  return boundary
}

/** Keys are folded: each letter stands for its forms with accents as well. */
function keyAlternatives(): string {
  const keys = Object.values(languageRules).flatMap(({ context }) => context.keys.map(({ key }) => key.source.slice(1, -1)))
  const all = [...keys, inAnyLanguage(({ context }) => context.guideKeys)].join('|')
  return all.replaceAll(/(?<!\\)[aeiouc](?![^[]*\])/g, (letter) => accents[letter] ?? letter)
}

const accents: Readonly<Record<string, string>> = { a: '[aáãâà]', e: '[eéê]', i: '[ií]', o: '[oóõô]', u: '[uú]', c: '[cç]' }
