import { encyclopedia } from '../../content/content.ts'
import type { Property } from '../../content/schema/encyclopedia.ts'
import { languageRules } from '../../language/languages.ts'
import type { KnownFact } from '../../story/knowledge.ts'
import { chooseStatements } from './choose-statements.ts'
import { nounText, type Gaps } from './fill-form.ts'
import { agreementOfNoun, commonNoun, nounOfKind, placeNoun, type Noun } from './name-theme.ts'
import { tellFact, type Told } from './tell-fact.ts'
import { isCircular, type ToldEntity } from './told-entity.ts'

/** More are not listened to; of a longer list the first are told. */
const mostListed = 4
const listedOfMany = 3
/** Of a list, as spoken. */
const longestList = 55

const sex = 'P21'
const female = 'Q6581072'
const occupation = 'P106'

/** A sentence on the items that a property names, or `null`. */
export function tellItems(told: Pick<Told, 'id' | 'texts' | 'interest'>, property: Property, about: ToldEntity): KnownFact | null {
  const ids = [...new Set(chooseStatements(about.entity, told.id, property).flatMap(({ value }) => (value.kind === 'item' ? [value.id] : [])))]
  const known = ids.flatMap((id) => about.labels.get(id) ?? [])
  if (known.length === 0 || known.some((label) => isCircular(label, about.named.topic))) return null
  const fitting = told.id === occupation ? occupationsOf(known, about) : [...new Set(known)]
  const names = shortList(fitting)
  if (names.length === 0) return null
  const isPart = names.length < ids.length
  const gaps = { ...listGaps(names, property.names ?? 'thing', about), ...(names.length > 1 && { isPlural: '' }) }
  return tellFact({ ...told, gaps, isPart, material: names }, about)
}

/** As many as fit, at least one. */
function shortList(names: readonly string[]): string[] {
  let listed = names.slice(0, names.length > mostListed ? listedOfMany : mostListed)
  while (listed.length > 1 && listed.join(', ').length > longestList) listed = listed.slice(0, -1)
  return listed
}

/** What a man or a woman is called; none where the language does not tell. */
function occupationsOf(labels: readonly string[], { entity, language }: ToldEntity): string[] {
  const isFemale = entity.statements(sex).some(({ value }) => value.kind === 'item' && value.id === female)
  const { facts } = languageRules[language]
  return [...new Set(labels.flatMap((label) => (isFemale ? (facts.feminineOf(label) ?? []) : label)))]
}

/** `value` and each form with an article: "a Itália e o Brasil", "da Itália e do Brasil". */
function listGaps(names: readonly string[], what: NonNullable<Property['names']>, { language }: ToldEntity): Gaps {
  const { facts } = languageRules[language]
  const nouns = names.map((name) => nounOf(name, what, language))
  const forms = ['the', 'of', 'in', 'to', 'by', 'about'].map((form) => [
    `value.${form}`,
    facts.list(nouns.map((noun) => nounText(form, noun, language) ?? noun.text)),
  ])
  return {
    value: facts.list(names),
    'value.a': facts.list(names.map((name) => facts.described(name, agreementOfNoun(name, language)))),
    ...Object.fromEntries(forms),
  } as Gaps
}

function nounOf(name: string, what: NonNullable<Property['names']>, language: ToldEntity['language']): Noun {
  switch (what) {
    case 'place':
      return placeNoun(name, language)
    case 'thing':
      return commonNoun(name, language, null)
    case 'maker':
      return isCompany(name, language) ? nounOf(name, 'company', language) : nounOf(name, 'person', language)
    case 'person':
    case 'title':
      return { text: name, agreement: { gender: 'masculine', number: 'singular', takesArticle: false } }
    default:
      return nounOfKind(name, { kind: encyclopedia().kinds[what] ?? null, word: '', isFemale: false }, language)
  }
}

/** "ByteDance", "Mojang Studios"; people have two names. */
function isCompany(name: string, language: ToldEntity['language']): boolean {
  const words = name.split(' ')
  return words.length === 1 || encyclopedia().names[language].companies.includes(words.at(-1) ?? '')
}
