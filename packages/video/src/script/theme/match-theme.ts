import { interfaceLanguages } from '@relampago/domain/catalogue'
import { readTheme, words } from '../../content/content.ts'
import type { ThemeNames } from '../../content/schema/theme.ts'
import { languageRules } from '../../language/languages.ts'
import { neutralPlaces, placesOf, placesOfName, readTyped, type TypedTheme, type TypedWord } from '../text/typed-words.ts'
import { tellsWords } from './tells-words.ts'
import { questionOf, type TypedQuestion } from './typed-question.ts'

/** A theme that explains all of an input. */
export type ThemeMatch = {
  id: string
  /** How many words of the input are its names. */
  nameWords: number
  /** How many words the longest of its names has that stand there. */
  longestName: number
  /** The kind of the theme that is named, as the content writes it. */
  kind: string | null
  /** Set for a question. */
  question: TypedQuestion | null
  /** Words of a question that only a fact can explain; empty for all other inputs. */
  unexplained: TypedWord[]
  /** Words that say something beside the names: what is asked for, or what the facts show. */
  beside: TypedWord[]
  /** The words of the input that are names. */
  named: TypedWord[]
}

/** How a theme explains an input; `null` when it does not. */
export function matchTheme(theme: ThemeNames | null, typed: TypedTheme): ThemeMatch | null {
  if (theme === null || theme.unless.some((other) => placesOfName(other, typed).length > 0)) return null
  const names = namesIn(theme, typed)
  if (names === null) return null
  const { named, kind, longestName } = names
  const shown = kind === null ? placesShown(theme, typed, named) : new Set<number>()
  const neutral = neutralPlaces(typed)
  const question = questionOf(typed)
  const isExplained = (word: TypedWord, position: number) =>
    word.isEmpty || [named, shown, neutral].some((places) => places.has(position)) || question?.isAsked(word, position) === true
  const unexplained = typed.words.filter((word, position) => !isExplained(word, position))
  const input: Input = { typed, named, neutral, question }
  if ((unexplained.length > 0 && !isAskedOf(theme, unexplained, input)) || isAnotherThing(theme, input)) return null
  return {
    id: theme.id,
    nameWords: named.size,
    longestName,
    kind,
    question,
    unexplained,
    beside: typed.words.filter((word, position) => unexplained.includes(word) || (shown.has(position) && !named.has(position))),
    named: typed.words.filter((_word, position) => named.has(position)),
  }
}

/** An input, and the places of its words that are names of a theme, and that add nothing. */
type Input = { typed: TypedTheme; named: ReadonlySet<number>; neutral: ReadonlySet<number>; question: TypedQuestion | null }

/** The places of names and of one kind; `null` when there are none, or two kinds. */
function namesIn(theme: ThemeNames, typed: TypedTheme): { named: Set<number>; kind: string | null; longestName: number } | null {
  const names = theme.names.map((name) => new Set(placesOfName(name, typed)))
  const plain = new Set(names.flatMap((places) => [...places]))
  const [kind, ...others] = kindsIn(theme, typed, plain)
  const named = new Set([...plain, ...(kind?.places ?? [])])
  if (named.size === 0 || others.length > 0) return null
  return { named, kind: kind?.name ?? null, longestName: Math.max(...names.map(({ size }) => size)) }
}

/** Whether a question is about the theme although words of it are left: its subject, or a fact. */
function isAskedOf(theme: ThemeNames, unexplained: readonly TypedWord[], { typed, named, question }: Input): boolean {
  if (question === null) return false
  return isSubject(typed, named) || readTheme(theme.id, typed.language).facts.some((fact) => tellsWords(fact, unexplained, typed.language))
}

/** Whether the words make another thing of the theme: a work, a name, a dish. */
function isAnotherThing(theme: ThemeNames, { typed, named, neutral, question }: Input): boolean {
  if (isWork(typed, named) || isProperName(typed, named, neutral)) return true
  return question === null && (isToMake(theme, typed, named) || endsLoose(typed, named))
}

type KindPlaces = { name: string; places: number[] }

/** Kinds that say more than the names do, the longest of those that share words. */
function kindsIn({ kinds }: ThemeNames, typed: TypedTheme, named: ReadonlySet<number>): KindPlaces[] {
  const all = kinds.map((name) => ({ name, places: placesOfName(name, typed) })).filter(({ places }) => places.some((place) => !named.has(place)))
  const isIn = (one: KindPlaces, other: KindPlaces) => one.places.every((place) => other.places.includes(place))
  // Of two spellings of one kind the first is kept.
  return all.filter((one, index) => !all.some((other, at) => at !== index && isIn(one, other) && (!isIn(other, one) || at < index)))
}

/**
 * Places of what the theme's facts show: phrases that hold the theme's own word, and parts of it
 * ("grão de café"). A word right beside the theme's own makes a thing of its own ("cachorro
 * quente", "mar vermelho"), and so do two things together ("chocolate com pimenta").
 */
function placesShown({ id }: ThemeNames, typed: TypedTheme, named: ReadonlySet<number>): Set<number> {
  const shown = new Set<number>()
  if (typed.words.every(({ isEmpty }, position) => isEmpty || named.has(position))) return shown
  for (const keyword of new Set(readTheme(id, typed.language).facts.flatMap(({ keywords }) => keywords))) {
    const places = placesOf(readTyped(keyword, typed.language).words, typed)
    if (places.some((position) => named.has(position)) || isPart(places, typed, named)) for (const position of places) shown.add(position)
  }
  const { aspects, asks } = words(typed.language)
  const about = languageRules[typed.language].nouns.after('about', '', bare).trim()
  for (const [position, { folded }] of typed.words.entries()) {
    if (asks.steps.words.has(folded) || (aspects.has(folded) && isPart([position], typed, named, `|${about}`))) shown.add(position)
  }
  return shown
}

const bare = { gender: 'masculine', number: 'singular', takesArticle: false } as const

/** Whether a link follows these words, and the theme follows that: "grão de". */
function isPart(places: readonly number[], { words: typed, language }: TypedTheme, named: ReadonlySet<number>, more = ''): boolean {
  const link = new RegExp(`^(?:${languageRules[language].theme.links}${more})$`)
  const behind = (places.at(-1) ?? -1) + 1
  return places.length > 0 && link.test(typed[behind]?.word ?? '') && typed.slice(behind + 1).some((_word, offset) => named.has(behind + 1 + offset))
}

/**
 * Whether the theme is what a question is about, whatever it asks: then it is told, and the
 * question is not posed unless a fact answers it.
 */
function isSubject({ words: typed, language }: TypedTheme, named: ReadonlySet<number>): boolean {
  const places = [...named].toSorted((one, other) => one - other)
  const [first = 0] = places
  const last = places.at(-1) ?? first
  const small = (from: number, to?: number) => typed.slice(from, to).map(({ text }) => text.toLowerCase())
  // Names at two places are two things.
  if (last - first >= places.length) return false
  return languageRules[language].theme.isSubject({ before: small(0, first), named: small(first, last + 1).join(' '), after: small(last + 1) })
}

/**
 * An input with one of these is about a song, a film or a book, unless the theme's own name holds
 * it.
 */
export function isWork(typed: TypedTheme, named: ReadonlySet<number>): boolean {
  return typed.words.some(({ folded }, position) => !named.has(position) && interfaceLanguages.some((language) => words(language).works.has(folded)))
}

/**
 * "Vale do Café" is a name: a capital inside, and a word that is not the theme's. Capitals
 * throughout say nothing, and neither do those of "no Brasil" and of "New York City facts".
 */
function isProperName({ words: typed }: TypedTheme, named: ReadonlySet<number>, neutral: ReadonlySet<number>): boolean {
  const hasCapital = typed.some(({ text, isEmpty }, position) => position > 0 && !isEmpty && !neutral.has(position) && /^\p{Lu}/u.test(text))
  const isSmallAside = ({ text, isEmpty }: TypedWord, position: number) => isEmpty || (neutral.has(position) && !/^\p{Lu}/u.test(text))
  return hasCapital && !isShouted(typed) && !typed.every((word, position) => named.has(position) || isSmallAside(word, position))
}

/** Capitals throughout. */
export function isShouted(typed: readonly TypedWord[]): boolean {
  return typed.every(({ text }) => text === text.toUpperCase())
}

/** Who asks how to make an octopus wants a dish, not the animal: only a theme that says how. */
export function isToMake({ id }: ThemeNames, { words: typed, language }: TypedTheme, named: ReadonlySet<number>): boolean {
  const { steps } = words(language).asks
  if (!typed.some(({ folded }, position) => steps.words.has(folded) && !named.has(position))) return false
  const { domain, facts } = readTheme(id, language)
  return domain !== 'food' && !facts.some(({ kind }) => kind !== 'fact')
}

/** "Marte Um" is no statement: a small word behind everything else is part of a name. */
function endsLoose({ words: typed, language }: TypedTheme, named: ReadonlySet<number>): boolean {
  const last = typed.at(-1)
  return last !== undefined && last.isEmpty && !named.has(typed.length - 1) && !words(language).plain.has(last.folded)
}
