import { join } from 'node:path'
import type { ProviderSettings } from '@relampago/video'
import { encyclopediaSettings } from '@relampago/video/encyclopedia-settings'
import type { Env } from './env.ts'

/** Who works beside the embedded adapters, as the settings say. */
export function providerSettings(env: Env): ProviderSettings {
  const encyclopedia = encyclopediaSettings({
    isOn: env.ENCYCLOPEDIA,
    contact: env.CONTACT,
    publicUrl: env.PUBLIC_URL,
    wikipediaUrl: env.WIKIPEDIA_URL,
    wikidataUrl: env.WIKIDATA_URL,
    cacheFolder: join(env.DATA_DIR, 'work', 'cache', 'encyclopedia'),
  })
  return { encyclopedia }
}
