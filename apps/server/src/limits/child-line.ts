import { AppError, type ErrorCode } from '@relampago/domain/contracts'
import type { Milliseconds, Seconds } from '@relampago/domain/units'
import { runLimitedChild, type ChildLimits, type LimitedOutcome } from './run-limited-child.ts'
import { createSlots } from './slots.ts'
import { createTurns } from './turns.ts'

export type ChildLine = {
  /** What one process does, for the log: "a frame was not drawn". */
  failed: string
  /** File of the process. */
  module: string
  limits: Omit<ChildLimits, 'timeoutMs'>
  timeoutMs: Milliseconds
  atOnce: number
  waitingAtMost: number
  /** What is answered when too many wait or one takes too long. */
  busy: ErrorCode
  retryAfter: Seconds
  log: (message: string) => void
}
/** `owner`: an account, or where a visitor comes from. */
export type ChildWish = { owner: string; input: unknown; signal: AbortSignal }

/**
 * Works that are each done by a process of its own, which gets its input as JSON: so many at a
 * time, a few wait, one for each owner. `run` throws `AppError`: the `busy` one, or
 * `too_many_requests` when the owner has one under way.
 */
export function createChildLine({ failed, module, limits, timeoutMs, atOnce, waitingAtMost, busy, retryAfter, log }: ChildLine) {
  const slots = createSlots({ total: atOnce + waitingAtMost, perOwner: 1 })
  const closed = new AbortController()
  const inTurn = createTurns(atOnce)

  function outputOf(outcome: LimitedOutcome): Buffer {
    if (outcome.kind === 'done') return outcome.output
    if (outcome.kind === 'unusable') throw new Error(`${failed}: refused a checked input`)
    log(`${failed}: ${outcome.kind}: ${outcome.detail}`)
    if (outcome.kind === 'late') throw new AppError(busy, { seconds: retryAfter })
    throw new Error(`${failed}: ${outcome.detail}`)
  }

  return {
    async run({ owner, input, signal }: ChildWish): Promise<Buffer> {
      const release = slots.take(owner)
      if (release === 'own') throw new AppError('too_many_requests', { seconds: retryAfter })
      if (release === 'full') throw new AppError(busy, { seconds: retryAfter })
      try {
        const run = { module, input: Buffer.from(JSON.stringify(input)), limits: { ...limits, timeoutMs }, signal: AbortSignal.any([signal, closed.signal]) }
        return outputOf(await inTurn(() => runLimitedChild(run)))
      } finally {
        release()
      }
    },
    /** Ends the processes. */
    close: () => closed.abort(),
  }
}
