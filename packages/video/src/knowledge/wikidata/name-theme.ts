import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { encyclopedia } from '../../content/content.ts'
import type { NamesByAgreement } from '../../content/schema/encyclopedia.ts'
import { languageRules } from '../../language/languages.ts'
import type { Agreement } from '../../language/rules/noun-rules.ts'
import type { FoundKind } from './kind-of.ts'
import { labelIn, type Entity } from './read-entity.ts'

/** A noun with all that the words around it need. */
export type Noun = { text: string; agreement: Agreement }
/** `topic`: the bare name; `noun`: how it stands in a sentence: "filme Titanic". */
export type NamedTheme = { topic: string; noun: Noun }

const plain: Agreement = { gender: 'masculine', number: 'singular', takesArticle: false }

const taxonName = 'P225'
const sex = 'P21'
const female = 'Q6581072'

/**
 * What an item is called in the language; `title` is that of its page, which knows the everyday
 * name of an animal when the item has only the scientific one. `null` without a name.
 */
export function nameTheme(entity: Entity, found: FoundKind, { language, title }: { language: InterfaceLanguage; title: string }): NamedTheme | null {
  const label = labelIn(entity.labels, languageRules[language].facts.labelLanguages)
  const page = title.replace(/\s*\([^()]*\)$/, '')
  const isScientific = label !== undefined && entity.statements(taxonName).some(({ value }) => value.kind === 'text' && value.text === label)
  const written = isScientific && page !== '' ? page : (label ?? page)
  if (written === '') return null
  const isEveryday = isScientific ? written !== label : isCommonNoun(entity)
  const isCommon = languageRules[language].facts.hasSmallNouns && isEveryday
  const topic = isCommon ? withSmallInitial(written) : written
  return { topic, noun: nounOf(topic, entity, found, language) }
}

/** Labels of names have a capital in every language, those of common nouns only in some. */
function isCommonNoun({ labels }: Entity): boolean {
  return Object.values(labels).some((label) => /^\p{Ll}/u.test(label))
}

/** "AIDS" stays. */
function withSmallInitial(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
}

function nounOf(topic: string, entity: Entity, { kind, word }: FoundKind, language: InterfaceLanguage): Noun {
  const isFemale = entity.statements(sex).some(({ value }) => value.kind === 'item' && value.id === female)
  return nounOfKind(topic, { kind, word, isFemale }, language)
}

/** The name of a thing of a known kind, as it stands in a sentence. */
export function nounOfKind(
  topic: string,
  { kind, word, isFemale }: { kind: FoundKind['kind']; word: string; isFemale: boolean },
  language: InterfaceLanguage,
): Noun {
  const texts = kind?.[language]
  const bare: Agreement = { ...plain, gender: isFemale ? 'feminine' : (texts?.gender ?? 'masculine') }
  const naming = {
    bare: () => ({ text: topic, agreement: bare }),
    group: () => ({ text: topic, agreement: { ...bare, number: languageRules[language].nouns.agreementOf(topic).number } }),
    place: () => placeNoun(topic, language, bare),
    article: () => withArticle(topic, listedPlace(topic, language) ?? commonAgreement(topic, language) ?? bare, language),
    kind: () => afterKind(topic, texts?.words[0] ?? word, language),
    noun: () => commonNoun(topic, language, texts?.gender === undefined ? null : bare),
  } satisfies Record<NonNullable<typeof texts>['naming'], () => Noun>
  return naming[texts?.naming ?? 'noun']()
}

/** "o filme Titanic" */
function afterKind(topic: string, word: string, language: InterfaceLanguage): Noun {
  return withArticle(`${word} ${topic}`, { ...agreementOfNoun(word, language), number: 'singular' }, language)
}

/** "a França", "Portugal", "os Estados Unidos"; "the United States". */
export function placeNoun(name: string, language: InterfaceLanguage, bare = plain): Noun {
  const listed = listedPlace(name, language)
  return listed === null ? { text: name, agreement: bare } : withArticle(name, listed, language)
}

/**
 * "o tigre", "a Torre Eiffel": by the head of a name, else by the guess of the language for common
 * nouns; a name with an unknown head takes the article of its kind, or none.
 */
export function commonNoun(name: string, language: InterfaceLanguage, kindAgreement: Agreement | null): Noun {
  const listed = listedPlace(name, language) ?? headAgreement(name, language)
  if (listed !== null && (/^[\p{Lu}\d]/u.test(name) || languageRules[language].facts.ending(listed) !== '')) return withArticle(name, listed, language)
  const common = commonAgreement(name, language)
  if (common !== null) return { text: name, agreement: { ...common, takesArticle: true } }
  return kindAgreement === null ? { text: name, agreement: plain } : withArticle(name, kindAgreement, language)
}

function listedPlace(name: string, language: InterfaceLanguage): Agreement | null {
  return listedAgreement(name, encyclopedia().names[language].places)
}

/** `null` for a name. */
function commonAgreement(name: string, language: InterfaceLanguage): Agreement | null {
  return /^\p{Lu}/u.test(name) ? null : agreementOfNoun(name, language)
}

/** Of a common noun with what follows it: "torre treliçada". */
export function agreementOfNoun(noun: string, language: InterfaceLanguage): Agreement {
  const { head } = languageRules[language].theme
  const phrase = head.at === 'start' ? noun : (noun.split(head.joints)[0] ?? '').trim()
  return headAgreement(noun, language) ?? languageRules[language].nouns.agreementOf(phrase)
}

function headAgreement(name: string, language: InterfaceLanguage): Agreement | null {
  const { heads } = encyclopedia().names[language]
  return (
    headsOf(name, language)
      .map((head) => listedAgreement(head, heads))
      .find((agreement) => agreement !== null) ?? null
  )
}

function withArticle(name: string, agreement: Agreement, language: InterfaceLanguage): Noun {
  return { text: languageRules[language].facts.withFixedArticle(name, agreement), agreement: { ...agreement, takesArticle: true } }
}

/**
 * What says in a name what it is, in the order of trust: "torre" of "Torre Eiffel", "river" of
 * "Amazon River", "university of" and "university" of "University of Oxford".
 */
function headsOf(name: string, language: InterfaceLanguage): string[] {
  const { head } = languageRules[language].theme
  // An adjective may stand first: "Grande Pirâmide".
  if (head.at === 'start') return name.toLowerCase().split(' ').slice(0, 2)
  const [joint] = head.joints.exec(name) ?? []
  const last = (name.split(head.joints)[0] ?? '').trim().split(' ').at(-1)?.toLowerCase() ?? ''
  return joint === undefined ? [last] : [`${last} ${joint.toLowerCase()}`, last]
}

function listedAgreement(name: string, { masculine, feminine, masculinePlural, femininePlural }: NamesByAgreement): Agreement | null {
  if (masculine.includes(name)) return { gender: 'masculine', number: 'singular', takesArticle: true }
  if (feminine.includes(name)) return { gender: 'feminine', number: 'singular', takesArticle: true }
  if (masculinePlural.includes(name)) return { gender: 'masculine', number: 'plural', takesArticle: true }
  return femininePlural.includes(name) ? { gender: 'feminine', number: 'plural', takesArticle: true } : null
}
