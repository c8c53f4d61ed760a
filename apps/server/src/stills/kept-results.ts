import type { Bytes, Milliseconds } from '@relampago/domain/units'

type Kept<Value> = { value: Value; bytes: Bytes; until: number }

/** Values in memory, the least recently used dropped first. */
export type KeptResults<Value> = {
  find: (key: string) => Value | null
  /** One that is larger than all together may be is not kept. */
  keep: (key: string, value: Value, size: { bytes: Bytes; forMs: Milliseconds }) => void
}

export function createKeptResults<Value>(most: Bytes, now: () => Date): KeptResults<Value> {
  // A map gives its keys in the order in which they were set.
  const kept = new Map<string, Kept<Value>>()
  let total: Bytes = 0

  function drop(key: string): void {
    total -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  return {
    find(key) {
      const found = kept.get(key)
      if (found === undefined) return null
      kept.delete(key)
      kept.set(key, found)
      if (found.until > now().getTime()) return found.value
      drop(key)
      return null
    },
    keep(key, value, { bytes, forMs }) {
      drop(key)
      if (bytes > most) return
      kept.set(key, { value, bytes, until: now().getTime() + forMs })
      total += bytes
      for (const oldest of kept.keys()) {
        if (total <= most) return
        drop(oldest)
      }
    },
  }
}
