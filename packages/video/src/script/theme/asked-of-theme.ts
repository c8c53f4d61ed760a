import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { words } from '../../content/content.ts'
import { askedParts, type AskedPart, type QuestionKind } from '../../content/kinds/kinds.ts'
import type { Fact, Theme } from '../../content/schema/theme.ts'
import { foldText, wordsOf } from '../text/fold-words.ts'
import { namesOf } from '../text/names-of.ts'
import { placesOf, readName, readTyped, type TypedTheme, type TypedWord } from '../text/typed-words.ts'
import type { ThemeMatch } from './match-theme.ts'
import { tellsWords, toldWords } from './tells-words.ts'
import { questionKindOf } from './typed-question.ts'

/** What an input asks of its theme. */
export type Asked = {
  /** Whether the theme tells what is asked for; else it is told without the words that ask. */
  isTold: boolean
  /** The fact that answers a question. */
  answer: Fact | null
  /** The facts that tell a part that is asked for: its history, its benefits. */
  facts: readonly Fact[]
}

const all: Asked = { isTold: true, answer: null, facts: [] }
const nothing: Asked = { isTold: false, answer: null, facts: [] }
/** Fewer do not tell the history of a thing. */
const fewestOfPart = 3

/**
 * Whether a theme tells what the words beside its name ask for. A question is posed only with a
 * fact that answers it, and a history is announced only with facts that tell one.
 */
export function askedOf(theme: Theme, match: ThemeMatch, typed: TypedTheme): Asked {
  const { question, unexplained, beside } = match
  const isPosed = question !== null && question.kind !== 'what'
  const answer = isPosed ? theme.facts.find((fact) => answers(fact, { ...match, kind: question.kind }, typed)) : undefined
  if (answer !== undefined) return { isTold: true, answer, facts: [answer] }
  const part = partOf(typed)
  if (unexplained.length > 0 || (isPosed && part !== 'benefits')) return { ...nothing, facts: nearestFacts(theme, beside, typed.language) }
  return part === null ? wholeOf(theme, match, typed) : partOfTheme(theme, part, typed.language)
}

/** What is asked for without a word for it: steps, where there are any, and not all its kinds. */
function wholeOf({ facts }: Theme, { named }: ThemeMatch, { words: typed, language }: TypedTheme): Asked {
  const { asks, aspects } = words(language)
  if (typed.some((word) => asks.steps.words.has(word.folded) && !named.includes(word))) return facts.some(({ kind }) => kind !== 'fact') ? all : nothing
  return typed.some(({ folded }) => aspects.has(folded)) ? nothing : all
}

function partOfTheme({ facts }: Theme, part: AskedPart, language: InterfaceLanguage): Asked {
  const told = facts.filter((fact) => tellsPart(fact, part, language))
  return told.length >= fewestOfPart ? { ...all, facts: told } : nothing
}

/** Facts that hold the most of the words of a question, none where none holds any. */
function nearestFacts({ facts }: Theme, beside: readonly TypedWord[], language: InterfaceLanguage): Fact[] {
  const most = Math.max(0, ...facts.map((fact) => toldWords(fact, beside, language)))
  return most === 0 ? [] : facts.filter((fact) => toldWords(fact, beside, language) === most)
}

/** The part of a theme that is asked for by name. */
function partOf({ words: typed, language }: TypedTheme): AskedPart | null {
  const { asks } = words(language)
  return askedParts.find((part) => part !== 'steps' && typed.some(({ folded }) => asks[part].words.has(folded))) ?? null
}

function tellsPart({ say, year, myth }: Fact, part: AskedPart, language: InterfaceLanguage): boolean {
  if (part === 'history' && (year !== undefined || /(?<![\d.,])(?:1\d{3}|20\d{2})(?![\d%]|[.,]\d)/.test(say))) return true
  if (part === 'myths' && myth !== undefined) return true
  const { told } = words(language).asks[part]
  return wordsOf(foldText(say)).some((word) => [...told].some((beginning) => word.startsWith(beginning)))
}

type TypedParts = Pick<ThemeMatch, 'beside' | 'named'> & { kind: QuestionKind }

/**
 * Whether a fact answers a question: it has all its words, and what its first word asks for. A
 * question of nothing but names is one that the fact itself poses.
 */
function answers(fact: Fact, { kind, beside, named }: TypedParts, typed: TypedTheme): boolean {
  const { language } = typed
  const wanted = [...beside, ...askingVerbs(typed)]
  const isPosed = fact.hook !== undefined && questionKindOf(fact.hook, language) === kind
  if (wanted.length === 0) return isPosed && named.length > 1 && tellsWords({ ...fact, say: '', keywords: [] }, named, language)
  return tellsWords(fact, wanted, language) && (isPosed || tellsKind(fact, kind, language))
}

function tellsKind({ say, year }: Fact, kind: QuestionKind, language: InterfaceLanguage): boolean {
  switch (kind) {
    case 'why':
      return [...words(language).reasons].some((reason) => placesOf(readName(reason, language), readTyped(say, language)).length > 0)
    case 'who':
      return namesOf(say).length > 0
    case 'when':
      return year !== undefined || /\d/.test(say)
    case 'amount':
      return /\d/.test(say)
    case 'whether':
      return true
    case 'where':
    case 'how':
    case 'what':
      return false
  }
}

/** Verbs of a question that ask for a part: "inventou" in "quem inventou o avião". */
function askingVerbs({ words: typed, language }: TypedTheme): TypedWord[] {
  const { asks, plain } = words(language)
  return typed.filter(({ folded }) => !plain.has(folded) && Object.values(asks).some((part) => part.words.has(folded)))
}
