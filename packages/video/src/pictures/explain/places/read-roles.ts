import { baseLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import { languageRules } from '../../../language/languages.ts'
import type { PlaceRules } from '../../../language/rules/place-rules.ts'
import type { Place } from '../../maps/place-table.ts'
import { findNames, type FoundName } from './find-names.ts'

/**
 * What a place is to its sentence: where something is, where it goes to or comes from, what does
 * something, or whose flag, language, law the sentence is about.
 */
type PlaceRole = 'where' | 'towards' | 'from' | 'subject' | 'nation'
export type SaidPlace = { place: Place; name: string; role: PlaceRole; start: number; end: number }

/** The places that matter to a sentence, in order. A name that may mean something else is none. */
export function readPlaces(sentence: string, language: VideoLanguage): SaidPlace[] {
  const rules = languageRules[baseLanguage[language]].places
  const said: SaidPlace[] = []
  for (const found of findNames(sentence, language)) {
    const before = sentence.slice(0, found.start)
    const behind = sentence.slice(found.end)
    if (isPartOfName(before, behind, rules)) continue
    const place = meantPlace(found, before, rules)
    const last = said.at(-1)
    const role = roleOf({ found, place, before, behind }, rules) ?? (last === undefined ? null : roleInRow(sentence.slice(last.end, found.start), last, rules))
    if (role !== null) said.push({ place, name: found.name, role, start: found.start, end: found.end })
  }
  return withoutSurroundings(said)
}

/** "Casa Brasil", "New Mexico", "Banco do Brasil", "Bahia de Todos os Santos". */
function isPartOfName(before: string, behind: string, { insideName, longerName }: PlaceRules): boolean {
  if (/["“‘'(]$/u.test(before) || /^["”'’](?!s)/u.test(behind) || longerName.test(behind)) return true
  const [, word = ''] = /(\p{L}+) $/u.exec(before) ?? []
  if (insideName.test(before)) return true
  const isFirst = before.trim() === word
  // The first word of a sentence has a capital anyway: a name only where it is no small word.
  return /^\p{Lu}/u.test(word) && !(isFirst && word.length <= longestSmallWord)
}

const longestSmallWord = 6

function meantPlace({ places }: FoundName, before: string, { stateOf }: PlaceRules): Place {
  const kind = stateOf.test(before) ? 'state' : 'city'
  const place = places.find((one) => one.kind === kind) ?? places[0]
  if (place === undefined) throw new Error('A name without a place')
  return place
}

type Context = { found: FoundName; place: Place; before: string; behind: string }

function roleOf(context: Context, rules: PlaceRules): PlaceRole | null {
  const { place, before, behind } = context
  if (rules.denied.test(before) || rules.compared.test(before)) return null
  if (isOfNation(context, rules)) return 'nation'
  const acts = isSubject(place, before, behind, rules)
  if (/^['’]/u.test(behind) || (!rules.behind.test(behind) && !acts)) return null
  return roleByLead(context, rules) ?? (acts ? 'subject' : null)
}

/** Whether a text ends with words of each of some alternatives, in order, and a space. */
function endsWith(text: string, ...parts: string[]): boolean {
  return new RegExp(String.raw`(?<!\p{L})(?:${parts.join(') (?:')}) $`, 'iu').test(text)
}

function isOfNation({ place, before, behind }: Context, { nationOf, ofNation, nationBehind }: PlaceRules): boolean {
  if (place.kind !== 'country') return false
  return nationBehind.test(behind) || (!/^['’]/u.test(behind) && endsWith(before, nationOf, ofNation))
}

function roleByLead({ found: { name }, place, before }: Context, rules: PlaceRules): PlaceRole | null {
  const isCity = place.kind === 'city'
  const takesArticle = !isCity || rules.citiesWithArticle.test(name)
  if (endsWith(before, takesArticle ? `${rules.inside}|${rules.insideCity}` : rules.insideCity) || endsWith(before, rules.parts, rules.of)) return 'where'
  if (endsWith(before, rules.towards) || (isCity && endsWith(before, rules.towardsCity))) return 'towards'
  return new RegExp(String.raw`(?<!\p{L})(?:${rules.origins})(?: \p{L}+){0,2} (?:${rules.from}) $`, 'iu').test(before) ? 'from' : null
}

function isSubject(place: Place, before: string, behind: string, { subject }: PlaceRules): boolean {
  return place.kind === 'country' && subject.lead.test(before.toLowerCase()) && subject.verbs.test(behind)
}

/** "No Brasil, na Colômbia e no Peru": what stands in a row has one role. */
function roleInRow(between: string, { role }: SaidPlace, { joints }: PlaceRules): PlaceRole | null {
  return role !== 'nation' && joints.test(between) ? role : null
}

/** "Em Paris, na França": the smaller place says where, the other one only explains it. */
function withoutSurroundings(said: readonly SaidPlace[]): SaidPlace[] {
  return said.filter(({ place }, at) => !said.some(({ place: other }, index) => index !== at && (place.id === other.id ? index < at : holds(place, other))))
}

function holds(outer: Place, inner: Place): boolean {
  const home = inner.in ?? inner.id
  if (outer.id === home) return inner.id !== outer.id
  if (outer.kind === 'area') return outer.id !== inner.id && outer.fills.includes(home)
  return outer.id === 'BR' && inner.fills.length > 0 && inner.fills.every((id) => id.startsWith('BR-'))
}
