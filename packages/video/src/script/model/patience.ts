import { ToolError } from '../../run/tool-error.ts'
import type { ModelLimits } from './model-settings.ts'

/** What all calls for one script share. */
export type Waiting = {
  /** Of the time until the first good sentence. */
  leftMs: number
  /** Whether a good sentence has come. */
  isProven: boolean
}

/** Ends a call that is silent, too slow, or writes nothing that can be used. */
export type Patience = Disposable & {
  /** Aborted with a `ToolError`. */
  signal: AbortSignal
  heardWords: () => void
  heardGoodSentence: () => void
}

export function newWaiting({ firstSentenceMs }: ModelLimits): Waiting {
  return { leftMs: firstSentenceMs, isProven: false }
}

/**
 * A model gets its time by what it shows: a first good sentence within the wait that all calls
 * share, whatever it writes until then; after that a word and a good sentence every so often.
 */
export function openPatience({ stallMs, sentenceMs, firstSentenceMs }: ModelLimits, waiting: Waiting): Patience {
  const ended = new AbortController()
  const start = performance.now()
  const endIn = (ms: number, detail: string) => setTimeout(() => ended.abort(new ToolError('model', 'call', detail)), Math.max(0, ms))
  const first = waiting.isProven ? undefined : endIn(waiting.leftMs, `no sentence that may be said in ${firstSentenceMs} ms`)
  let words: NodeJS.Timeout | undefined
  let sentence: NodeJS.Timeout | undefined
  const heardWords = () => {
    clearTimeout(words)
    if (waiting.isProven) words = endIn(stallMs, `silent for ${stallMs} ms`)
  }
  const heardGoodSentence = () => {
    waiting.isProven = true
    clearTimeout(first)
    clearTimeout(sentence)
    sentence = endIn(sentenceMs, `no further sentence that may be said in ${sentenceMs} ms`)
    heardWords()
  }
  // A model that has shown what it can gets the time of a stall for the first word of its mending.
  heardWords()
  return {
    signal: ended.signal,
    heardWords,
    heardGoodSentence,
    [Symbol.dispose]() {
      for (const timer of [first, words, sentence]) clearTimeout(timer)
      if (!waiting.isProven) waiting.leftMs -= performance.now() - start
      // Closes the connection of a reply that is not read to its end.
      ended.abort()
    },
  }
}
