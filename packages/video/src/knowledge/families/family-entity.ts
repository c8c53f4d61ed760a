import { baseLanguage, interfaceLanguages, type InterfaceLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import { encyclopedia } from '../../content/content.ts'
import type { Property } from '../../content/schema/encyclopedia.ts'
import { languageRules } from '../../language/languages.ts'
import type { Knowledge } from '../../story/knowledge.ts'
import { entityFacts } from '../wikidata/entity-facts.ts'
import type { Entity, Statement, Value } from '../wikidata/read-entity.ts'
import type { FoundItem } from './find-item.ts'

/** What is stated of a thing, told by the sentence forms; `null` when there is nothing. */
export function familyFacts(found: FoundItem, language: VideoLanguage): Knowledge | null {
  const { family, names } = found
  const spoken = baseLanguage[language]
  const entity = entityOf(found, spoken)
  const labels = new Map(itemsOf(entity, found).map((label) => [label, label]))
  const reference = { source: family.source.name, title: names.names[0] ?? '', url: family.source.url, licence: family.source.licence }
  // Nobody's age is looked at: families hold no people.
  return entityFacts(entity, labels, { language, title: '', now: new Date(0), reference })
}

/** A thing of a family in the form in which Wikidata states things. */
function entityOf({ family, key, item, names }: FoundItem, language: InterfaceLanguage): Entity {
  const { properties, kinds } = encyclopedia()
  const [code = language] = languageRules[language].facts.labelLanguages
  const ofKind = (kinds[family.kind]?.classes ?? []).slice(0, 1).map((id) => statement({ kind: 'item', id }))
  const statements = (id: string): Statement[] => {
    if (id === 'P31') return ofKind
    const property = properties[id]
    const stated = Object.hasOwn(item.states, id) ? item.states[id] : undefined
    return property === undefined || stated === undefined ? [] : [stated].flat().map((text) => statement(valueOf(text, property, language)))
  }
  return {
    id: `${family.id}-${key}`,
    labels: { [code]: names.names[0] ?? key },
    descriptions: {},
    pages: 0,
    statements,
    isStated: (id) => statements(id).length > 0,
  }
}

function statement(value: Value): Statement {
  return { value, isPreferred: false, qualifiers: new Map() }
}

function valueOf(text: string, { value, scale }: Property, language: InterfaceLanguage): Value {
  switch (value) {
    case 'amount':
      return { kind: 'amount', amount: Number(text), unit: baseUnit(scale ?? '') }
    case 'count':
      return { kind: 'amount', amount: Number(text), unit: null }
    case 'moment':
      return { kind: 'moment', moment: { precision: 'year', year: Number(text), month: 0, day: 0, isAbout: false } }
    case 'items':
      return { kind: 'item', id: inLanguage(text, language) }
    case 'text':
      return { kind: 'text', text: inLanguage(text, language) }
  }
}

/** Of "Espanha|Spain" the part of a language; a text without parts is the same in all. */
function inLanguage(text: string, language: InterfaceLanguage): string {
  const parts = text.split('|')
  return parts[interfaceLanguages.indexOf(language)] ?? parts[0] ?? ''
}

/** The unit in which amounts of a scale are written. */
function baseUnit(scale: string): string | null {
  const { scales, dimensions } = encyclopedia().units
  const units = Object.entries(dimensions[scales[scale]?.dimension ?? ''] ?? {})
  return units.find(([, factor]) => factor === 1 || (typeof factor === 'object' && factor.factor === 1 && factor.offset === 0))?.[0] ?? null
}

function itemsOf(entity: Entity, { item }: FoundItem): string[] {
  return Object.keys(item.states).flatMap((id) => entity.statements(id).flatMap(({ value }) => (value.kind === 'item' ? [value.id] : [])))
}
