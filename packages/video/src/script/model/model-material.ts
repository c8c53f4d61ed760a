import type { Script, ScriptSentence, SentenceSource } from '../../story/script.ts'

/** One statement that the model may use; its number in the prompt is its place in the list. */
export type GivenFact = {
  text: string
  /** The person's own words: what they say must reach the video. */
  mustBeSaid: boolean
  source: SentenceSource
  keywords: string[]
  icon?: string | undefined
  figure?: string | undefined
  /** A question that it answers. */
  hook?: string | undefined
}

/** What a model is given, which differs between themes and products. */
export type ModelMaterial = {
  /** Its words count as known in every sentence. */
  theme: string
  facts: GivenFact[]
  /** Orders to the writer: tone, audience. */
  wishes: string[]
  /** `null`: that of the embedded script. */
  hook: (first: GivenFact | undefined) => Pick<ScriptSentence, 'text' | 'source'> | null
  fixed: (embedded: Script) => ScriptSentence[]
}
