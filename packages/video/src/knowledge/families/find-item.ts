import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { familyIndex, familyOf } from '../../content/content.ts'
import type { Family, FamilyItem, FamilyNames } from '../../content/schema/families.ts'
import { languageRules } from '../../language/languages.ts'
import { foldText } from '../../script/text/fold-words.ts'
import { sameness, samenessOf, withoutArticle } from '../wikimedia/same-meaning.ts'

/** A thing of a family, as it is called in one language. */
export type FoundItem = { family: Family; key: string; item: FamilyItem; names: FamilyNames }
/** What was typed, and the family whose kind stood beside it: "planeta Mercúrio". */
type Reading = { name: string; family: string | null }

/**
 * The thing that a topic names whole; `null` for none, for several, and for a name that has other
 * meanings unless the words tell which is meant.
 */
export function findItem(topic: string, language: InterfaceLanguage): FoundItem | null {
  const found = new Map<string, FoundItem>()
  for (const reading of readingsOf(topic, language)) {
    const places = placesOf(reading.name, language)
    for (const place of places) {
      const match = matchOf(place, reading, language)
      if (match !== null) found.set(place, match)
    }
  }
  const [only, ...others] = found.values()
  return only === undefined || others.length > 0 ? null : only
}

function placesOf(name: string, language: InterfaceLanguage): readonly string[] {
  const { names } = familyIndex(language)
  const folded = foldText(withoutArticle(name, language))
  return Object.hasOwn(names, folded) ? (names[folded] ?? []) : []
}

function matchOf(place: string, reading: Reading, language: InterfaceLanguage): FoundItem | null {
  const [id = '', key = ''] = place.split(' ')
  const family = familyOf(id)
  const item = family.items[key]
  const names = item?.[language]
  if (item === undefined || names === undefined || (reading.family !== null && reading.family !== id)) return null
  if (!names.names.some((name) => samenessOf(reading.name, name, language) >= sameness.unaccented)) return null
  return reading.family === null && !isClear(reading.name, names) ? null : { family, key, item, names }
}

/** Whether a name alone says which thing is meant. */
function isClear(typed: string, { needs }: FamilyNames): boolean {
  if (needs === 'kind') return false
  return needs === undefined || /^\p{Lu}/u.test(typed)
}

/** The topic as it is, and without the word of a kind before or behind it. */
function readingsOf(topic: string, language: InterfaceLanguage): Reading[] {
  const plain = withoutArticle(topic.replace(/[()]/g, ' ').replace(/\s+/g, ' ').trim(), language)
  const words = plain.split(' ')
  const named = Object.entries(familyIndex(language).kinds).flatMap(([family, kinds]) =>
    kinds.flatMap((kind) => withoutKind(words, kind, language).map((name) => ({ name, family }))),
  )
  return [{ name: plain, family: null }, ...named]
}

function withoutKind(words: readonly string[], kind: string, language: InterfaceLanguage): string[] {
  const size = kind.split(' ').length
  const isKind = (part: readonly string[]) => foldText(part.join(' ')) === kind
  const link = new RegExp(`^(?:${languageRules[language].theme.links})$`)
  const behind = words.slice(size)
  const before = words.slice(0, -size)
  return [
    ...(isKind(words.slice(0, size)) ? [behind.slice(link.test(foldText(behind[0] ?? '')) ? 1 : 0)] : []),
    ...(isKind(words.slice(-size)) ? [before] : []),
  ]
    .map((rest) => rest.join(' '))
    .filter((rest) => rest !== '')
}
