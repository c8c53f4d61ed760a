import type { VideoLanguage } from '@relampago/domain/catalogue'
import type { ScriptSentence } from '../../story/script.ts'
import type { Layout } from './scene-plan.ts'

/** What an explaining layout is chosen by. */
export type Explained = {
  sentence: ScriptSentence
  /** All of the video, in order; `at` is the place of this one. */
  sentences: readonly ScriptSentence[]
  at: number
  theme: string
  language: VideoLanguage
  /** The layouts before this one, in order. */
  before: readonly Layout[]
}

/** A layout that shows what a sentence means, or `null` where it means nothing of the kind. */
export type Explain<Group> = (explained: Explained) => Group | null
