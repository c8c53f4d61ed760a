import type { Milliseconds } from '@relampago/domain/units'

/** The places where another program or service can do a part of the work. */
export type PortName = 'facts' | 'writer' | 'voice' | 'pictures'

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
