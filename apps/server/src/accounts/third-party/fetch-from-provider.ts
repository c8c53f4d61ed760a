import type { CustomFetch } from 'openid-client'
import type { Milliseconds } from '@relampago/domain/units'

/**
 * The identity provider gave no usable reply: unreachable, slow, broken, or larger than any such
 * reply.
 */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable'
}

/** Keys and settings of large providers take a few kilobytes. */
const largestReplyBytes = 256 * 1024
const repliesWithoutBody = [204, 205, 304]

/**
 * A fetch that reads the whole reply within limits of time and size, or throws
 * `ProviderUnreachable`. `timeLimit` is for one request with its body.
 */
export function fetchFromProvider(timeLimit: Milliseconds): CustomFetch {
  return async (url, { method, headers, body, redirect }) => {
    try {
      const reply = await fetch(url, { method, headers, body: body ?? null, redirect, signal: AbortSignal.timeout(timeLimit) })
      const content = await readAtMost(reply, largestReplyBytes)
      if (reply.status >= 500) throw new Error(`status ${reply.status}`)
      return new Response(repliesWithoutBody.includes(reply.status) ? null : content, { status: reply.status, headers: reply.headers })
    } catch (error) {
      const { message, cause } = error as Error
      throw new ProviderUnreachable(`${new URL(url).host}: ${cause instanceof Error ? cause.message : message}`, { cause: error })
    }
  }
}

async function readAtMost(reply: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let bytes = 0
  const body: AsyncIterable<Uint8Array> | readonly Uint8Array[] = reply.body ?? []
  // Leaving the loop closes the connection.
  for await (const part of body) {
    bytes += part.length
    if (bytes > most) throw new Error(`more than ${most} bytes`)
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}
