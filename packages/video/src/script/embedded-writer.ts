import { contentVersion } from '../content/content.ts'
import type { ScriptWriter } from './script-writer.ts'
import { writeEmbeddedScript } from './write-embedded-script.ts'

/**
 * The writer that comes with the packages: reviewed facts, product data and the user's own words,
 * without model and network. Always has an answer.
 */
export const embeddedWriter: ScriptWriter = {
  name: 'embedded',
  get version() {
    return `1-${contentVersion().slice(0, 12)}`
  },
  timeLimitMs: 10_000,
  attempts: 1,
  write: async ({ subject, known, order }) => writeEmbeddedScript(subject, order, known),
}
