/** Number of events in a window so far, this one included. */
export type Count = { count: number; resetsAt: Date }

/** Counts in windows that begin with the first event. */
export type Counter = {
  /**
   * Adds to the count of a key; a window that has ended starts again. `windowMs` counts only for a
   * new window.
   */
  add: (key: string, amount: number, windowMs: number) => Promise<Count>
}

/** Bounds the memory under requests from very many addresses: two such maps take about 20 MB. */
const mostKeys = 50_000

/** Counts in this process alone. */
export function createMemoryCounter(now: () => Date): Counter {
  // Two generations: dropping the older one costs nothing, unlike looking for single keys to drop.
  let newer = new Map<string, Count>()
  let older = new Map<string, Count>()
  return {
    async add(key, amount, windowMs) {
      const known = newer.get(key) ?? older.get(key)
      if (known !== undefined && known.resetsAt > now()) {
        known.count += amount
        return { ...known }
      }
      if (newer.size >= mostKeys) {
        older = newer
        newer = new Map()
      }
      const fresh = { count: amount, resetsAt: new Date(now().getTime() + windowMs) }
      newer.set(key, fresh)
      return { ...fresh }
    },
  }
}
