import { expect, it } from 'vitest'
import { namedItems } from '../../../tests/stand-ins/wikidata/entity-builder.ts'
import { wikidataEntities } from '../../../tests/stand-ins/wikidata-entities.ts'
import { languageRules } from '../../language/languages.ts'
import { entityFacts, neededLabels } from './entity-facts.ts'
import { readEntity, readLabels, type Entity } from './read-entity.ts'
import { usefulProperties } from './useful-properties.ts'

/** Which properties are asked of an item while sentences are made of it. */
function readProperties(entity: Entity, asked: Set<string>): void {
  const watched: Entity = {
    ...entity,
    statements(id) {
      asked.add(id)
      return entity.statements(id)
    },
    isStated(id) {
      asked.add(id)
      return entity.isStated(id)
    },
  }
  const entities = Object.fromEntries(neededLabels(watched).map((id) => [id, namedItems().get(id)]))
  const labels = readLabels({ entities }, languageRules.pt.facts.labelLanguages)
  entityFacts(watched, labels, { language: 'pt-BR', title: '', now: new Date('2026-11-22T00:00:00Z') })
}

it('no property is read that an import leaves out', () => {
  const asked = new Set<string>()

  for (const json of wikidataEntities.values()) {
    const entity = readEntity(json)
    if (entity !== null) readProperties(entity, asked)
  }

  expect(asked.size).toBeGreaterThan(60)
  const ofWikidata = [...asked].filter((id) => !id.startsWith('own-'))

  expect(ofWikidata.filter((id) => !usefulProperties().has(id))).toEqual([])
  expect([...usefulProperties()].filter((id) => !asked.has(id))).toEqual([])
})
