import { baseLanguage } from '@relampago/domain/catalogue'
import { encyclopedia } from '../../content/content.ts'
import { languageRules } from '../../language/languages.ts'
import type { Knowledge, KnownFact, Reference } from '../../story/knowledge.ts'
import type { FactRequest } from '../fact-source.ts'
import { chooseStatements } from './choose-statements.ts'
import { classesOf, headWord, kindOf } from './kind-of.ts'
import { agreementOfNoun, nameTheme } from './name-theme.ts'
import { labelIn, type Entity } from './read-entity.ts'
import { tellFact } from './tell-fact.ts'
import { tellProperty } from './tell-property.ts'
import { isTellable } from './tellable.ts'
import { formFor, type ToldEntity } from './told-entity.ts'

export type EntityRequest = Pick<FactRequest, 'language'> & {
  /** Of the page that the item belongs to; empty when it has none. */
  title: string
  now: Date
  /** Where the statements come from, unless from Wikidata. */
  reference?: Reference
}

/** Leaves room for the sentences of a page: sources are asked until there is enough to tell. */
const mostFacts = 12
/** Of properties that tell the same sort of thing: birth and death, where it is. */
const mostOfTopic = 2
/** Interest of a description; of one that says what is unique about a thing. */
const descriptionInterest = { usual: 3, unique: 8 }

/**
 * What is told about an item, the most interesting first; `null` when it has no name in the
 * language, is no thing, or is a person about whom nothing is told. `labels`: names of its values
 * in the language of the request.
 */
export function entityFacts(
  entity: Entity,
  labels: ReadonlyMap<string, string>,
  { language: video, title, now, reference: given }: EntityRequest,
): Knowledge | null {
  const language = baseLanguage[video]
  const found = kindOf(entity, labels, language)
  const named = isTellable(entity, found, now) ? nameTheme(entity, found, { language, title }) : null
  if (named === null) return null
  const reference = given ?? { source: 'Wikidata', title: named.topic, url: `https://www.wikidata.org/wiki/${entity.id}`, licence: 'CC0' }
  const about: ToldEntity = { entity, language, named, found, labels, reference }
  const { properties } = encyclopedia()
  const facts = Object.entries(properties).flatMap(([id, property]) => (id === 'description' ? tellDescription(about) : tellProperty(id, property, about)))
  if (facts.length === 0) return null
  const { text, agreement } = named.noun
  return {
    topic: named.topic,
    named: languageRules[language].nouns.withArticle(text, agreement),
    kind: descriptionOf(about) ?? found.word,
    facts: withoutCrowds(facts.toSorted((one, other) => other.interest - one.interest)).slice(0, mostFacts),
  }
}

/**
 * A description whose head is a word of the item's kind; others may be a list, a remark or an
 * order. `null` when there is none.
 */
function descriptionOf({ entity, found, language }: ToldEntity): string | null {
  const { facts } = languageRules[language]
  const description = labelIn(entity.descriptions, facts.labelLanguages)
  if (description === undefined || found.kind === null) return null
  return headWord(facts.withoutRank(description), found.kind[language].words, language) === null ? null : description
}

function tellDescription(about: ToldEntity): KnownFact[] {
  const { found, language } = about
  const { facts } = languageRules[language]
  const property = encyclopedia().properties['description']
  const texts = property === undefined ? null : (formFor(property.forms, about)?.[language] ?? null)
  const description = descriptionOf(about)
  // "The film X is a film of 1997" says a word twice.
  if (texts === null || description === null || found.kind?.[language].naming === 'kind') return []
  const described = facts.described(description, agreementOfNoun(facts.withoutRank(description), language))
  const interest = facts.isUnique(description) ? descriptionInterest.unique : descriptionInterest.usual
  const fact = tellFact({ id: 'description', texts, gaps: { value: described }, material: [description], interest }, about)
  return fact === null ? [] : [fact]
}

/** No sentence twice, and not too many of one sort: birth and death, where it is, comparisons. */
function withoutCrowds(facts: readonly KnownFact[]): KnownFact[] {
  const { properties } = encyclopedia()
  const said = new Set<string>()
  const told = new Map<string, number>()
  return facts.filter(({ id, say }) => {
    const [, property = '', more] = id.split(':')
    const topic = more ?? properties[property]?.topic
    const before = topic === undefined ? 0 : (told.get(topic) ?? 0)
    if (said.has(say) || before >= mostOfTopic) return false
    said.add(say)
    if (topic !== undefined) told.set(topic, before + 1)
    return true
  })
}

/** The items whose names sentences may need, those of the most interesting properties first. */
export function neededLabels(entity: Entity): string[] {
  const properties = Object.entries(encyclopedia().properties)
    .filter(([, { value }]) => value === 'items')
    .toSorted(([, one], [, other]) => other.interest - one.interest)
  const values = properties.flatMap(([id, property]) =>
    chooseStatements(entity, id, property)
      .flatMap(({ value }) => (value.kind === 'item' ? [value.id] : []))
      .slice(0, mostValues),
  )
  return [...new Set([...classesOf(entity), ...values])].slice(0, mostLabels)
}

/** What one request may ask for. */
const mostLabels = 50
/** Of one property. */
const mostValues = 6
