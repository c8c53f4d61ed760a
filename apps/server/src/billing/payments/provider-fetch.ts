import type { Milliseconds } from '@relampago/domain/units'
import { ProviderAway } from './payment-provider.ts'

/** Subscriptions with their invoices take tens of kilobytes. */
const largestReplyBytes = 1024 * 1024

/**
 * A fetch that reads the whole reply within limits of time and size, and follows no redirect, so
 * that keys go nowhere else. Throws `ProviderAway`.
 */
export function fetchWithin(timeLimit: Milliseconds): typeof fetch {
  return async (input, init) => {
    try {
      const reply = await fetch(input, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeLimit) })
      const parts: Uint8Array[] = []
      let bytes = 0
      const body: AsyncIterable<Uint8Array> | readonly Uint8Array[] = reply.body ?? []
      // Leaving the loop closes the connection.
      for await (const part of body) {
        bytes += part.length
        if (bytes > largestReplyBytes) throw new Error(`more than ${largestReplyBytes} bytes`)
        parts.push(part)
      }
      const { status, headers } = reply
      return new Response([204, 205, 304].includes(status) ? null : new Uint8Array(Buffer.concat(parts)), { status, headers })
    } catch (error) {
      const { message, cause } = error as Error
      throw new ProviderAway(cause instanceof Error ? cause.message : message, { cause: error })
    }
  }
}
