import type { Milliseconds } from '@relampago/domain/units'

/** What an engine needs of page or worker; tests give their own. */
export type EngineHost = {
  /** Runs forward evenly; its zero does not matter. */
  now(): Milliseconds
  /** Calls back before the screen's next picture. Returns how to call it off. */
  nextTurn(callback: () => void): () => void
  later(ms: Milliseconds, callback: () => void): () => void
  /** Resolves when orders that wait have been taken. */
  breathe(): Promise<void>
  /** Receives faults of the engine itself. */
  onFault(error: unknown): void
}

/** A hidden page draws no pictures, but orders must not wait for ever. */
const longestTurn: Milliseconds = 250

/** The host of a page or a worker. */
export const browserHost: EngineHost = {
  now: () => performance.now(),
  nextTurn(callback) {
    let isDue = true
    const once = () => {
      if (isDue) callback()
      isDue = false
    }
    const timer = setTimeout(once, typeof requestAnimationFrame === 'undefined' ? 1000 / 60 : longestTurn)
    const frame = typeof requestAnimationFrame === 'undefined' ? 0 : requestAnimationFrame(once)
    return () => {
      isDue = false
      clearTimeout(timer)
      if (frame !== 0) cancelAnimationFrame(frame)
    }
  },
  later(ms, callback) {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
  breathe: () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => {
        port1.close()
        resolve()
      })
      port1.start()
      port2.postMessage(null)
    }),
  onFault: (error) => reportError(error),
}
