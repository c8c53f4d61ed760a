import { interfaceLanguages, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { isSaid, words } from '../../content/content.ts'
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
  /** Whether it ends as a question. */
  isAsked: boolean
}

/**
 * Reads the words of a theme; a hyphen makes one word of two: "cachorro-quente" holds no dog.
 */
export function readTyped(text: string, language: InterfaceLanguage): TypedTheme {
  return {
    language,
    words: wordsOf(text.normalize('NFC')).map((word) => typedWord(word, language)),
    isAsked: /\?\s*$/.test(text),
  }
}

function typedWord(text: string, language: InterfaceLanguage): TypedWord {
  const small = text.toLowerCase()
  return {
    text,
    word: eachPart(small, (part) => singularOf(part, language)),
    folded: foldTyped(small, language, isNoPlural),
    isEmpty: words(language).empty.has(small),
  }
}

/** "Ônibus" and "onibus" are no plurals. */
function isNoPlural(small: string): boolean {
  return isInvariable(small) || bareInvariable().has(small)
}

let bareWords: ReadonlySet<string> | undefined

function bareInvariable(): ReadonlySet<string> {
  bareWords ??= new Set(interfaceLanguages.flatMap((one) => [...words(one).invariable].map(foldText)))
  return bareWords
}

/** A word in small letters as it is compared; also while the content is being built. */
export function foldTyped(small: string, language: InterfaceLanguage, isListed: (word: string) => boolean): string {
  return isListed(small) ? foldText(small) : eachPart(small, (part) => (isListed(part) ? foldText(part) : foldWord(part, language)))
}

/** "Onças-pintadas" has two plurals. */
function eachPart(word: string, change: (part: string) => string): string {
  return word.includes('-') ? word.split('-').map(change).join('-') : change(word)
}

/** A name as people write it: "onça-pintada" as two words as well, "pôr do sol" as one. */
export function spellingsOf(name: string): string[] {
  const parts = name.replaceAll('-', ' ')
  return [...new Set([name, parts, parts.replaceAll(' ', '-')])]
}

/**
 * Whether a typed word is this word of a name. Accents may be missing, and none may be too many.
 * They count where the word without them is a word of its own: "caos" is no plural of "cão", and
 * what the library itself says without accents is no other word that lacks them. Beside other words
 * of the name they do not: "banho do bebe".
 */
function isSameWord(typed: TypedWord, name: TypedWord, { language, isAlone }: { language: InterfaceLanguage; isAlone: boolean }): boolean {
  if (typed.word === name.word) return true
  if (typed.folded !== name.folded) return false
  const small = typed.text.toLowerCase()
  if (isAlone && interfaceLanguages.some((one) => words(one).ownMeaning.has(small))) return false
  if (foldText(small) !== small) return lacksAccentsOf(name.word, typed.word)
  return foldText(name.word) === name.word || typed.isEmpty || !isAlone || !isSaid(small, language)
}

/** "açucar" lacks one of the accents of "açúcar"; "pelé" has one more than "pele". */
function lacksAccentsOf(name: string, typed: string): boolean {
  const letters = Array.from(name)
  return (
    letters.length === Array.from(typed).length &&
    Array.from(typed).every((letter, place) => letter === letters[place] || letter === foldText(letters[place] ?? ''))
  )
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
  const isAlone = phrase.filter(({ isEmpty }) => !isEmpty).length < 2
  for (let start = 0; start + phrase.length <= positions.length; start += 1) {
    const run = positions.slice(start, start + phrase.length)
    if (
      phrase.every((name, offset) => {
        const word = typed.words[run[offset] ?? -1]
        return word !== undefined && isSameWord(word, name, { language: typed.language, isAlone })
      })
    )
      found.push(...run)
  }
  return found
}

const namesRead = new Map<string, TypedWord[]>()

/** Positions of a name of the content, in any of its spellings. */
export function placesOfName(name: string, typed: TypedTheme): number[] {
  return spellingsOf(name).flatMap((spelling) => placesOf(readName(spelling, typed.language), typed))
}

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
  const named = new Set(names.flatMap((name) => placesOfName(name, typed)))
  const neutral = neutralPlaces(typed)
  return named.size > 0 && typed.words.every(({ isEmpty }, position) => isEmpty || named.has(position) || neutral.has(position))
}
