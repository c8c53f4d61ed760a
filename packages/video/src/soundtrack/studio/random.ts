import type { Fraction } from '@relampago/domain/units'

/** The same seed gives the same numbers, 0 inclusive to 1 exclusive. */
export function seededRandom(seed: string): () => Fraction {
  // FNV-1a spreads the text over 32 bits; mulberry32 walks from there.
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
