import type { VideoLanguage } from '@relampago/domain/catalogue'
import type { Adapter } from '../ports/adapter.ts'
import type { Knowledge } from '../story/knowledge.ts'

export type FactRequest = {
  /**
   * What the person typed, without the words around it ("curiosidades sobre"); accents are kept.
   */
  topic: string
  /** The person's own words, which may settle the meaning of a topic that has several. */
  context: string
  language: VideoLanguage
}

/** Port: knows facts. tests/contracts/fact-contract.ts states what an adapter must do. */
export type FactSource = Adapter & {
  /**
   * What it knows on exactly this topic; `null` when it knows nothing or is in doubt which meaning
   * is wanted. The signal ends the call.
   */
  find(request: FactRequest, signal: AbortSignal): Promise<Knowledge | null>
}
