import type { Milliseconds } from '@relampago/domain/units'

/** `since` is the moment of the last change of `state`. */
export type CheckReport = { state: 'ok' | 'failing'; since: string; reason?: string }
export type Check = () => Promise<CheckReport>

export type CheckOptions = {
  /**
   * Gives what is wrong in a few words that may be shown to anybody, or `null`. A throw counts as
   * wrong.
   */
  look: () => Promise<string | null>
  /** Said when `look` throws or is too slow, whose own words may hold addresses and paths. */
  trouble: string
  timeLimitMs?: Milliseconds
  /** A result counts this long: asking more often costs nothing. */
  freshMs?: { ok: Milliseconds; failing: Milliseconds }
  now?: () => Date
  clock?: () => Milliseconds
}

const second: Milliseconds = 1000

/**
 * Looks when asked, and only one look at a time: while one hangs, the report is that it is too
 * slow, and no further one begins.
 */
export function createCheck(options: CheckOptions): Check {
  const { look, trouble, timeLimitMs = 2 * second, freshMs = { ok: second, failing: second } } = options
  const { now = () => new Date(), clock = () => performance.now() } = options
  let report: CheckReport = { state: 'ok', since: now().toISOString() }
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<unknown> | null = null
  let answer: Promise<void> = Promise.resolve()

  function settle(reason: string | null): void {
    const state = reason === null ? 'ok' : 'failing'
    const since = state === report.state ? report.since : now().toISOString()
    report = { state, since, ...(reason === null ? {} : { reason }) }
    lookedAt = clock()
  }

  function begin(): Promise<void> {
    const current = look().catch(() => trouble)
    looking = current
    void current.then(() => (looking = null))
    return within(timeLimitMs, current).then((reason) => settle(reason === tooSlow ? trouble : reason))
  }

  return async () => {
    if (looking === null && clock() - lookedAt >= freshMs[report.state]) answer = begin()
    await answer
    return report
  }
}

export const tooSlow = Symbol('too slow')

/** The result of `work`, or `tooSlow` after so long, while the work continues. */
export async function within<Result>(milliseconds: Milliseconds, work: Promise<Result>): Promise<Result | typeof tooSlow> {
  const { promise, resolve } = Promise.withResolvers<typeof tooSlow>()
  const timer = setTimeout(() => resolve(tooSlow), milliseconds)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
