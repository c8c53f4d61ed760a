import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { languageRules } from '../../language/languages.ts'
import type { NamedTheme } from '../../language/rules/encyclopedia-rules.ts'
import { contentWords, numbersOf, wordsOf } from '../../script/text/fold-words.ts'
import { upperFirst } from '../../script/text/split-sentences.ts'
import type { KnownFact, Knowledge, Reference } from '../../story/knowledge.ts'
import { headOf } from '../wikimedia/page-kind.ts'
import type { FoundPage } from '../wikimedia/wiki-client.ts'
import { cleanSentence } from './clean-sentence.ts'
import { bigFigure, filmableWords } from './fact-details.ts'
import { hasBirthday, hasDied, isPerson, isTellable } from './judge-sentence.ts'
import { nameTheme } from './name-theme.ts'
import { resolveSubjects, type ResolvedSentence } from './resolve-subject.ts'
import { shortenSentence } from './shorten-sentence.ts'
import { splitExtract } from './split-extract.ts'

const mostFacts = 14
const longestKind = 40
const longestHookWords = 12

/** What the sentences of a page say about its theme. No fact is left when none can stand alone. */
export function tellFacts(page: FoundPage, typed: string): Knowledge {
  const { language, title, text, description } = page
  const kind = headOf({ title, description, intro: text }, language)
  const kinds = [...kind, ...headOf({ title, description: '', intro: text }, language)]
  const theme = nameTheme({ title, typed, isPerson: isPerson(kind, language) }, text, language)
  const sentences = splitExtract(text, language).map((sentence) => ({ ...sentence, clean: cleanSentence(sentence.text) }))
  const isLiving = (isPerson(kind, language) || hasBirthday(text)) && !hasDied(text)
  const facts = resolveSubjects(
    sentences,
    { ...theme, kinds: [...kinds, ...headOfName(theme.topic, language)], isPersonal: isPerson(kind, language) },
    language,
  ).flatMap((sentence, index) => {
    const say = sayable(sentence, isLiving, language)
    return say === null ? [] : [toFact({ say, sentence, index, theme, page })]
  })
  const lives = isPerson(kind, language) ? tellLife({ text, theme, page, language }) : []
  const best = [...facts, ...lives].toSorted((one, other) => other.interest - one.interest)
  return {
    topic: theme.topic,
    named: theme.named,
    kind: description.length <= longestKind ? description : '',
    facts: withoutEchoes(best, theme.topic, language).slice(0, mostFacts),
  }
}

/** "A muralha" stands for "a Muralha da China", "the tower" for "the Eiffel Tower". */
function headOfName(topic: string, language: InterfaceLanguage): string[] {
  const words = contentWords(topic, language)
  const head = languageRules[language].theme.head.at === 'start' ? words[0] : words.at(-1)
  return words.length > 1 && head !== undefined ? [head] : []
}

function sayable({ said, statement }: ResolvedSentence, isLiving: boolean, language: InterfaceLanguage): string | null {
  const subject = statement === null ? null : said.slice(0, said.length - statement.length).trimEnd()
  const short = shortenSentence(said, subject, language)
  if (short === null) return null
  const say = upperFirst(short)
  return isTellable(say, isLiving, language) ? say : null
}

type Telling = { say: string; sentence: ResolvedSentence; index: number; theme: NamedTheme; page: FoundPage }

function toFact({ say, sentence, index, theme, page }: Telling): KnownFact {
  const { language } = page
  const statement = sentence.statement === null ? null : say.slice(sentence.said.length - sentence.statement.length).trimStart()
  const hook = statement === null ? null : languageRules[language].encyclopedia.question(subjectInside(sentence, theme), statement)
  const figure = bigFigure(say, language)
  return {
    id: `wikipedia:${index + 1}`,
    say,
    material: sentence.text,
    reference: referenceOf(page),
    keywords: filmableWords(say, theme.topic, language),
    ...(figure !== null && { figure }),
    ...(hook !== null && wordsOf(hook).length <= longestHookWords && { hook: upperFirst(hook) }),
    interest: interestOf(say, sentence, language),
  }
}

/** "Machado de Assis nasceu em 21 de junho de 1839.", from the brackets behind the name. */
function tellLife({ text, theme, page, language }: { text: string; theme: NamedTheme; page: FoundPage; language: InterfaceLanguage }): KnownFact[] {
  const { lives } = languageRules[language].encyclopedia
  const material = /\(([^()]*)\)/.exec(text.slice(0, 300))?.[1] ?? ''
  const days = [...material.matchAll(new RegExp(lives.day, 'gu'))].map(([day]) => day)
  // The birthday of a living person is their own affair.
  if (!hasDied(text) || days.length !== 2) return []
  return days.map((day, index) => {
    const say = `${upperFirst(theme.named)} ${index === 0 ? lives.born : lives.died} ${day}.`
    const figure = bigFigure(say, language)
    return {
      id: `wikipedia:life-${index + 1}`,
      say,
      material,
      reference: referenceOf(page),
      keywords: [theme.topic],
      ...(figure !== null && { figure }),
      interest: leastInterest,
    }
  })
}

/** Below every sentence of the page: days are told when little else is. */
const leastInterest = 2

/** The subject of a sentence as it stands inside another one. */
function subjectInside({ said, statement }: ResolvedSentence, { topic, named }: NamedTheme): string {
  const phrase = said.slice(0, said.length - (statement ?? '').length).trimEnd()
  if ([topic, named].some((name) => name.toLowerCase() === phrase.toLowerCase())) return named
  return phrase.startsWith(topic.charAt(0)) && /^\p{Lu}/u.test(topic) ? phrase : phrase.charAt(0).toLowerCase() + phrase.slice(1)
}

function referenceOf({ language, title, url }: FoundPage): Reference {
  return { source: languageRules[language].encyclopedia.name, title, url, licence: 'CC BY-SA 4.0' }
}

const mostInterest = 10

/** What a viewer would tell a friend: amounts, extremes, and what it is. */
function interestOf(say: string, { statement, isIntro, isFirst }: ResolvedSentence, language: InterfaceLanguage): number {
  const { copulas } = languageRules[language].encyclopedia
  const isDefinition = isFirst || (isIntro && statement !== null && new RegExp(String.raw`^(?:${copulas}) `, 'u').test(statement))
  const points = [
    3,
    pointsOfNumbers(say, language),
    pointsOfExtremes(say, language),
    pointsOfForm(say),
    statement === null && !isFirst ? 0 : 1,
    isIntro ? 0.5 : 0,
    isDefinition ? 1 : 0,
    isFirst ? 0.75 : 0,
  ]
  return Math.max(
    0,
    Math.min(
      mostInterest,
      points.reduce((sum, one) => sum + one, 0),
    ),
  )
}

function pointsOfNumbers(say: string, language: InterfaceLanguage): number {
  const count = numbersOf(say).length
  return (bigFigure(say, language) === null ? 0 : 2) + (count === 1 || count === 2 ? 1 : 0)
}

function pointsOfExtremes(say: string, language: InterfaceLanguage): number {
  const { superlatives } = languageRules[language].encyclopedia
  return Math.min(2, say.match(new RegExp(String.raw`(?<![\p{L}-])(?:${superlatives})(?![\p{L}-])`, 'giu'))?.length ?? 0)
}

function pointsOfForm(say: string): number {
  const length = wordsOf(say).length
  const names = say
    .split(' ')
    .slice(1)
    .filter((word) => /^\p{Lu}/u.test(word))
  // Many names or numbers are hard to follow.
  return (length >= 8 && length <= 16 ? 0.5 : 0) - (names.length > 4 || numbersOf(say).length > 2 ? 1 : 0)
}

/** Share of its words that a sentence may have in common with a better one. */
const mostShared = 0.6

function withoutEchoes(facts: readonly KnownFact[], topic: string, language: InterfaceLanguage): KnownFact[] {
  const own = new Set(contentWords(topic, language))
  const kept: { fact: KnownFact; words: Set<string> }[] = []
  for (const fact of facts) {
    const words = new Set(contentWords(fact.say, language).filter((word) => !own.has(word)))
    const isEcho = kept.some((other) => [...words].filter((word) => other.words.has(word)).length > mostShared * Math.min(words.size, other.words.size))
    if (!isEcho) kept.push({ fact, words })
  }
  return kept.map(({ fact }) => fact)
}
