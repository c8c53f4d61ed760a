import { baseLanguage, type InterfaceLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import type { ScriptOrder, VideoOrder } from '@relampago/domain/contracts'
import type { Knowledge } from '../../story/knowledge.ts'
import type { Script, ScriptSentence } from '../../story/script.ts'
import type { Subject } from '../../story/subject.ts'
import { writeEmbeddedScript } from '../write-embedded-script.ts'
import type { GivenFact, ModelMaterial } from './model-material.ts'
import { productFacts } from './product-facts.ts'
import { themeFacts } from './theme-facts.ts'

/** What is known before a model is asked. */
export type ModelBrief = Pick<ModelMaterial, 'theme' | 'facts' | 'wishes'> & {
  subject: Subject
  language: VideoLanguage
  speech: InterfaceLanguage
  seconds: VideoOrder['duration']
  /** The first sentence when the model has no good one; `first` is told right after it. */
  hook: (first: GivenFact | undefined) => Pick<ScriptSentence, 'text' | 'source'>
  /** What is not left to a model: prices, ratings, the line that sends people to a professional. */
  fixed: ScriptSentence[]
  /** What the same order gives without a model: title, closing, post text. */
  embedded: Script
}

export type BriefRequest = { subject: Subject; known: readonly Knowledge[]; order: ScriptOrder }

/** With fewer facts a model could only repeat or invent. */
const fewestFacts = 3

/** `null` when nothing is known that a model could write about, and for themes that hurt. */
export function modelBrief({ subject, known, order }: BriefRequest): ModelBrief | null {
  const material = subject.kind === 'theme' ? themeFacts(subject, known, order) : productFacts(subject, order)
  if (material === null || material.facts.length < fewestFacts) return null
  // Its closing stands behind facts that the model words, not behind a quiz.
  const embedded = writeEmbeddedScript(subject, { ...order, shape: 'facts' }, known)
  const { language } = subject
  const { hook, fixed, ...given } = material
  return {
    subject,
    language,
    speech: baseLanguage[language],
    seconds: order.duration,
    embedded,
    ...given,
    hook: (first) => hook(first) ?? embedded.sentences[0] ?? { text: embedded.title, source: { kind: 'context' } },
    fixed: fixed(embedded),
  }
}
