import { baseLanguage, interfaceLanguages, type InterfaceLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import { isOffered, readTheme, themeNames, words } from '../../content/content.ts'
import type { Theme, ThemeNames } from '../../content/schema/theme.ts'
import { languageRules } from '../../language/languages.ts'
import { contentWords, foldText, foldWord, isEmptyWord, wordsOf } from '../text/fold-words.ts'
import { isPhraseVerb } from '../text/phrase-verb.ts'

export type FoundTheme = {
  /** In the language of the video. */
  theme: Theme
  /** The language in which the words were recognised; may differ from that of the video. */
  language: InterfaceLanguage
  /**
   * Words of the input beside the theme's topic, folded: "especial" in "café especial". They lift
   * the facts that hold them.
   */
  extraWords: string[]
}

/** Share of an input's words that must belong to the theme. */
const minimumShare = 0.6

/**
 * The theme of the library that an input is about, or null. One wrong theme is worse than ten
 * missed ones: the finder wants the theme to be the head of what was typed ("café gelado", "iced
 * coffee"), or most of its words.
 */
export function findTheme(input: string, videoLanguage: VideoLanguage): FoundTheme | null {
  const own = baseLanguage[videoLanguage]
  for (const language of [own, ...interfaceLanguages.filter((other) => other !== own)]) {
    const typed = readInput(input, language)
    const found = themeNames(language)
      .map((names) => matchTheme(names, typed))
      .filter((match) => match !== null)
      .filter(({ id }) => isOffered(id, own))
      .toSorted((one, other) => other.nameWords - one.nameWords || other.share - one.share)[0]
    if (found !== undefined) return { theme: readTheme(found.id, own), language, extraWords: found.extraWords }
  }
  return null
}

/** What was typed, read in one language. */
type Input = {
  text: string
  language: InterfaceLanguage
  /** The words that carry its subject, folded. */
  words: string[]
  /** All words, folded, with a space before and behind each. */
  phrase: string
}

function readInput(text: string, language: InterfaceLanguage): Input {
  const folded = wordsOf(text).map((word) => foldWord(word, language))
  return { text, language, words: contentWords(text, language), phrase: ` ${folded.join(' ')} ` }
}

type Match = { id: string; nameWords: number; share: number; extraWords: string[] }

function matchTheme(theme: ThemeNames, input: Input): Match | null {
  const covered = coverNames(theme, input.words)
  const nameWords = covered.filter(Boolean).length
  if (nameWords === 0 || isAboutSomethingElse(theme, input)) return null

  const { language } = input
  const { plain } = words(language)
  const known = new Set(readTheme(theme.id, language).facts.flatMap(({ keywords }) => keywords.flatMap((keyword) => contentWords(keyword, language))))
  const others = input.words.filter((word, position) => !covered[position] && !plain.has(word))
  const foreign = others.filter((word) => !known.has(word))
  // The library knows the dog of "treinar cachorro" but not how to train it.
  if (foreign.some((word) => isPhraseVerb(word, language))) return null
  const share = nameWords / (nameWords + foreign.length)
  const isHead = covered[headOf(input, covered)]
  const allowedForeign = nameWords > 1 ? 2 : 1
  if (share < minimumShare && !(isHead === true && foreign.length <= allowedForeign && !namesSomething(foreign, input))) return null
  const extraWords = input.words.filter((word) => !theme.topic.includes(word) && !plain.has(word))
  return { id: theme.id, nameWords, share, extraWords }
}

/**
 * Position of the word that the input is about: in some languages the first that says something and
 * is no verb, in others the last of the first phrase.
 */
function headOf({ text, language, words: typed }: Input, covered: readonly boolean[]): number {
  const { plain } = words(language)
  const { head } = languageRules[language].theme
  const saysSomething = (word: string, position: number) => covered[position] === true || !plain.has(word)
  if (head.at === 'start') {
    // "treinar cachorro" is about the dog; "treinar em casa" has nothing but its verb.
    const object = typed.findIndex((word, position) => saysSomething(word, position) && !isPhraseVerb(word, language))
    return object >= 0 ? object : typed.findIndex(saysSomething)
  }
  const firstPhrase = contentWords(text.split(head.joints)[0] ?? '', language).length || typed.length
  return typed.slice(0, firstPhrase).findLastIndex(saysSomething)
}

/**
 * Which of the input's words belong to a name of the theme; a name counts only when its words
 * follow each other.
 */
function coverNames({ names }: ThemeNames, typed: readonly string[]): boolean[] {
  const covered = typed.map(() => false)
  for (const parts of names) {
    for (let start = 0; start + parts.length <= typed.length; start += 1) {
      if (parts.every((part, offset) => typed[start + offset] === part)) covered.fill(true, start, start + parts.length)
    }
  }
  return covered
}

function isAboutSomethingElse({ names, unless }: ThemeNames, { phrase, words: typed }: Input): boolean {
  if (unless.some((other) => phrase.includes(` ${other} `))) return true
  const ownWords = new Set(names.flat())
  return typed.some((word) => isWork(word) && !ownWords.has(word))
}

/**
 * An input with one of these is about a song, a film or a book, unless the theme's own name holds
 * it.
 */
function isWork(word: string): boolean {
  return interfaceLanguages.some((language) => words(language).works.has(word))
}

/**
 * "Café Tacvba" is a name: a strange word with a capital inside the phrase, when not every word has
 * one.
 */
function namesSomething(foreign: readonly string[], { text, language }: Input): boolean {
  if (text === text.toUpperCase()) return false
  return wordsOf(text)
    .slice(1)
    .some((word) => /^\p{Lu}/u.test(word) && !isEmptyWord(word, language) && foreign.includes(foldWord(foldText(word), language)))
}
