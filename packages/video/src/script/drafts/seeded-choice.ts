import { pick, seededRandom } from '@relampago/domain/random'

/** Choices that look free and are the same for the same seed. */
export type SeededChoice = {
  /** A whole number from 0 to `count` - 1. */
  index(count: number): number
  /** One of a list that is not empty. */
  pick<Item>(items: readonly Item[]): Item
  /** The same items in another order. */
  shuffle<Item>(items: readonly Item[]): Item[]
}

export function seededChoice(seed: string): SeededChoice {
  const random = seededRandom(seed)
  const index = (count: number) => Math.floor(random() * count)
  return {
    index,
    pick: (items) => pick(random, items),
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
