import type { AnyOrder } from '@relampago/domain/contracts'
import type { Milliseconds } from '@relampago/domain/units'
import { gatherForOrder, type GivenKnowledge } from '@relampago/video/own-knowledge'
import type { OwnFactSources } from './own-fact-sources.ts'

export type DiskGathering = { sources: OwnFactSources; log: (message: string) => void; timeLimitMs?: Milliseconds }
/** What the own disk knows on the theme of an order. */
export type KnownOnDisk = (order: AnyOrder, signal: AbortSignal) => Promise<GivenKnowledge[]>

const usualTimeLimitMs: Milliseconds = 2000

/**
 * Asks the imported dumps about orders. A video does not wait for them longer than the limit, nor
 * fail with them: without an answer it is made from what others know. Of failures in a row only the
 * first is logged. Throws only the signal's reason when aborted.
 */
export function knownOnDisk({ sources, log, timeLimitMs = usualTimeLimitMs }: DiskGathering): KnownOnDisk {
  let isFailing = false

  async function gather(order: AnyOrder, signal: AbortSignal): Promise<{ known: GivenKnowledge[]; failures: string[] }> {
    const failures: string[] = []
    try {
      const known = await gatherForOrder({ order, sources: await within(sources(), signal), signal, onNote: (note) => failures.push(note) })
      return { known, failures }
    } catch (error) {
      return { known: [], failures: [...failures, (error as Error).message] }
    }
  }

  return async (order, signal) => {
    const { known, failures } = await gather(order, AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]))
    signal.throwIfAborted()
    const [failure] = failures
    if (failure !== undefined && !isFailing) log(`the encyclopedia in the database did not answer: ${failure}`)
    isFailing = failure !== undefined
    return known
  }
}

/** Not longer than the signal allows; a late answer is dropped. */
async function within<Value>(answer: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise: ended, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason as Error)
  if (signal.aborted) onAbort()
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([answer, ended])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}
