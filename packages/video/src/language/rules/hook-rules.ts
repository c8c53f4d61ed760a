import type { Alternatives } from './alternatives.ts'

/** Kinds of openings that words of a theme may call for: "história do xadrez" asks for a year. */
type AskedOpening = 'story' | 'contradiction'

/** How first sentences are made of what a fact says. */
export type HookRules = {
  /** Words that speak to the viewer; whole words, not folded. */
  viewer: Alternatives
  /** First words of questions, which are no names: they get a small letter inside a sentence. */
  asking: Alternatives
  /** Whether a question stands unchanged after "you know": "por que o céu é azul?" */
  staysAfterKnow: (question: string) => boolean
  /** Words before a year in which something happened; not folded. */
  beforeYear: Alternatives
  /** Behind a number: "mil", "million"; and what may stand between them and what is counted. */
  magnitudes: Alternatives
  ofCounted: Alternatives
  /** Several of a thing whose word does not end in -s. */
  oddPlurals: Alternatives
  /** Words in a theme that ask for a kind of opening; folded. */
  asks: Record<AskedOpening, Alternatives>
  /**
   * The question that a denial answers: "Gatos não sentem o gosto doce" makes "Gatos sentem o gosto
   * doce?". `null` for a sentence that denies nothing, or not plainly.
   */
  denied: (say: string, topic: string) => string | null
}
