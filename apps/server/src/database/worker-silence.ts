import type { Milliseconds } from '@relampago/domain/units'

/** Five beats. A worker that is silent for longer does not count as working. */
export const workerSilentAfterMs: Milliseconds = 15_000
