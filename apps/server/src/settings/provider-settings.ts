import { join } from 'node:path'
import type { ProviderSettings } from '@relampago/video'
import { encyclopediaSettings } from '@relampago/video/encyclopedia-settings'
import { chooseModel, type ModelWishes } from '@relampago/video/choose-model'
import type { Env } from './env.ts'

/**
 * Who works beside the embedded adapters, as the settings say; a model is looked for by
 * `findModel`.
 */
export function providerSettings(env: Env): Omit<ProviderSettings, 'model'> {
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

/** The model that the settings name, or one that runs on this machine now. */
export async function findModel(env: Env, find?: Parameters<typeof chooseModel>[1]): Promise<ProviderSettings['model']> {
  return await chooseModel(modelWishes(env), find)
}

function modelWishes({ LLM_BASE_URL, LLM_MODEL, LLM_API_KEY, LLM_WAIT_SECONDS, LLM_LOCAL, DATA_DIR }: Env): ModelWishes {
  return {
    baseUrl: LLM_BASE_URL,
    model: LLM_MODEL,
    apiKey: LLM_API_KEY,
    waitSeconds: LLM_WAIT_SECONDS,
    findLocal: LLM_LOCAL,
    breakerFile: join(DATA_DIR, 'work', 'cache', 'model.json'),
  }
}
