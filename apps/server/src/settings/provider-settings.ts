import { join } from 'node:path'
import type { ProviderSettings } from '@relampago/video'
import { photoSettings, type PhotoWishes } from '@relampago/video/photo-settings'
import { encyclopediaSettings } from '@relampago/video/encyclopedia-settings'
import { chooseModel, type ModelWishes } from '@relampago/video/choose-model'
import { voiceServerSettings, voiceWishes } from '@relampago/video/voice-server-settings'
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
  return { encyclopedia, photos: photoSettings(photoWishes(env)), voices: voiceServerSettings(voiceWishes((name) => env[name])) }
}

function photoWishes(env: Env): PhotoWishes {
  const { PEXELS_URL: pexelsUrl, PIXABAY_URL: pixabayUrl, OPENVERSE_URL: openverseUrl, COMMONS_URL: commonsUrl } = env
  return {
    pexelsKey: env.PEXELS_API_KEY,
    pixabayKey: env.PIXABAY_API_KEY,
    keyless: env.PHOTOS_KEYLESS,
    imageModel: { baseUrl: env.IMAGE_BASE_URL, model: env.IMAGE_MODEL, apiKey: env.IMAGE_API_KEY },
    urls: { pexelsUrl, pixabayUrl, openverseUrl, commonsUrl },
    contact: env.CONTACT ?? env.PUBLIC_URL,
    cacheFolder: join(env.DATA_DIR, 'work', 'cache', 'photos'),
    allowPrivate: env.ALLOW_PRIVATE_FETCH,
  }
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
