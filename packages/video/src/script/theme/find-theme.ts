import { baseLanguage, interfaceLanguages, type InterfaceLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import { isOffered, readTheme, themeNames, words } from '../../content/content.ts'
import type { Theme, ThemeNames } from '../../content/schema/theme.ts'
import { languageRules } from '../../language/languages.ts'
import { contentWords } from '../text/fold-words.ts'
import { neutralPlaces, placesOf, readName, readTyped, type TypedTheme, type TypedWord } from '../text/typed-words.ts'

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

/**
 * The theme of the library that an input is about, or null. A wrong theme is worse than a missed
 * one, so the whole input has to be explained: each word that says something belongs to a name of
 * the theme, to things that its facts show, or to words that add nothing ("dicas", "em casa"). One
 * word more ("céu da boca", "pneu furado") makes another thing of it.
 */
export function findTheme(input: string, videoLanguage: VideoLanguage): FoundTheme | null {
  const own = baseLanguage[videoLanguage]
  for (const language of [own, ...interfaceLanguages.filter((other) => other !== own)]) {
    const typed = readTyped(input, language)
    const matches = themeNames(language)
      .filter(({ id }) => isOffered(id, own))
      .map((names) => matchTheme(names, typed))
      .filter((match) => match !== null)
    const found = matches.toSorted((one, other) => other.nameWords - one.nameWords)[0]
    if (found !== undefined) return { theme: readTheme(found.id, own), language, extraWords: extraWords(found.id, input, language) }
  }
  return null
}

type Match = { id: string; nameWords: number }

function matchTheme(theme: ThemeNames, typed: TypedTheme): Match | null {
  const named = new Set(theme.names.flatMap((name) => placesOf(readName(name, typed.language), typed)))
  if (named.size === 0 || theme.unless.some((other) => placesOf(readName(other, typed.language), typed).length > 0)) return null
  const shown = placesShown(theme, typed, named)
  const neutral = neutralPlaces(typed)
  const isExplained = (word: TypedWord, position: number) => word.isEmpty || named.has(position) || shown.has(position) || neutral.has(position)
  if (!typed.words.every(isExplained) || isWork(typed, named) || isProperName(typed, named)) return null
  return { id: theme.id, nameWords: named.size }
}

/**
 * Places of what the theme's facts show: phrases that hold the theme's own word, and parts of it
 * ("grão de café"). A word right beside the theme's own makes a thing of its own ("cachorro
 * quente", "mar vermelho"), and so do two things together ("chocolate com pimenta").
 */
function placesShown({ id }: ThemeNames, typed: TypedTheme, named: ReadonlySet<number>): Set<number> {
  const shown = new Set<number>()
  for (const keyword of new Set(readTheme(id, typed.language).facts.flatMap(({ keywords }) => keywords))) {
    const places = placesOf(readTyped(keyword, typed.language).words, typed)
    if (places.some((position) => named.has(position)) || isPart(places, typed, named)) for (const position of places) shown.add(position)
  }
  const { aspects } = words(typed.language)
  for (const [position, { folded }] of typed.words.entries()) if (aspects.has(folded) && isPart([position], typed, named)) shown.add(position)
  return shown
}

/** Whether a link follows these words, and the theme follows that: "grão de". */
function isPart(places: readonly number[], { words: typed, language }: TypedTheme, named: ReadonlySet<number>): boolean {
  const link = new RegExp(`^(?:${languageRules[language].theme.links})$`)
  const behind = (places.at(-1) ?? -1) + 1
  return places.length > 0 && link.test(typed[behind]?.word ?? '') && typed.slice(behind + 1).some((_word, offset) => named.has(behind + 1 + offset))
}

/**
 * An input with one of these is about a song, a film or a book, unless the theme's own name holds
 * it.
 */
function isWork(typed: TypedTheme, named: ReadonlySet<number>): boolean {
  return typed.words.some(({ folded }, position) => !named.has(position) && interfaceLanguages.some((language) => words(language).works.has(folded)))
}

/**
 * "Vale do Café" is a name: a capital inside, and a word that is not the theme's. Capitals
 * throughout say nothing.
 */
function isProperName({ words: typed }: TypedTheme, named: ReadonlySet<number>): boolean {
  const isShouted = typed.every(({ text }) => text === text.toUpperCase())
  const hasCapital = typed.slice(1).some(({ text, isEmpty }) => !isEmpty && /^\p{Lu}/u.test(text))
  return hasCapital && !isShouted && !typed.every(({ isEmpty }, position) => isEmpty || named.has(position))
}

function extraWords(id: string, input: string, language: InterfaceLanguage): string[] {
  const topic = contentWords(readTheme(id, language).topic, language)
  return contentWords(input, language).filter((word) => !topic.includes(word) && !words(language).plain.has(word))
}
