import { phrases } from '../../content/content.ts'
import { mostHookWords } from '../theme/choose-hook.ts'
import type { ModelBrief } from './model-brief.ts'

/** What fills each length when it is spoken. */
const sizes = {
  15: { sentences: [2, 3], words: 33, tokens: 600 },
  30: { sentences: [4, 6], words: 67, tokens: 1000 },
  60: { sentences: [9, 12], words: 135, tokens: 1800 },
} as const

/** A draft of the model with what is wrong in it. */
export type Mending = { draft: string; faults: readonly string[] }

const longestDraft = 6000
const mostFaults = 12

/**
 * Orders and material are apart: the instructions are ours alone, and everything that a person, a
 * page or an encyclopedia wrote is JSON between two marks that no text inside can close.
 */
export function modelPrompt(brief: ModelBrief, mending: Mending | null) {
  const { model } = phrases(brief.speech)
  const { sentences, words, tokens } = sizes[brief.seconds]
  const material = {
    theme: brief.theme.trim(),
    language: brief.language,
    sentences: { from: sentences[0], to: sentences[1] },
    words,
    hookWords: mostHookWords(brief.seconds),
    facts: brief.facts.map(({ text, mustBeSaid }, index) => ({ number: index + 1, text, ...(mustBeSaid && { mustBeSaid }) })),
    wishes: brief.wishes,
    ...(mending !== null && { draft: mending.draft.slice(0, longestDraft), faults: mending.faults.slice(0, mostFaults) }),
  }
  const data = JSON.stringify(material).replaceAll('<', '\\u003c')
  return {
    instructions: model.instructions,
    prompt: `<data>${data}</data>\n${mending === null ? model.write : model.mend}`,
    temperature: mending === null ? 0.6 : 0.2,
    mostTokens: tokens,
  }
}
