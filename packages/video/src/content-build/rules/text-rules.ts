import { iconPack } from '../../pictures/icons/icon-pack.ts'
import { foldText, numbersOf, wordsOf } from '../../script/text/fold-words.ts'

/**
 * What is wrong with a text and how it is mended, or `null`. Rules on one text; those on a whole
 * file put them together.
 */
export type Wrong = string | null

/** Marks that are not read aloud, and what a script may never hold. */
const notSpoken = /["#@<>[\]{}|]|https?:|\p{Extended_Pictographic}/u

export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

export function hasWords(text: string, least: number, most: number): Wrong {
  const count = wordCount(text)
  return count >= least && count <= most ? null : `has ${count} words: write ${least} to ${most}`
}

export function fits(text: string, most: number): Wrong {
  return text.length <= most ? null : `has ${text.length} characters: write at most ${most}`
}

/** A sentence that can be spoken: a capital or a number in front, one of these marks at the end. */
export function isSentence(text: string, marks: string): Wrong {
  if (!/^[\p{Lu}\d]/u.test(text)) return 'begins with a small letter or a sign: begin with a capital'
  if (!marks.includes(text.at(-1) ?? '')) return `ends with "${text.at(-1)}": end with ${Array.from(marks).join(' or ')}`
  return isSpeakable(text)
}

export function isSpeakable(text: string): Wrong {
  const sign = notSpoken.exec(text)?.[0]
  return sign === undefined ? null : `holds ${sign}, which nobody can say: leave it out`
}

/** Whatever stands beside a sentence promises no number that the sentence does not keep. */
export function keepsNumbers(text: string, sentence: string): Wrong {
  const known = numbersOf(sentence)
  const strange = numbersOf(text).find((number) => !known.includes(number))
  return strange === undefined ? null : `holds ${strange}, which its sentence does not say: take the number from the sentence`
}

export function isRecap(text: string): Wrong {
  if (/^\p{Lu}\p{Ll}/u.test(text) || text.includes(','))
    return 'begins with a capital or holds a comma: it stands inside a list, write it small and without commas'
  return hasWords(text, 1, 5) ?? fits(text, 28)
}

export function isFolded(text: string): Wrong {
  return text === foldText(text) ? null : `is not folded: write ${foldText(text)}`
}

/** Compared with words in small letters that keep their accents. */
export function isSmall(text: string): Wrong {
  return text === text.toLowerCase() ? null : `has a capital: write ${text.toLowerCase()}`
}

export function isHashtag(text: string): Wrong {
  return /^[a-z0-9]+$/.test(text) ? null : 'is no hashtag: write small letters and digits without accents, # and spaces'
}

export function isIcon(name: string): Wrong {
  return iconPack().has(name) ? null : `is no icon of the pack: look for a name in the lists of scripts/icon-pack`
}

/** The first of these words or phrases that a text holds. */
export function heldPhrase(text: string, phrases: readonly string[]): string | undefined {
  const said = ` ${wordsOf(text.toLowerCase()).join(' ')} `
  return phrases.find((phrase) => said.includes(` ${phrase} `))
}

/** The second of two equal texts. */
export function repeated(texts: readonly string[]): number | null {
  const at = texts.findIndex((text, index) => texts.indexOf(text) !== index)
  return at < 0 ? null : at
}
