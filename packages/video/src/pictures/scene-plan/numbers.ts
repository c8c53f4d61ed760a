import type { Fraction } from '@relampago/domain/units'

/** The place of the word of the sentence that says it, as in `ScenePlan.words`. */
type SaidAt = { at: number }

/** How often something of a well-known size fits into what is told. */
export type SizeComparison = {
  icon: string | null
  /** As "about 90". */ times: string
  /** How many to draw; `null` when they are too many. */ drawn: number | null
  name: string
}

export type Bar = SaidAt & { name: string; figure: string; value: number }
export type LinePoint = { year: number; figure: string; value: number; yearAt: number } & SaidAt
/** `at` is `null` for what an earlier sentence said. */
export type MarkedYear = { year: number; text: string; at: number | null }
export type EquationTerm = SaidAt & {
  text: string
  /** Drawn small: below the line as in H₂O, above it as in mc². */ below: string
  above: string
  isSign: boolean
}

type Told = SaidAt & {
  label: string
  /** As said: "more than". */
  lead: string | null
  figure: string
  /** "milhões de blocos", "km/h". */
  unit: string | null
}

/** Amounts, shares, years and measures. Figures are written as the video's language writes them. */
export type NumberLayout =
  | (Told & { kind: 'count'; /** What is shown before the figure while it counts up. */ rolled: readonly string[]; comparison: SizeComparison | null })
  | (Told & {
      kind: 'share'
      share: Fraction
      parts: { part: number; whole: number; arePeople: boolean } | null
    })
  | (Told & {
      kind: 'thermometer'
      /** Where the value stands between the ends of the scale. */ share: Fraction
      marks: readonly { share: Fraction; text: string }[]
    })
  | (Told & { kind: 'scale'; share: Fraction; ends: readonly [string, string]; comparison: SizeComparison | null })
  | (Told & { kind: 'speed'; share: Fraction; marks: readonly { share: Fraction; text: string; icon: string | null }[] })
  | (Told & { kind: 'clock'; /** Of one turn of the hand. */ turn: Fraction; face: 'hours' | 'minutes' })
  | (SaidAt & { kind: 'time-of-day'; label: string; text: string; hour: number; minute: number })
  | { kind: 'bars'; label: string; unit: string | null; bars: readonly Bar[] }
  | { kind: 'line'; label: string; unit: string | null; points: readonly LinePoint[] }
  | { kind: 'dates'; label: string; years: readonly MarkedYear[] }
  | (SaidAt & { kind: 'day'; label: string; day: string; month: string; year: string | null })
  | { kind: 'price'; label: string; was: string; now: string; /** As "-40%". */ off: string | null; wasAt: number; nowAt: number }
  | (SaidAt & { kind: 'stars'; label: string; figure: string; of: string; stars: number })
  | { kind: 'equation'; label: string; terms: readonly EquationTerm[] }
