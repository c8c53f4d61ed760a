/** The value that `share` of the values do not exceed, nearest rank. NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** A measured quantity at a time, in any unit each. */
export type Sample = { at: number; value: number }

/**
 * How much the value grows in one unit of time: the slope of the straight line with the least
 * squared errors. 0 for fewer than two samples.
 */
export function slopeOf(samples: readonly Sample[]): number {
  if (samples.length < 2) return 0
  const meanAt = samples.reduce((sum, { at }) => sum + at, 0) / samples.length
  const meanValue = samples.reduce((sum, { value }) => sum + value, 0) / samples.length
  const covariance = samples.reduce((sum, { at, value }) => sum + (at - meanAt) * (value - meanValue), 0)
  const spread = samples.reduce((sum, { at }) => sum + (at - meanAt) ** 2, 0)
  return spread === 0 ? 0 : covariance / spread
}

/**
 * Which of two paired quantities is usually larger: the share of pairs in which the first is, 0 to
 * 1, and how far from one half chance alone brings that share in 99 of 100 runs (sign test, normal
 * approximation of the binomial distribution).
 */
export function signTest(pairs: readonly (readonly [number, number])[]): { share: number; chance: number } {
  const different = pairs.filter(([first, second]) => first !== second)
  const larger = different.filter(([first, second]) => first > second).length
  const count = different.length
  return count === 0 ? { share: 0.5, chance: 0.5 } : { share: larger / count, chance: 2.576 / (2 * Math.sqrt(count)) }
}
