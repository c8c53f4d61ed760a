import type { ScriptSentence } from '../../story/script.ts'

/** A stated fact; the question that opens a video on one is none. */
export function isFact({ role, source, text }: ScriptSentence): boolean {
  if (role !== 'body' || text.endsWith('?')) return false
  return source.kind === 'encyclopedia' || (source.kind === 'fact' && source.themeId !== 'care')
}
