import type { Milliseconds } from '@relampago/domain/units'
import type { LookOutcome } from '../database/schema.ts'
import { tooSlow, within } from '../health/check.ts'

/** What a look found. `responseMs` is `null` when nothing was timed. */
export type Finding = { outcome: LookOutcome; responseMs: Milliseconds | null }
/** `null`: there is nothing to say, or not yet again. */
export type Probe = () => Promise<Finding | null>

export type ProbeOptions = {
  /**
   * Gives nothing when all is well, what it found itself, or `null` when it could not see the
   * service. A throw is a failure. `signal` aborts at the end of the time limit.
   */
  look: (signal: AbortSignal) => Promise<Finding | 'slow' | undefined | null>
  /** A look that takes longer found a slow service. */
  slowAfterMs: Milliseconds
  timeLimitMs?: Milliseconds
  /** Nothing is looked at this long after a look that found no failure. */
  restMs?: Milliseconds
  clock?: () => Milliseconds
}

const usualLimitMs: Milliseconds = 5000

/** One look at a time: while one hangs past its limit, the service fails and no other begins. */
export function createProbe({ look, slowAfterMs, timeLimitMs = usualLimitMs, restMs = 0, clock = () => performance.now() }: ProbeOptions): Probe {
  let hanging: Promise<unknown> | null = null
  let restUntil = Number.NEGATIVE_INFINITY

  async function lookOnce(): Promise<Finding | null> {
    const start = clock()
    const limit = new AbortController()
    const looking = look(limit.signal).catch(() => failed)
    hanging = looking
    void looking.then(() => (hanging = null))
    const found = await within(timeLimitMs, looking)
    limit.abort(new Error(`no answer in ${timeLimitMs} ms`))
    if (found === tooSlow) return failed
    if (typeof found === 'object') return found
    const responseMs = Math.round(clock() - start)
    return { outcome: found === 'slow' || responseMs > slowAfterMs ? 'slow' : 'ok', responseMs }
  }

  return async () => {
    if (hanging !== null) return failed
    if (clock() < restUntil) return null
    const finding = await lookOnce()
    if (finding?.outcome !== 'failed') restUntil = clock() + restMs
    return finding
  }
}

const failed: Finding = { outcome: 'failed', responseMs: null }
