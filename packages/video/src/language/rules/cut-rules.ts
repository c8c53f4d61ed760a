import type { Alternatives } from './alternatives.ts'

/** Where a sentence may be parted between two pictures. Whole words, folded. */
export type CutRules = {
  /** Words that belong to the next one: articles, prepositions, determiners, auxiliary verbs. */
  leaning: Alternatives
  /** Words that begin a clause or a phrase: conjunctions and prepositions. */
  opening: Alternatives
  /** Between an amount and what it is of, and inside names: "milhões de", "Rio de Janeiro". */
  linking: Alternatives
}
