import { namedItems, type EntityJson } from './wikidata/entity-builder.ts'
import { places } from './wikidata/places.ts'

const told = [...places]

/** Items of Wikidata by number, as `wbgetentities` gives them: themes, and what they name. */
export const wikidataEntities: ReadonlyMap<string, EntityJson> = new Map([...namedItems(), ...told.map((one): [string, EntityJson] => [one.id, one])])
