import { baseLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import type { Fraction } from '@relampago/domain/units'
import type { ScriptSentence } from '../../story/script.ts'
import { contentWords, numbersOf } from '../text/fold-words.ts'
import { holdsDetail, type Detail } from './details-of.ts'
import { readContext, type ContextPart } from './read-context.ts'

/** Entries of a list on a picture, and the longest that is drawn whole. */
export const shownItems = { least: 2, most: 4, characters: 30 } as const

type Told = Pick<ScriptSentence, 'text' | 'onScreen' | 'role'>

/** Of a sentence told in other words, the share of its own that must have come through. */
const leastShare: Fraction = 0.5
/** More whole sentences than this are a wall of text; of the others only details are listed. */
const mostEntries = 20

/**
 * The parts of a person's words that these sentences neither say nor show, as written. Orders to
 * the writer count only for a detail that is missing.
 */
export function unusedContextOf(context: string, sentences: readonly Told[], language: VideoLanguage): string[] {
  const told = toldText(sentences)
  const words = new Set(contentWords(told, baseLanguage[language]))
  const { parts } = readContext(context, language)
  return shortList(
    parts.filter((part) => !isUsed(part, { told, words, language })),
    told,
  )
}

type ToldWords = { told: string; words: ReadonlySet<string>; language: VideoLanguage }

function isUsed({ kind, say, about, details }: ContextPart, { told, words, language }: ToldWords): boolean {
  if (kind === 'injection' || details.some(({ text }) => !holdsDetail(told, text))) return false
  const numbers = new Set(numbersOf(told))
  if (numbersOf(say).some((number) => !numbers.has(number))) return false
  if (kind === 'order') return isMet(about, { told, words, language })
  if (holdsDetail(told, say.replace(/[.!?…]+$/u, ''))) return true
  const own = contentWords(say, baseLanguage[language])
  return details.length > 0 && own.filter((word) => words.has(word)).length >= own.length * leastShare
}

/** An order for a subject is met when the script speaks of it. */
function isMet(about: string, { words, language }: ToldWords): boolean {
  const asked = contentWords(about, baseLanguage[language])
  return asked.length === 0 || asked.some((word) => words.has(word))
}

/** What is spoken, and what a picture is sure to show: the entries of a list. */
function toldText(sentences: readonly Told[]): string {
  return sentences.flatMap(({ text, onScreen }) => [text, ...shownOf(onScreen?.items)]).join('\n')
}

function shownOf(items: readonly string[] = []): string[] {
  return items.length < shownItems.least ? [] : items.slice(0, shownItems.most).filter(({ length }) => length <= shownItems.characters)
}

/** Whole parts up to a number; of the rest how many they are, and their missing details. */
function shortList(parts: readonly ContextPart[], told: string): string[] {
  if (parts.length <= mostEntries) return parts.map(({ written }) => written)
  const rest = parts.slice(mostEntries)
  const missing = rest.flatMap(({ details }: { details: Detail[] }) => details.map(({ text }) => text)).filter((text) => !holdsDetail(told, text))
  return [...parts.slice(0, mostEntries).map(({ written }) => written), [`+${rest.length}`, [...new Set(missing)].join(' · ')].filter(Boolean).join(': ')]
}
