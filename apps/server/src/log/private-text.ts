/** Single letters are in too many messages to be masked. */
const word = /[\p{L}\p{M}\p{N}_]{2,}/gu
/** Enough to know what happened. */
const longestText = 240
const longestSearched = 2000

/** All texts in a value, such as the body of a request: keys too, which clients choose. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => [key, ...textsIn(one)])
}

/**
 * The first line of a message for the log, without what may be private in it: what is in quotation
 * marks, addresses of people and all but the host of others, and each word that is in one of the
 * private values too.
 */
export function withoutPrivate(message: string, privateValues: readonly unknown[] = []): string {
  const words = new Set(privateValues.flatMap(textsIn).flatMap((text) => text.toLowerCase().match(word) ?? []))
  return (
    startOf(message)
      .replaceAll(/([a-z][a-z\d+.-]*:\/\/)(?:[^\s/@]*@)?([^\s/?#"'`]*)\S*/gi, '$1$2/…')
      .replaceAll(/\S+@\S+/g, '…')
      // An apostrophe inside of a word opens nothing.
      .replaceAll(/(["`]|(?<![\p{L}\p{N}])')(?:(?!\1).)*\1?|[“‘][^”’]*[”’]?/gu, '…')
      .replaceAll(word, (one) => (words.has(one.toLowerCase()) ? '…' : one))
      .replaceAll(/\p{C}/gu, ' ')
      .slice(0, longestText)
  )
}

/** The first line, as far as it is worth searching, without a last word that may be half of one. */
function startOf(message: string): string {
  const [line = ''] = message.slice(0, longestSearched + 1).split('\n')
  return line.length <= longestSearched ? line : line.slice(0, longestSearched).replace(/\S*$/, '')
}

export type ErrorFacts = { type: string; code?: string; message: string; at: string[]; cause?: ErrorFacts }

/** What the log holds of an error: its message without what may be private, and where it was. */
export function errorFacts(error: unknown, privateValues: readonly unknown[] = [], depth = 3): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: '', at: [] }
  const { code } = error as NodeJS.ErrnoException
  return {
    type: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    message: withoutPrivate(error.message, privateValues),
    at: placesIn(error.stack ?? '', privateValues),
    ...(error.cause === undefined || depth === 0 ? {} : { cause: errorFacts(error.cause, privateValues, depth - 1) }),
  }
}

/**
 * File and line of the innermost calls, without folders. A stack holds the message too, which may
 * look like calls.
 */
export function placesIn(stack: string, privateValues: readonly unknown[]): string[] {
  const places = stack.matchAll(/^ +at .*?([^/\\\s()]+:\d+):\d+\)?$/gm)
  return [...places].slice(0, 5).map(([, place = '']) => withoutPrivate(place, privateValues))
}
