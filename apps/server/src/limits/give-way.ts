/** Work that stops while something more important is done. */
export type GivingWay = {
  /** Whether the work has to wait. */
  readonly isBlocked: boolean
  /** Of work that begins now: aborts as soon as something more important comes. */
  readonly signal: AbortSignal
  /** Stops the work until what it gives is disposed. */
  makeWay: () => Disposable
}

/** `reason` is what comes first. */
export function createGivingWay(reason: string): GivingWay {
  let holders = 0
  let interrupted = new AbortController()
  return {
    get isBlocked() {
      return holders > 0
    },
    get signal() {
      return interrupted.signal
    },
    makeWay() {
      holders += 1
      interrupted.abort(new Error(reason))
      return {
        [Symbol.dispose]: () => {
          holders -= 1
          if (holders === 0) interrupted = new AbortController()
        },
      }
    },
  }
}
