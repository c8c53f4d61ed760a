import type { ServiceStatusReply } from '@relampago/domain/contracts'
import type { Seconds } from '@relampago/domain/units'

/** Open to every program, without a key. */
export const statusPath = '/api/v1/status'
const tooManyRequests = 429
/** Where a reply that asks for patience does not say how much. */
const usualPause: Seconds = 60

/** Asked too often: the API answers, so it is there. */
export class AskedTooOften extends Error {
  override readonly name = 'AskedTooOften'
  readonly pause: Seconds

  constructor(pause: Seconds) {
    super('asked too often')
    this.pause = pause
  }
}

/**
 * The status as any program reads it. Not by `call`: that brings all of the API, and this page is
 * read by visitors on the slowest of days.
 */
export async function fetchStatus(signal: AbortSignal): Promise<ServiceStatusReply> {
  const response = await fetch(statusPath, { headers: { accept: 'application/json' }, signal })
  if (response.status === tooManyRequests) throw new AskedTooOften(Number(response.headers.get('retry-after')) || usualPause)
  if (!response.ok) throw new Error(`the status answers ${response.status}`)
  const reply = (await response.json()) as ServiceStatusReply
  if (!Array.isArray(reply.services)) throw new Error('the status is no status')
  return reply
}
