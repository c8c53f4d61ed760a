import type { Alternatives } from './alternatives.ts'

/**
 * When a name is that of a place and the place matters to its sentence. All patterns are sources on
 * small letters with accents, for what stands right before or behind a name.
 */
export type PlaceRules = {
  /** Before a country, state or region in which something is or happens: "no", "in the". */
  inside: Alternatives
  /** The same before a city; names that take other words are given with `citiesWithArticle`. */
  insideCity: Alternatives
  citiesWithArticle: RegExp
  /** Before where something goes: "para o", "to". */
  towards: Alternatives
  towardsCity: Alternatives
  /** Before where something comes from; counts behind a word of `origins` only. */
  from: Alternatives
  origins: Alternatives
  /** Parts of countries, and what joins them to the name: "norte" "do". */
  parts: Alternatives
  of: Alternatives
  /** Before a place where something is not: "not to". */
  denied: RegExp
  /** Before a place that only gives a measure: "maior do que a de", "as big as". */
  compared: RegExp
  /**
   * Verbs that make the country behind them what a sentence tells: "nasceu", "was invented". Up to
   * three words may stand between, with their prepositions.
   */
  tellsWhere: RegExp
  /** Opens a question whose answer is a number. */
  asksAmount: RegExp
  /** A place that opens its sentence and does something; `verbs` where a noun could stand too. */
  subject: { lead: RegExp; verbs: RegExp }
  /** Between places in a row. */
  joints: RegExp
  /** What may stand behind a name that follows "in"; elsewhere it may be part of a longer name. */
  behind: RegExp
  /** Before a name that is then part of one: "Banco do | Brasil". */
  insideName: RegExp
  /** Behind a name that is then part of one: "Bahia | de Todos os Santos". */
  longerName: RegExp
  /** Of a state, where a city has the same name: "estado de". */
  stateOf: RegExp
  /** Verbs and nouns of moving from place to place. */
  moves: RegExp
  /**
   * What belongs to a people rather than to its land ("hino", "flag"): before `ofNation`, or
   * behind.
   */
  nationOf: Alternatives
  ofNation: Alternatives
  nationBehind: RegExp
}
