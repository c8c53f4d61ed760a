import type { OpeningStyle } from '@relampago/domain/catalogue'
import type { SentenceSource } from '../../story/script.ts'
import type { FactsShape } from './fact-sentences.ts'
import type { ToldFact } from './told-theme.ts'

/** A first sentence with what has to follow it. */
export type Opening = {
  style: OpeningStyle
  text: string
  /** How good it is, by `openingScores`. */
  score: number
  shape: FactsShape
  /** The fact that it leads to; it is told right after it, so that what was asked is answered. */
  anchor: ToldFact | null
  /** The facts or tips that it counts; all of them are told. */
  promised: readonly ToldFact[]
  source: SentenceSource
}

/** An opening before it is judged. */
export type Candidate = Omit<Opening, 'score'>
