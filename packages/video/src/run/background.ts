/** Work that is started before its result is needed. */
export type Background = {
  /** Aborted with the outer signal, with the first failure, and by `close`. */
  signal: AbortSignal
  /**
   * Starts work. Its failure aborts all other work and rejects the promise; nothing is reported as
   * unhandled.
   */
  start<Result>(work: () => Promise<Result>): Promise<Result>
  /** Makes `close` wait for work whose failure is met elsewhere. */
  track(work: Promise<unknown>): void
  /** Aborts what is still at work and resolves when all of it has ended, in whichever way. */
  close(): Promise<void>
}

export function openBackground(outer: AbortSignal): Background {
  const ended = new AbortController()
  const works: Promise<unknown>[] = []
  return {
    signal: AbortSignal.any([outer, ended.signal]),
    start(work) {
      const result = work()
      result.catch((error: unknown) => ended.abort(error))
      works.push(result)
      return result
    },
    track(work) {
      works.push(work)
    },
    async close() {
      ended.abort(new Error('the video has ended'))
      await Promise.allSettled(works)
    },
  }
}
