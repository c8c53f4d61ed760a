import { baseLanguage, interfaceLanguages, type InterfaceLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import { isOffered, nameList, namesOf, readTheme, themeIndex, words } from '../../content/content.ts'
import { placesIn } from '../../content/word-table.ts'
import type { Fact, Theme } from '../../content/schema/theme.ts'
import { languageRules } from '../../language/languages.ts'
import { contentWords, foldText, wordsOf } from '../text/fold-words.ts'
import { joinParts, mendSlips } from '../text/mend-slips.ts'
import { readName, readTyped, type TypedTheme } from '../text/typed-words.ts'
import { askedOf, type Asked } from './asked-of-theme.ts'
import { matchTheme, type ThemeMatch } from './match-theme.ts'
import { widerMatch } from './wider-match.ts'

export type FoundTheme = {
  /** In the language of the video; of a kind of it only what is true of each kind. */
  theme: Theme
  /** The language in which the words were recognised; may differ from that of the video. */
  language: InterfaceLanguage
  /**
   * Words of the input beside the theme's topic, folded: "especial" in "café especial". They lift
   * the facts that hold them.
   */
  extraWords: string[]
  /**
   * Said in place of what was typed, which is misspelled or asks for what the theme does not tell.
   */
  spoken: string | null
  /** Words that were typed without accents or capitals, in small letters, as they are written. */
  spelling: ReadonlyMap<string, string>
  /** Whether the words ask for steps: "receita de", "como fazer". */
  asksSteps: boolean
  /** A kind of the theme that is meant, as it is said of all of them: "poodle", "poodles". */
  kind: string | null
  /** What answers the question that was typed. */
  answer: Fact | null
  /** What is asked for, and told first. */
  asked: readonly Fact[]
}

/**
 * The theme of the library that an input is about, or null. A wrong theme is worse than a missed
 * one, so the whole input has to be explained: each word that says something belongs to a name of
 * the theme, to things that its facts show, or to words that add nothing ("dicas", "em casa"). One
 * word more ("céu da boca", "pneu furado") makes another thing of it. What is misspelled is mended
 * only where no language knows the theme as typed.
 */
export function findTheme(input: string, videoLanguage: VideoLanguage): FoundTheme | null {
  const own = baseLanguage[videoLanguage]
  const read = [own, ...interfaceLanguages.filter((other) => other !== own)].map((language) => readTyped(input, language))
  const inAny = (all: readonly TypedTheme[]) => all.map((typed) => bestMatch(typed, own)).find((match) => match !== null) ?? null
  const exact = inAny(read)
  if (exact !== null) return foundTheme(exact, own)
  const mended = inAny(read.flatMap((typed) => [joinParts(typed) ?? [], mendSlips(typed) ?? []].flat()))
  return mended === null ? null : foundTheme({ ...mended, isMended: true }, own)
}

/**
 * The theme that is told for an input which no theme explains and of which it is the wider subject,
 * or null. In the video's own language, as it was typed.
 */
export function findWider(input: string, videoLanguage: VideoLanguage): FoundTheme | null {
  const own = baseLanguage[videoLanguage]
  const match = bestOf(readTyped(input, own), own, widerMatch)
  return match === null ? null : foundTheme(match, own)
}

type BestMatch = ThemeMatch & { typed: TypedTheme; isMended?: boolean }

function bestMatch(typed: TypedTheme, own: InterfaceLanguage): BestMatch | null {
  return typed.language !== own && isBrand(typed, own) ? null : bestOf(typed, own, matchTheme)
}

function bestOf(typed: TypedTheme, own: InterfaceLanguage, matchOf: typeof matchTheme): BestMatch | null {
  const matches = candidates(typed)
    .filter((id) => isOffered(id, own))
    .flatMap((id) => matchOf(namesOf(id, typed.language), typed) ?? [])
    .filter((match) => match.kind === null || factsOfKinds(readTheme(match.id, own)).length >= fewestOfKinds)
  const best = matches.toSorted((one, other) => worthOf(other) - worthOf(one))[0]
  return best === undefined ? null : { ...best, typed }
}

/** The most words, then the longest name; a theme is rather itself than a kind of another one. */
function worthOf({ kind, nameWords, longestName }: ThemeMatch): number {
  return nameWords * 100 + longestName * 2 + (kind === null ? 1 : 0)
}

/** Themes one of whose names may stand in the input. */
function candidates({ words: typed, language }: TypedTheme): string[] {
  const { ids, named } = themeIndex(language)
  const places = new Set(typed.flatMap(({ folded }) => placesIn(named, folded)))
  return [...places].toSorted((one, other) => one - other).flatMap((place) => ids[place] ?? [])
}

/** In another language a single word with a capital, and what people here say as a name. */
function isBrand({ words: typed }: TypedTheme, own: InterfaceLanguage): boolean {
  const { said } = nameList(own)
  const isNamed = (text: string) => Object.keys(said).some((name) => name.toLowerCase() === text.toLowerCase())
  return typed.length === 1 && typed.every(({ text }) => /^\p{Lu}\p{Ll}/u.test(text) || isNamed(text))
}

/** Fewer tell too little of a kind. */
const fewestOfKinds = 4

function factsOfKinds({ facts }: Theme): Fact[] {
  return facts.filter(({ isOfKinds }) => isOfKinds)
}

function foundTheme(match: BestMatch, own: InterfaceLanguage): FoundTheme {
  const { typed, kind: kindName } = match
  const whole = readTheme(match.id, own)
  const theme = kindName === null ? whole : { ...whole, facts: factsOfKinds(whole) }
  const kind = kindName === null ? null : languageRules[own].nouns.asKind(kindName, whole.topic)
  const isForeign = typed.language !== own
  const asked: Asked = isForeign ? { isTold: match.unexplained.length === 0, answer: null, facts: [] } : askedOf(theme, match, typed)
  const spelling = spellingOf(match, typed.language)
  const isOwn = match.isMended !== true && kind === null && asked.isTold && spelling !== null
  return {
    theme,
    language: typed.language,
    extraWords: isOwn ? extraWords(match.id, typed) : [],
    spoken: isOwn ? null : (kind ?? theme.topic),
    spelling: spelling ?? new Map(),
    asksSteps: asksSteps(theme, typed),
    kind,
    answer: asked.answer,
    asked: asked.facts,
  }
}

function asksSteps({ facts }: Theme, { words: typed, language }: TypedTheme): boolean {
  const { steps } = words(language).asks
  return facts.some(({ kind }) => kind === 'step') && typed.some(({ folded }) => steps.words.has(folded))
}

/**
 * How the words of names are written that were typed without accents; `null` when a form of one is
 * not among the names: "vulcoes".
 */
function spellingOf({ id, named }: ThemeMatch, language: InterfaceLanguage): Map<string, string> | null {
  const known = (namesOf(id, language)?.names ?? []).flatMap((name) => readName(name, language))
  const spelling = new Map(capitalsOf(readTheme(id, language).topic).map((word) => [word.toLowerCase(), word]))
  for (const { text, word } of named) {
    const small = text.toLowerCase()
    if (known.some((one) => one.text === small || one.word === word)) continue
    const written = known.find((one) => foldText(one.text) === small)
    if (written === undefined) return null
    spelling.set(small, written.text)
  }
  return spelling
}

/** "Santos Dumont" and "the Amazon" keep their capitals, however they are typed. */
function capitalsOf(topic: string): string[] {
  return wordsOf(topic).filter((word) => /^\p{Lu}/u.test(word))
}

function extraWords(id: string, { words: typed, language }: TypedTheme): string[] {
  const topic = contentWords(readTheme(id, language).topic, language)
  return contentWords(typed.map(({ text }) => text).join(' '), language).filter((word) => !topic.includes(word) && !words(language).plain.has(word))
}
