import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { encyclopedia } from '../../content/content.ts'
import type { Kind } from '../../content/schema/encyclopedia.ts'
import { languageRules } from '../../language/languages.ts'
import { foldText } from '../../script/text/fold-words.ts'
import type { Entity } from './read-entity.ts'

/** What kind of thing an item is. */
export type FoundKind = {
  /** Of kinds.yaml; `null` for a thing of no known kind. */
  id: string | null
  kind: Kind | null
  /** What it is in the language, as its class is called: "vulcão"; empty when unknown. */
  word: string
}

const instanceOf = 'P31'
const subclassOf = 'P279'

/** Items of which the first property that is stated says what they are. */
export function classesOf(entity: Entity): string[] {
  const stated = [instanceOf, subclassOf].map((property) => entity.statements(property)).find((statements) => statements.length > 0) ?? []
  const preferred = stated.filter(({ isPreferred }) => isPreferred)
  return (preferred.length > 0 ? preferred : stated).flatMap(({ value }) => (value.kind === 'item' ? [value.id] : []))
}

/**
 * The kind whose classes the item is of, or whose words the label of its class begins with: there
 * are thousands of classes ("município do Brasil", "filme de 1994"), and few words.
 */
export function kindOf(entity: Entity, labels: ReadonlyMap<string, string>, language: InterfaceLanguage): FoundKind {
  const classes = classesOf(entity)
  const named = classes.flatMap((id) => labels.get(id) ?? [])
  const kinds = Object.entries(encyclopedia().kinds)
  const found = kinds.find(([, kind]) => classes.some((id) => kind.classes.includes(id))) ?? byWords(kinds, named, language)
  if (found === null) return { id: null, kind: null, word: named[0] ?? '' }
  const [id, kind] = found
  const own = named.find((label) => headWord(label, kind[language].words, language) !== null)
  return { id, kind, word: own ?? kind[language].words[0] ?? '' }
}

/** The kind with the longest of the words that fit: "família de aeronaves" is no "família". */
function byWords(kinds: readonly [string, Kind][], labels: readonly string[], language: InterfaceLanguage): [string, Kind] | null {
  const lengthOf = ([, kind]: [string, Kind]) => Math.max(0, ...labels.map((label) => headWord(label, kind[language].words, language)?.length ?? 0))
  const [longest] = kinds.toSorted((one, other) => lengthOf(other) - lengthOf(one))
  return longest === undefined || lengthOf(longest) === 0 ? null : longest
}

/** The longest of these words that is the head of a label: "cidade do Brasil", "city in Brazil". */
export function headWord(label: string, words: readonly string[], language: InterfaceLanguage): string | null {
  const { head } = languageRules[language].theme
  const whole = foldText(label)
  const heads = head.at === 'start' ? [`${whole} `] : [` ${whole}`, ` ${(whole.split(head.joints)[0] ?? '').trim()}`]
  const isHead = (word: string) => heads.some((one) => (head.at === 'start' ? one.startsWith(`${word} `) : one.endsWith(` ${word}`)))
  return words.filter((word) => isHead(foldText(word))).toSorted((one, other) => other.length - one.length)[0] ?? null
}
