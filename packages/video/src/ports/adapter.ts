import type { Milliseconds } from '@relampago/domain/units'

/** The places where another program or service can do a part of the work. */
export type PortName = 'writer' | 'voice' | 'pictures'

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

export type AdapterFailure = { name: string; reason: string }

/** Who did a part of the work. Stored with the finished video. */
export type ProviderUse = {
  port: PortName
  name: string
  version: string
  /** Time until the answer, earlier tries and adapters included. */
  ms: Milliseconds
  /** Whether an adapter before this one failed. One that had nothing to give did not fail. */
  degraded: boolean
  failures: AdapterFailure[]
}

/** Name and version of each adapter in order, for cache keys. */
export function adapterIds(adapters: readonly Adapter[]): string[] {
  return adapters.map(({ name, version }) => `${name} ${version}`)
}
