import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { words } from '../../content/content.ts'
import { foldText, foldWord, wordsOf } from './fold-words.ts'
import { isInvariable, singularOf } from './singular-of.ts'

/** A word as a person typed it, and as it is compared. */
export type TypedWord = {
  /** As typed. */
  text: string
  /** In small letters, with accents, in the singular. */
  word: string
  /** Without accents. */
  folded: string
  /** Only holds the phrase together. */
  isEmpty: boolean
}

/** What a person typed as a theme, read in one language. */
export type TypedTheme = {
  language: InterfaceLanguage
  words: TypedWord[]
  /** Whether the person types accents: then a word without them is another word. */
  hasAccents: boolean
}

/** Reads the words of a theme; a hyphen makes one word of two: "cachorro-quente" holds no dog. */
export function readTyped(text: string, language: InterfaceLanguage): TypedTheme {
  return {
    language,
    words: wordsOf(text.normalize('NFC')).map((word) => typedWord(word, language)),
    hasAccents: foldText(text) !== text.normalize('NFC').toLowerCase(),
  }
}

function typedWord(text: string, language: InterfaceLanguage): TypedWord {
  const small = text.toLowerCase()
  return {
    text,
    word: singularOf(small, language),
    folded: isInvariable(small) ? foldText(small) : foldWord(small, language),
    isEmpty: words(language).empty.has(small),
  }
}

/**
 * Whether a typed word is this word of a name. Accents count when the person types any, and where
 * the word without accents is a word of its own: "caos" is no plural of "cão".
 */
function isSameWord(typed: TypedWord, name: TypedWord, { hasAccents, language }: TypedTheme): boolean {
  if (typed.word === name.word) return true
  if (hasAccents || words(language).ownMeaning.has(typed.text.toLowerCase())) return false
  return typed.folded === name.folded
}

/**
 * Positions of a phrase in what was typed: word for word, or by the words that say something when
 * there are two or more of them ("limpar casa" is "limpar a casa"). Empty when it is not there.
 */
export function placesOf(phrase: readonly TypedWord[], typed: TypedTheme): number[] {
  const every = typed.words.map((_word, position) => position)
  const whole = runOf(phrase, every, typed)
  if (whole.length > 0) return whole
  const telling = phrase.filter(({ isEmpty }) => !isEmpty)
  if (telling.length < 2) return []
  return runOf(
    telling,
    every.filter((position) => typed.words[position]?.isEmpty === false),
    typed,
  )
}

/** All places where the words follow each other. */
function runOf(phrase: readonly TypedWord[], positions: readonly number[], typed: TypedTheme): number[] {
  const found: number[] = []
  for (let start = 0; start + phrase.length <= positions.length; start += 1) {
    const run = positions.slice(start, start + phrase.length)
    if (
      phrase.every((name, offset) => {
        const word = typed.words[run[offset] ?? -1]
        return word !== undefined && isSameWord(word, name, typed)
      })
    )
      found.push(...run)
  }
  return found
}

const namesRead = new Map<string, TypedWord[]>()

/** The words of a name of the content, read once. */
export function readName(name: string, language: InterfaceLanguage): TypedWord[] {
  const key = `${language} ${name}`
  const known = namesRead.get(key) ?? readTyped(name, language).words
  namesRead.set(key, known)
  return known
}

/** Places of words and phrases that make no theme more specific, and of a number in front. */
export function neutralPlaces(typed: TypedTheme): Set<number> {
  const { plain, neutral } = words(typed.language)
  const places = new Set([...neutral].flatMap((phrase) => placesOf(readName(phrase, typed.language), typed)))
  for (const [position, { folded, text }] of typed.words.entries()) if (plain.has(folded) || (position === 0 && /^\d{1,2}$/.test(text))) places.add(position)
  return places
}

/** Whether one of these names and words that add nothing are all that was typed. */
export function isWhollyNamed(names: readonly string[], typed: TypedTheme): boolean {
  const named = new Set(names.flatMap((name) => placesOf(readName(name, typed.language), typed)))
  const neutral = neutralPlaces(typed)
  return named.size > 0 && typed.words.every(({ isEmpty }, position) => isEmpty || named.has(position) || neutral.has(position))
}
