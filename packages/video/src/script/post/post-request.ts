import type { ScriptOrder } from '@relampago/domain/contracts'
import type { Knowledge } from '../../story/knowledge.ts'
import type { ScriptSentence } from '../../story/script.ts'
import type { Subject } from '../../story/subject.ts'

export type PostRequest = {
  subject: Subject
  /** What the encyclopedias knew when the script was written. */
  known: readonly Knowledge[]
  order: ScriptOrder
  title: string
  /** The sentences that the video says, in order: a sentence that was left out is not announced. */
  told: readonly ScriptSentence[]
}
export type ThemePostRequest = PostRequest & { subject: Extract<Subject, { kind: 'theme' }> }
export type ProductPostRequest = PostRequest & { subject: Extract<Subject, { kind: 'product' }> }
