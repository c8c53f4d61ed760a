import { baseLanguage } from '@relampago/domain/catalogue'
import { languageRules } from '../../language/languages.ts'
import type { ScriptSentence } from '../../story/script.ts'
import type { Layout } from '../scene-plan/scene-plan.ts'
import type { PlaceLayout, PlaceMark } from '../scene-plan/places.ts'
import { placeTable } from '../maps/place-table.ts'
import type { Explain } from '../scene-plan/explained.ts'
import { readPlaces, type SaidPlace } from './places/read-roles.ts'

/** More on one map cannot be told apart. */
const mostPlaces = 4
/** Flags of today are shown with sentences of their time only. */
const oldestFlags = 1900
/** Of the pictures of a video: one in so many may show places. */
const oneIn = 3

/** Countries, states, routes and flags. */
export const explainPlaces: Explain<PlaceLayout> = ({ sentence: { text, onScreen, part }, sentences, at, language, before }) => {
  // What is believed and wrong must not be drawn.
  if (part === 'myth' || onScreen?.step !== undefined || onScreen?.items !== undefined) return null
  const shown = before.filter(isOfPlaces)
  if (shown.length > 0 && isEnough(before, shown.length, sentences.length)) return null
  const rules = languageRules[baseLanguage[language]].places
  // The number answers the question before, wherever it was counted.
  if (/\d/.test(text) && isAmountAsked(sentences[at - 1], rules.asksAmount)) return null
  const said = readPlaces(text, language)
  const layout = routeOf(said, text, rules.moves) ?? flagOf(said, text) ?? mapOf(said, text, rules.tellsWhere)
  return layout === null || shown.some((one) => isSame(one, layout)) ? null : layout
}

/** No map follows a map, and a video holds only so many. */
function isEnough(before: readonly Layout[], shown: number, sentences: number): boolean {
  const previous = before.at(-1)
  return (previous !== undefined && isOfPlaces(previous)) || shown >= Math.max(1, Math.floor(sentences / oneIn))
}

function isAmountAsked(sentence: ScriptSentence | undefined, asksAmount: RegExp): boolean {
  const question = sentence === undefined ? '' : (sentence.whole ?? sentence.text)
  return question.trim().endsWith('?') && asksAmount.test(question)
}

function routeOf(said: readonly SaidPlace[], text: string, moves: RegExp): PlaceLayout | null {
  const [one, other] = said
  if (said.length !== 2 || one === undefined || other === undefined || !moves.test(text.toLowerCase())) return null
  const from = [one, other].find(({ role }) => role === 'from')
  const to = [one, other].find(({ role }) => role === 'towards')
  return from === undefined || to === undefined ? null : { kind: 'route', from: markOf(from), to: markOf(to) }
}

/** The flag of the one country whose language, law, team a sentence is about. */
function flagOf(said: readonly SaidPlace[], text: string): PlaceLayout | null {
  const [only] = said
  if (only === undefined || said.length > 1 || only.role !== 'nation') return null
  return placeTable().flags.has(only.place.id) && !isLongAgo(text) ? { kind: 'flag', place: markOf(only) } : mapWith([only])
}

/** Before most flags of today: "in 1307", "the 3rd century". */
function isLongAgo(text: string): boolean {
  const years = [...text.matchAll(/(?<![\d.,])\d{3,4}(?![\d.,]?\d|%)/gu)].map(([year]) => Number(year))
  return years.some((year) => year < oldestFlags) || /s[ée]culo|century|a\.C\.|\bBC\b/u.test(text)
}

function mapOf(said: readonly SaidPlace[], text: string, tellsWhere: RegExp): PlaceLayout | null {
  const shown = said.filter(({ role }) => role !== 'nation')
  if (shown.length === 0 || shown.length > mostPlaces) return null
  // A question asks for something else than the place that it names: "Who met the king in Paris?"
  if (text.trim().endsWith('?')) return null
  // A share of what a country does is better shown as a share.
  if (shown.every(({ role }) => role === 'subject') && /\d\s?%/u.test(text)) return null
  const [only] = shown
  return shown.length === 1 && only !== undefined && isSetting(only, text, tellsWhere) ? null : mapWith(shown)
}

/** A few words may lead up to a place that opens its sentence: "E tem mais: no Japão". */
const openingWords = 4

/**
 * Whether a country is only where a sentence applies: "é crime no Brasil". It tells where something
 * is when the place opens it, or follows a verb that does.
 */
function isSetting({ place, role, start }: SaidPlace, text: string, tellsWhere: RegExp): boolean {
  if (place.kind !== 'country' || role !== 'where') return false
  const before = text.slice(0, start)
  return before.trim().split(/\s+/).length > openingWords && !tellsWhere.test(before)
}

function mapWith(said: readonly SaidPlace[]): PlaceLayout {
  return { kind: 'map', places: said.map(markOf) }
}

function markOf({ place, name }: SaidPlace): PlaceMark {
  return { id: place.id, name }
}

function isOfPlaces(layout: Layout): layout is PlaceLayout {
  return layout.kind === 'map' || layout.kind === 'route' || layout.kind === 'flag'
}

/** The same places in the same way; a map of a country may follow its flag. */
function isSame(one: PlaceLayout, other: PlaceLayout): boolean {
  return one.kind === other.kind && idsOf(one).join(' ') === idsOf(other).join(' ')
}

function idsOf(layout: PlaceLayout): string[] {
  if (layout.kind === 'map') return layout.places.map(({ id }) => id)
  return layout.kind === 'flag' ? [layout.place.id] : [layout.from.id, layout.to.id]
}
