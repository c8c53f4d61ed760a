import type { DumpEntity, DumpRecord } from './dump-records.ts'
import { linesOf } from './open-dump.ts'

/** Languages of labels, and the encyclopedias whose pages make an entity worth keeping. */
const labelLanguages = ['pt-br', 'pt', 'en'] as const
const sites = ['ptwiki', 'enwiki'] as const
/** Names of other sites say how widely a thing is known; people whom few know stay private. */
const mostOtherSites = 8

type Json = Record<string, unknown>

/**
 * The records of an entity dump of Wikidata (`latest-all.json`): an array with one entity in each
 * line. Kept are items with a page in one of our languages, with their labels, descriptions and
 * aliases in these, the names of a few other sites, and the claims of `properties`; `null` keeps
 * all claims.
 */
export async function* readEntities(text: AsyncIterable<string>, properties: ReadonlySet<string> | null): AsyncGenerator<DumpRecord> {
  for await (const line of linesOf(text)) {
    const json = line.trim().replace(/,$/, '')
    if (json === '[' || json === ']' || json === '') continue
    yield entityOf(json, properties)
  }
}

function entityOf(json: string, properties: ReadonlySet<string> | null): DumpEntity | null {
  const entity = parse(json)
  const id = entity?.['id']
  if (entity === null || typeof id !== 'string' || !/^Q\d{1,12}$/.test(id) || entity['type'] !== 'item') return null
  const sitelinks = only(entity['sitelinks'], sites)
  if (Object.keys(sitelinks).length === 0) return null
  const others = Object.keys(objectOf(entity['sitelinks'])).filter((site) => !Object.hasOwn(sitelinks, site))
  const known = { ...sitelinks, ...Object.fromEntries(others.slice(0, mostOtherSites).map((site) => [site, {}])) }
  const claims = properties === null ? objectOf(entity['claims']) : only(entity['claims'], [...properties])
  const texts = Object.fromEntries((['labels', 'descriptions', 'aliases'] as const).map((name) => [name, only(entity[name], labelLanguages)]))
  return { kind: 'entity', id, entity: { type: 'item', id, ...texts, claims, sitelinks: known } }
}

function parse(json: string): Json | null {
  try {
    return objectOf(JSON.parse(json))
  } catch {
    return null
  }
}

function objectOf(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}
}

/** These fields of an object. Empty objects stand as `[]` in such dumps. */
function only(value: unknown, names: readonly string[]): Json {
  const object = objectOf(value)
  return Object.fromEntries(names.flatMap((name) => (Object.hasOwn(object, name) ? [[name, object[name]]] : [])))
}
