import type { Count, Counter } from './counter.ts'

/** Bounds the memory when somebody comes from very many addresses: about 20 MB. */
const mostKeys = 100_000

/** Counts in this process alone. */
export function createMemoryCounter(now: () => Date): Counter {
  // In the order in which windows began.
  const counts = new Map<string, Count>()
  function forget(): void {
    const time = now()
    for (const [key, { resetsAt }] of counts) if (resetsAt <= time) counts.delete(key)
    for (const key of counts.keys()) {
      if (counts.size < mostKeys) return
      counts.delete(key)
    }
  }
  return {
    async add(key, amount, windowMs) {
      const known = counts.get(key)
      if (known !== undefined && known.resetsAt > now()) {
        known.count += amount
        return { ...known }
      }
      if (counts.size >= mostKeys) forget()
      const fresh = { count: amount, resetsAt: new Date(now().getTime() + windowMs) }
      // Deleted first, so that it takes its place at the end.
      counts.delete(key)
      counts.set(key, fresh)
      return { ...fresh }
    },
  }
}
