import type { ShapeId } from '@relampago/domain/catalogue'
import type { OnScreen } from '../../story/script.ts'
import type { DraftSentence } from '../drafts/draft-sentence.ts'
import type { RankedFacts } from './rank-facts.ts'
import type { ThemeBrief } from './theme-brief.ts'
import type { ToldFact, ToldTheme } from './told-theme.ts'

/** A first sentence that fits a shape. */
export type ShapeOpening = {
  text: string
  source: DraftSentence['source']
  onScreen?: OnScreen
  /** It announces how many things are told. */
  isCount?: boolean
  /** The fact that it is about, which follows at once. */
  anchor?: ToldFact
}

/** A script in one shape, without its closing. */
export type ShapePlan = {
  shape: ShapeId
  /** The first sentences that the bodies may follow, the one of the seed first. Never empty. */
  allowed: readonly ShapeOpening[]
  /** In telling order; all of rank 0, so that none of them is left out. */
  bodies: readonly DraftSentence[]
  /** What the bodies tell; other facts may follow them. */
  told: readonly ToldFact[]
}

export type ShapeRequest = {
  theme: ToldTheme
  brief: ThemeBrief
  ranked: RankedFacts
  closing: DraftSentence
  /** Told before what is counted. */
  before?: readonly DraftSentence[]
  /** Words a minute at which all must fit; those of a voice at ease by default. */
  rate?: number
}

/** The shapes of a script: which to try, and how each is told. */
export type Shapes = {
  /** The best first; the first that the facts carry is told. */
  toTry: (theme: ToldTheme, brief: ThemeBrief) => ShapeId[]
  /** `null` where the facts or the time do not carry the shape. */
  plan: (shape: ShapeId, request: ShapeRequest) => ShapePlan | null
}
