import { setTimeout as delay } from 'node:timers/promises'
import { AppError } from '@relampago/domain/contracts'
import type { Milliseconds } from '@relampago/domain/units'
import { ToolError } from '../run/tool-error.ts'
import type { AdapterFailure, PortName, ProviderUse } from '../run/provider-use.ts'
import type { Adapter } from './adapter.ts'

export type Question<A extends Adapter, Result> = {
  port: PortName
  /** In order of preference; at least one. */
  adapters: readonly A[]
  /** One try. `null` when the adapter has nothing to give for this input, which is no failure. */
  ask: (adapter: A, signal: AbortSignal) => Promise<Result | null>
  signal: AbortSignal
  /** Wait before the second try of an adapter; doubles with each further one. */
  backoffMs?: Milliseconds
}

export type Answer<Result> = { result: Result; use: ProviderUse }

const defaultBackoffMs = 250
const longestReason = 300

/**
 * The one rule for all ports: asks the adapters in order until one has an answer. A try that takes
 * longer than the adapter's time limit is aborted; a failed adapter is asked again as often as it
 * allows, then the next one is. Throws the `AppError` of an adapter at once, since only the user
 * can mend its cause; the last failure when no adapter is left; the signal's reason when aborted.
 */
export async function askAdapters<A extends Adapter, Result>(question: Question<A, Result>): Promise<Answer<Result>> {
  const { port, adapters, signal } = question
  const start = performance.now()
  const failures: AdapterFailure[] = []
  let lastError: unknown = new ToolError(port, 'providers', 'no provider has an answer')
  for (const adapter of adapters) {
    try {
      const result = await askOne(adapter, question)
      if (result === null) continue
      const { name, version } = adapter
      return { result, use: { port, name, version, ms: Math.round(performance.now() - start), degraded: failures.length > 0, failures } }
    } catch (error) {
      if (error instanceof AppError) throw error
      signal.throwIfAborted()
      lastError = error
      failures.push({ name: adapter.name, reason: (error instanceof Error ? error.message : String(error)).slice(0, longestReason) })
    }
  }
  throw lastError
}

async function askOne<A extends Adapter, Result>(adapter: A, { ask, signal, backoffMs = defaultBackoffMs }: Question<A, Result>): Promise<Result | null> {
  for (let attempt = 1; ; attempt += 1) {
    signal.throwIfAborted()
    try {
      return await withinTimeLimit(adapter, ask, signal)
    } catch (error) {
      if (signal.aborted || error instanceof AppError || attempt >= adapter.attempts) throw error
      await delay(backoffMs * 2 ** (attempt - 1), undefined, { signal })
    }
  }
}

/** An adapter that ignores its signal does not hold up the video: its late answer is dropped. */
async function withinTimeLimit<A extends Adapter, Result>(adapter: A, ask: Question<A, Result>['ask'], signal: AbortSignal): Promise<Result | null> {
  const ended = new AbortController()
  const overdue = () => ended.abort(new ToolError(adapter.name, 'time limit', `no answer in ${adapter.timeLimitMs} ms`))
  const timer = setTimeout(overdue, adapter.timeLimitMs)
  const limited = AbortSignal.any([signal, ended.signal])
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(limited.reason as Error)
  limited.addEventListener('abort', onAbort, { once: true })
  const answer = ask(adapter, limited)
  answer.catch(() => undefined)
  try {
    return await Promise.race([answer, aborted])
  } finally {
    clearTimeout(timer)
    limited.removeEventListener('abort', onAbort)
  }
}
