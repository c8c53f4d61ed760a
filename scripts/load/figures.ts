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
