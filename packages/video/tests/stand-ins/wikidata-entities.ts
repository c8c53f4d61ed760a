import { namedItems, type EntityJson } from './wikidata/entity-builder.ts'
import { nature } from './wikidata/nature.ts'
import { people } from './wikidata/people.ts'
import { places } from './wikidata/places.ts'
import { things } from './wikidata/things.ts'
import { unseen } from './wikidata/unseen.ts'
import { unseenLater } from './wikidata/unseen-later.ts'
import { works } from './wikidata/works.ts'

const told = [...places, ...nature, ...people, ...works, ...things, ...unseen, ...unseenLater]

/** Items of Wikidata by number, as `wbgetentities` gives them: themes, and what they name. */
export const wikidataEntities: ReadonlyMap<string, EntityJson> = new Map([...namedItems(), ...told.map((one): [string, EntityJson] => [one.id, one])])
