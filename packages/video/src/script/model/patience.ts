import { ToolError } from '../../run/tool-error.ts'
import type { ModelCall } from './ask-model.ts'

/** Ends a call that is silent or too slow. */
export type Patience = Disposable & {
  /** Aborted with a `ToolError`. */
  signal: AbortSignal
  /** More of the reply has come. */
  heard: (characters: number) => void
}

/** Share of the pace that would just be enough; a model often is faster later. */
const leastPace = 0.6

/**
 * Waits for the first word as long as all calls of one script may wait together, then for each
 * next one; and ends a call that would not be finished in time at its pace so far.
 */
export function openPatience({ settings: { limits }, waiting, expectedCharacters }: Pick<ModelCall, 'settings' | 'waiting' | 'expectedCharacters'>): Patience {
  const ended = new AbortController()
  const end = (detail: string) => ended.abort(new ToolError('model', 'call', detail))
  const start = performance.now()
  let firstWord: number | null = null
  let characters = 0
  let timer = setTimeout(() => end(`no word in ${limits.firstWordMs} ms`), Math.max(0, waiting.leftMs))
  return {
    signal: ended.signal,
    heard(more) {
      const now = performance.now()
      if (firstWord === null) waiting.leftMs -= now - start
      firstWord ??= now
      characters += more
      clearTimeout(timer)
      const spent = now - firstWord
      const inTime = (characters / Math.max(1, spent)) * limits.totalMs
      if (spent > limits.firstWordMs && inTime < expectedCharacters * leastPace)
        end(`too slow: ${Math.round(characters)} characters in ${Math.round(spent)} ms`)
      else timer = setTimeout(() => end(`silent for ${limits.stallMs} ms`), limits.stallMs)
    },
    [Symbol.dispose]() {
      clearTimeout(timer)
      // Closes the connection of a reply that is not read to its end.
      ended.abort()
    },
  }
}
