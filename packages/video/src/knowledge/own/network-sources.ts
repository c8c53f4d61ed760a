import type { FactSource } from '../fact-source.ts'
import { addressesOf, isOnThisMachine, type EncyclopediaSettings } from '../wikimedia/encyclopedia-settings.ts'
import { openWikiClient } from '../wikimedia/open-wiki-client.ts'
import { wikiSources } from './wiki-sources.ts'

const clientVersion = '1.0'

/** The encyclopedias of the network; none without settings. */
export function networkSources(settings: EncyclopediaSettings | null): FactSource[] {
  if (settings === null) return []
  const { contact, cacheFolder, wikipediaUrl, wikidataUrl } = settings
  const allowPrivate = [wikipediaUrl, wikidataUrl].some(isOnThisMachine)
  const client = openWikiClient({ contact, version: clientVersion, cacheFolder, allowPrivate, now: () => new Date() })
  return wikiSources({ client, addresses: addressesOf(settings) })
}
