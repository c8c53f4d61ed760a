import { resolve } from 'node:path'
import { encyclopediaSettings, publicEncyclopedias } from './knowledge/wikimedia/encyclopedia-settings.ts'
import { openProviders, type Providers } from './providers.ts'

/**
 * The providers of a command, from the same variables as on the server. `cache` is a folder where
 * answers of encyclopedias are stored.
 */
export function providersOf(environment: NodeJS.ProcessEnv, cache: string | undefined): Providers {
  const read = (name: string) => environment[name]?.trim() || undefined
  const encyclopedia = encyclopediaSettings({
    isOn: read('ENCYCLOPEDIA') !== 'off',
    contact: read('CONTACT'),
    publicUrl: read('PUBLIC_URL'),
    wikipediaUrl: read('WIKIPEDIA_URL') ?? publicEncyclopedias.wikipediaUrl,
    wikidataUrl: read('WIKIDATA_URL') ?? publicEncyclopedias.wikidataUrl,
    cacheFolder: cache === undefined ? null : resolve(cache, 'encyclopedia'),
  })
  return openProviders({ encyclopedia })
}
