import { baseLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import { entityFacts, neededLabels } from '../src/knowledge/wikidata/entity-facts.ts'
import { readEntity, readLabels } from '../src/knowledge/wikidata/read-entity.ts'
import { languageRules } from '../src/language/languages.ts'
import type { Knowledge } from '../src/story/knowledge.ts'
import { namedItems, type EntityJson } from './stand-ins/wikidata/entity-builder.ts'

/** The sentences on an item of the stand-in, as the source would tell it. */
export function told(json: EntityJson | undefined, language: VideoLanguage, title = ''): Knowledge | null {
  const entity = readEntity(json)
  if (entity === null) return null
  const names = namedItems()
  const entities = Object.fromEntries(neededLabels(entity).map((id) => [id, names.get(id)]))
  const labels = readLabels({ entities }, languageRules[baseLanguage[language]].facts.labelLanguages)
  return entityFacts(entity, labels, { language, title, now: new Date('2026-11-22T00:00:00Z') })
}

export function sayings(json: EntityJson | undefined, language: VideoLanguage): string[] {
  return told(json, language)?.facts.map(({ say }) => say) ?? []
}
