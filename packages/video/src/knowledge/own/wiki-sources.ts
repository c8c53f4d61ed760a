import type { FactSource } from '../fact-source.ts'
import { wikidataSource } from '../wikidata/wikidata-source.ts'
import type { WikiAddresses, WikiClient } from '../wikimedia/wiki-client.ts'
import { wikipediaSource } from '../wikipedia/wikipedia-source.ts'

/** Both encyclopedias through one client; figures of Wikidata before sentences of Wikipedia. */
export function wikiSources(options: { client: WikiClient; addresses: WikiAddresses }): FactSource[] {
  return [wikidataSource(options), wikipediaSource(options)]
}
