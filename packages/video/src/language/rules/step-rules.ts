import type { Alternatives } from './alternatives.ts'

/**
 * How a language tells orders, changes, causes, parts and talk in one sentence. The patterns read
 * the sentence without its last full stop; their named groups are what a picture shows.
 */
export type StepRules = {
  /** Words at whose end a phrase is unfinished: articles, prepositions, conjunctions, copulas. */
  dangling: Alternatives
  /** Words that begin no phrase: conjunctions, pronouns, verbs. */
  leaning: Alternatives
  /** Verbs and pronouns that make a clause of a phrase wherever they stand. */
  clauseWords: Alternatives
  /** Articles that a label goes without. */
  articles: Alternatives
  /** Those that mean one of many. */
  countedArticles: Alternatives
  /** Words after which a phrase begins or before which it ends inside a sentence. */
  borders: Alternatives
  /** Words before a thing that begins a list: "rich in | iron". */
  listLeads: Alternatives
  /** From here a long phrase can be left out: a relative clause, a comparison. */
  tail: RegExp
  /** Whether a word behind the last of several subjects is their verb, which ends the list. */
  isListVerb: RegExp
  /** Before what is denied: "not only" denies nothing. */
  halfDenials: Alternatives
  /** `wrong` is denied, `right` said in its place; `about` is the subject, where there is one. */
  corrections: readonly RegExp[]
  /** `first`, `second`, `third`: who holds the place; `what` is ranked. */
  rankings: readonly RegExp[]
  /** `before` became `after`. */
  changes: readonly RegExp[]
  /** `whole` has the listed `parts`. */
  wholes: readonly RegExp[]
  /** `one` and `other` are clauses that are set against each other. */
  contrasts: readonly RegExp[]
  /** `cause` and `effect`, or `one`, `two`, `three` in their order. */
  chains: readonly RegExp[]
  /** Whether a process begins again at its end. */
  returns: RegExp
  /** `by` is a name; `said` his or her words, `told` what is reported of them. */
  quotes: readonly RegExp[]
  /** Beginnings of questions that ask for no answer. */
  rhetorical: RegExp
  /** `amount`, `unit` and `thing` of an ingredient; numbers in words count as well. */
  ingredients: { number: Alternatives; unit: Alternatives; of: Alternatives; /** What follows a spoon: "de sopa". */ sizes: Alternatives }
  /** Words and measures of kitchens, one of which a recipe has. */
  cooking: RegExp
  /** Which word of a phrase names the thing: "green anaconda", "cobra verde". */
  headAt: 'start' | 'end'
  /** A year at the end of a phrase. */
  year: RegExp
}
