import { findLocalModel } from './find-local-model.ts'
import { modelSettings, type ModelSettings } from './model-settings.ts'

/** What an operator says of language models; each may be absent. */
export type ModelWishes = {
  baseUrl: string | undefined
  model: string | undefined
  apiKey: string | undefined
  waitSeconds: number | undefined
  /** Whether a model on this machine is used when none is named. */
  findLocal: boolean
  breakerFile: string | undefined
}

/** The model that is named, else one that runs on this machine, else `null`. */
export async function chooseModel({ baseUrl, model, apiKey, findLocal, ...others }: ModelWishes, find = findLocalModel): Promise<ModelSettings | null> {
  if (baseUrl !== undefined && model !== undefined) return modelSettings({ baseUrl, model, apiKey, ...others })
  const local = findLocal ? await find() : null
  // The key belongs to the server that was named.
  return local === null ? null : modelSettings({ ...local, ...others })
}
