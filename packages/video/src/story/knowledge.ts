/** A page or record where a fact can be looked up. */
export type Reference = {
  /** Shown to people: `Wikidata`, `Wikipédia`. */
  source: string
  /** Of the page or record. */
  title: string
  url: string
  /** As `CC BY-SA 4.0`. */
  licence: string
}

/**
 * One sentence that is true on its own, in any order and beside any other sentence of its theme. It
 * names or clearly means the theme.
 */
export type KnownFact = {
  /** Unique among everything that is known on one theme: `wikidata:P2044`. */
  id: string
  /** As spoken and shown, in the language of the video, digits for quantities. */
  say: string
  /** What the source states: every number and every name of `say` stands in it. */
  material: string
  reference: Reference
  /** Things a camera could film, the strongest first. */
  keywords: string[]
  /** Shown big when the sentence is spoken; at most 12 characters. */
  figure?: string
  /** A question of at most 12 words that this sentence answers. */
  hook?: string
  /** 0 to 10: how much a viewer wants to tell it to a friend. */
  interest: number
}

/** What one source knows on a theme, in the language of the video. */
export type Knowledge = {
  /** Name of the thing inside a sentence, without article: `Monte Everest`, `tardígrado`. */
  topic: string
  /**
   * The same with its article, where the language has one: `o Monte Everest`, `as baleias`; else
   * equal to `topic`.
   */
  named: string
  /** What it is in a few words, as `montanha`; empty when unknown. */
  kind: string
  /** The most interesting first. */
  facts: KnownFact[]
}
