import type { Milliseconds } from '@relampago/domain/units'
import type { ProviderSettings } from '@relampago/video'
import type { Env } from './settings/env.ts'
import { findModel } from './settings/provider-settings.ts'

type Model = ProviderSettings['model']

export type ModelWatch = Disposable & {
  /** The model for a video that is made now. */
  current: () => Model
}

const lookEveryMs: Milliseconds = 300_000

/**
 * Knows which language model to use. One that runs on this machine is looked for at once and every
 * five minutes: it may be started, stopped or exchanged at any time.
 */
export function watchModel({ env, log, find = () => findModel(env) }: { env: Env; log: (line: string) => void; find?: () => Promise<Model> }): ModelWatch {
  let current: Model = null
  const look = async () => {
    const found = await find()
    if (nameOf(found) !== nameOf(current)) log(`language model: ${nameOf(found)}`)
    current = found
  }
  const lookSafely = () => void look().catch((error: Error) => log(`no language model was found: ${error.message}`))
  lookSafely()
  const timer = env.LLM_BASE_URL === undefined && env.LLM_LOCAL ? setInterval(lookSafely, lookEveryMs).unref() : undefined
  return { current: () => current, [Symbol.dispose]: () => clearInterval(timer) }
}

function nameOf(model: Model): string {
  return model === null ? 'none' : `${model.model} at ${new URL(model.baseUrl).host}`
}
