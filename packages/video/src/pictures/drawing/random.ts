/** Gives the next number, 0 inclusive to 1 exclusive. */
export type Random = () => number

/** A sequence that depends on nothing but the seed (FNV-1a into mulberry32), so that the same order draws the same picture. */
export function seededRandom(seed: string): Random {
  let state = 2_166_136_261
  for (let at = 0; at < seed.length; at += 1) state = Math.imul(state ^ seed.charCodeAt(at), 16_777_619)
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One entry of a list that is not empty. */
export function pick<Entry>(random: Random, entries: readonly Entry[]): Entry {
  const entry = entries[Math.floor(random() * entries.length)]
  if (entry === undefined) throw new Error('Nothing to pick from')
  return entry
}

/** A number between the two. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random()
}
