import type { ScriptSentence } from '../../story/script.ts'

/**
 * Longest sentence of each role, in characters as written. A hook has to be understood before the
 * thumb moves on, and a closing sentence is spoken over the last picture. Body sentences take in
 * what users write themselves.
 */
export const longestSentence = { hook: 140, body: 320, closing: 160 } as const satisfies Record<ScriptSentence['role'], number>

export const longestTitle = 160
export const mostSentences = 60

/** The texts that are short enough to close a video; the shortest one when none is. */
export function fittingClosings(texts: readonly string[]): readonly string[] {
  const fitting = texts.filter(({ length }) => length <= longestSentence.closing)
  const shortest = texts.toSorted((one, other) => one.length - other.length).slice(0, 1)
  return fitting.length > 0 ? fitting : shortest
}
