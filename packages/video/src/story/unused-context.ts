import type { Script, ScriptSentence } from './script.ts'

/**
 * Parts of the person's context that the video neither says nor shows: what the writer could not
 * use, and the person's own sentences that were left out because the narration was full.
 */
export function unusedContext({ sentences, unusedContext: unused }: Pick<Script, 'sentences' | 'unusedContext'>, spoken: readonly ScriptSentence[]): string[] {
  const said = new Set(spoken.map(({ id }) => id))
  const leftOut = sentences.filter(({ id, source }) => source.kind === 'context' && !said.has(id)).map(({ text }) => text)
  return [...new Set([...unused, ...leftOut])]
}
