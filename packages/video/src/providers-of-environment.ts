import { resolve } from 'node:path'
import { encyclopediaSettings, publicEncyclopedias } from './knowledge/wikimedia/encyclopedia-settings.ts'
import { photoSettings, publicLibraries } from './pictures/photos/photo-settings.ts'
import { openProviders, type Providers } from './providers.ts'
import { ToolError } from './run/tool-error.ts'
import { chooseModel } from './script/model/choose-model.ts'
import { voiceServerFaults, voiceServerSettings, voiceWishes } from './speech/server-voice/voice-server-settings.ts'

/**
 * The providers of a command, from the same variables as on the server. `cache` is a folder where
 * answers of encyclopedias and failures of a model are stored.
 */
export async function providersOf(environment: NodeJS.ProcessEnv, cache: string | undefined): Promise<Providers> {
  const read = (name: string) => environment[name]?.trim() || undefined
  const encyclopedia = encyclopediaSettings({
    isOn: read('ENCYCLOPEDIA') !== 'off',
    contact: read('CONTACT'),
    publicUrl: read('PUBLIC_URL'),
    wikipediaUrl: read('WIKIPEDIA_URL') ?? publicEncyclopedias.wikipediaUrl,
    wikidataUrl: read('WIKIDATA_URL') ?? publicEncyclopedias.wikidataUrl,
    cacheFolder: cache === undefined ? null : resolve(cache, 'encyclopedia'),
  })
  const waitSeconds = read('LLM_WAIT_SECONDS')
  const model = await chooseModel({
    baseUrl: read('LLM_BASE_URL'),
    model: read('LLM_MODEL'),
    apiKey: read('LLM_API_KEY'),
    waitSeconds: waitSeconds === undefined ? undefined : Number(waitSeconds),
    findLocal: read('LLM_LOCAL') !== 'off' && environment['NODE_ENV'] !== 'test',
    breakerFile: cache === undefined ? undefined : resolve(cache, 'model.json'),
  })
  const photos = photoSettings({
    pexelsKey: read('PEXELS_API_KEY'),
    pixabayKey: read('PIXABAY_API_KEY'),
    keyless: read('PHOTOS_KEYLESS') === 'on',
    imageModel: { baseUrl: read('IMAGE_BASE_URL'), model: read('IMAGE_MODEL'), apiKey: read('IMAGE_API_KEY') },
    urls: {
      pexelsUrl: read('PEXELS_URL') ?? publicLibraries.pexelsUrl,
      pixabayUrl: read('PIXABAY_URL') ?? publicLibraries.pixabayUrl,
      openverseUrl: read('OPENVERSE_URL') ?? publicLibraries.openverseUrl,
      commonsUrl: read('COMMONS_URL') ?? publicLibraries.commonsUrl,
    },
    contact: read('CONTACT') ?? read('PUBLIC_URL'),
    cacheFolder: cache === undefined ? null : resolve(cache, 'photos'),
    allowPrivate: read('ALLOW_PRIVATE_FETCH') === '1',
  })
  return openProviders({ encyclopedia, model, photos, voices: voicesOf(read) })
}

/** Throws `ToolError` that names what is wrong. */
function voicesOf(read: (name: string) => string | undefined) {
  const wishes = voiceWishes(read)
  const [fault] = voiceServerFaults(wishes)
  if (fault !== undefined) throw new ToolError('voice', 'settings', fault)
  return voiceServerSettings(wishes)
}
