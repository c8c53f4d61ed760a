/** Choices that look free and are the same for the same seed. */
export type SeededChoice = {
  /** A whole number from 0 to `count` - 1. */
  index(count: number): number
  /** One of a list that is not empty. */
  pick<Item>(items: readonly Item[]): Item
  /** The same items in another order. */
  shuffle<Item>(items: readonly Item[]): Item[]
}

/** FNV-1a over UTF-16 units, then mulberry32: small, well spread for short lists, not for secrets. */
export function seededChoice(seed: string): SeededChoice {
  let state = 2_166_136_261
  for (let position = 0; position < seed.length; position += 1) state = Math.imul(state ^ seed.charCodeAt(position), 16_777_619)

  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  const index = (count: number) => Math.floor(next() * count)
  return {
    index,
    pick<Item>(items: readonly Item[]): Item {
      const item = items[index(items.length)]
      if (item === undefined) throw new Error('Nothing to pick from')
      return item
    },
    shuffle<Item>(items: readonly Item[]): Item[] {
      const shuffled = [...items]
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = index(last + 1)
        const moved = shuffled[last] as Item
        shuffled[last] = shuffled[other] as Item
        shuffled[other] = moved
      }
      return shuffled
    },
  }
}
