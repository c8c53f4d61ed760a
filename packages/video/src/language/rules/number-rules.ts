import type { Alternatives } from './alternatives.ts'

/** What a unit measures. `other` has a unit and no picture of its own. */
const amountKinds = ['length', 'area', 'volume', 'mass', 'speed', 'temperature', 'degrees', 'time', 'percent', 'other'] as const
type AmountKind = (typeof amountKinds)[number]

/**
 * A unit as written, and how much of the kind's base it is: metres, square metres, litres,
 * kilograms, km/h, seconds. `scale` is that of a thermometer.
 */
export type UnitRule = { kind: AmountKind; written: Alternatives; base: number; scale?: 'celsius' | 'fahrenheit' }

/** How a language writes amounts, shares and dates inside a sentence; small and capital letters. */
export type NumberRules = {
  decimal: ',' | '.'
  /** The first that fits counts: "km/h" before "km". */
  units: readonly UnitRule[]
  /** Words behind a number that multiply it. */
  magnitudes: readonly (readonly [written: Alternatives, factor: number])[]
  /** In front of an amount: "more than". */
  leads: Alternatives
  /** Before an amount that is not exact. */
  about: string
  /** Between the ends of a range. */
  rangeJoints: Alternatives
  /** Between a magnitude and what is counted: "2 milhões de". */
  ofCounted: Alternatives
  /** Nouns that number what they stand before: "century 18" is no amount. */
  numbering: Alternatives
  /** Behind a number, these are no counted thing. */
  uncounted: Alternatives
  /** The last word of what is counted, in small letters, and how many words may stand before it. */
  counted: { noun: RegExp; before: number }
  /** What a counted noun may be told with: "de pedra". */
  countedWith: RegExp
  /** Currencies behind a number. */
  currencies: Alternatives
  /**
   * A year that dates the sentence: what stands before it, and the words for before Christ behind
   * it.
   */
  beforeYear: Alternatives
  eras: Alternatives
  /** A day of the year; groups `day` and `month` (a name of the month). */
  days: readonly RegExp[]
  /** Clock times; groups `hour`, `minute` and `half` (set for the second half of the day). */
  clockTimes: readonly RegExp[]
  /** Fractions in words, as parts of a whole: [written, part, whole]. */
  fractions: readonly (readonly [written: Alternatives, part: number, whole: number])[]
  /** "3 in 10": groups `part` and `whole`; numbers or the words of `small`. */
  partOfWhole: readonly RegExp[]
  /** Behind "3 in 10": people, not things. */
  people: Alternatives
  /** Words for 1, 2, 3... up to 10. */
  small: readonly Alternatives[]
  /**
   * A percentage near these is a change and no part of a whole: before it "grew by", behind it
   * "more".
   */
  changes: { before: Alternatives; behind: Alternatives }
  /** Words of sentences in which plain degrees are a temperature. */
  warmth: Alternatives
  /** Below zero. */
  belowZero: Alternatives
  /** Words of a sentence that says how high, how long, how far something is. */
  sizes: Record<'height' | 'length' | 'distance' | 'upright', Alternatives>
  /** A price that became another: groups `was` and `now`. */
  priceDrops: readonly RegExp[]
  /** A mark out of some: groups `mark` and `of`. */
  marks: readonly RegExp[]
  /** Between a value and its year, and between two such pairs: "from 2 in 1990 to 8 in 2020". */
  overYears: { from: Alternatives; in: Alternatives; to: Alternatives; changed: Alternatives; between: Alternatives }
  /** Verbs between a thing and its value in a row: "A has 10, B 20". */
  has: Alternatives
  /** Joints between two compared clauses: "and", "while", "against". */
  joints: Alternatives
  /** Articles and pronouns in front of a name, and those that stand for a name. */
  articles: Alternatives
  pronouns: Alternatives
}
