import type { Milliseconds } from '@relampago/domain/units'

/** What every adapter says of itself. */
export type Adapter = {
  /** As it appears in records and logs: `espeak-ng`. Unique within its port. */
  name: string
  /** Part of cache keys. Another version may give another result for the same input. */
  version: string
  /** Longest time for one try. */
  timeLimitMs: Milliseconds
  /** Tries before the next adapter is asked; at least 1. */
  attempts: number
}

/** Name and version of each adapter in order, for cache keys. */
export function adapterIds(adapters: readonly Adapter[]): string[] {
  return adapters.map(({ name, version }) => `${name} ${version}`)
}
