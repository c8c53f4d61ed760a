import type { ScriptSentence } from '../../story/script.ts'

/**
 * A fact that may be quoted alone: the question that opens a video on one is none, nor are a myth,
 * the question of a pair and one step of several.
 */
export function isFact({ role, source, text, part }: ScriptSentence): boolean {
  if (role !== 'body' || part !== undefined || text.endsWith('?')) return false
  return source.kind === 'encyclopedia' || (source.kind === 'fact' && source.themeId !== 'care')
}
