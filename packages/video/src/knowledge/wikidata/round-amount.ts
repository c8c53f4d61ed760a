/** A number as people say it, and on which side of the true one it is. */
export type Rounded = { value: number; side: 'exact' | 'up' | 'down' }

/** Nearer than this, nobody says "almost". */
const unheard = 0.001
/** Further away, a rounder number would mislead. */
const furthest = 0.025
/** "11.5 million" is short enough to be exact. */
const furthestOfMillions = 0.005

/**
 * The roundest number near an amount: 8,849 is almost 9,000; 324 stays.
 */
export function roundAmount(amount: number): Rounded {
  const size = Math.abs(amount)
  if (size < 1000) return small(amount)
  const limit = size >= 1e6 ? furthestOfMillions : furthest
  const value = [1, 2, 3].map((count) => Number(amount.toPrecision(count))).find((near) => Math.abs(near - amount) / size <= limit) ?? Math.round(amount)
  return sided(value, amount)
}

/** Whole numbers, with decimals only where they are heard: 1.8, but 95. */
function small(amount: number): Rounded {
  const value = [0, 1, 2].map((decimals) => Number(amount.toFixed(decimals))).find((near) => Math.abs(near - amount) <= Math.abs(amount) * 0.01) ?? amount
  return { value, side: 'exact' }
}

function sided(value: number, amount: number): Rounded {
  if (Math.abs(value - amount) / Math.abs(amount) <= unheard) return { value, side: 'exact' }
  return { value, side: value > amount ? 'up' : 'down' }
}
