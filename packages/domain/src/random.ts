import type { Fraction } from './units.ts'

/** Gives the next number, 0 inclusive to 1 exclusive. */
export type Random = () => Fraction

/** A sequence that depends on nothing but the seed. Not for secrets. */
export function seededRandom(seed: string): Random {
  return mulberry32(fnv1a(Array.from({ length: seed.length }, (_, at) => seed.charCodeAt(at))))
}

/**
 * Differs from `seededRandom` only for seeds with characters beyond U+FFFF. Music is seeded like
 * this: another hash would give another tune for the same order.
 */
export function seededRandomByCodePoint(seed: string): Random {
  return mulberry32(fnv1a(Array.from(seed, (character) => character.codePointAt(0) ?? 0)))
}

/** Tommy Ettinger's generator with 32 bits of state. */
export function mulberry32(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Spreads character codes over 32 bits. */
function fnv1a(codes: readonly number[]): number {
  return codes.reduce((hash, code) => Math.imul(hash ^ code, 16_777_619), 2_166_136_261)
}

/** One entry of a list that is not empty. */
export function pick<Entry>(random: Random, entries: readonly Entry[]): Entry {
  const entry = entries[Math.floor(random() * entries.length)]
  if (entry === undefined) throw new Error('Nothing to pick from')
  return entry
}

/** A number from `low` inclusive to `high` exclusive. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random()
}
