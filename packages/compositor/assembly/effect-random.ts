// Randomness that is the same on every machine and at every run: hashes of whole numbers.

/** A well-mixed number for each whole number: PCG's output permutation over one step. */
export function hash(value: u32): u32 {
  const state = value * 747796405 + 2891336453
  const word = ((state >> ((state >> 28) + 4)) ^ state) * 277803737
  return (word >> 22) ^ word
}

/** 0 to 1, exclusive, for number `index` of row `row`. */
export function chance(index: i32, row: i32): f32 {
  return <f32>(hash(<u32>index ^ hash(<u32>row)) >> 8) * <f32>(1.0 / 16777216.0)
}

/** A number between two bounds. */
export function between(low: f32, high: f32, share: f32): f32 {
  return low + (high - low) * share
}
