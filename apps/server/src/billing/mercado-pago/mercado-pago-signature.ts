import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Notification } from '../payments/payment-provider.ts'

/**
 * The id that a notification of Mercado Pago is about when its signature is valid, else `null`. The
 * signature covers that id, the id of the request and the time, but not the body: nothing else of
 * it is trusted. Old signatures are accepted, because notifications are repeated for days; a
 * replayed one only makes us read the payment again.
 */
export function signedId({ headers, query }: Notification, secret: string): string | null {
  const id = query['data.id']
  const requestId = headers['x-request-id']
  const parts = new Map(
    String(headers['x-signature'] ?? '')
      .split(',')
      .map((part) => part.trim().split('=', 2) as [string, string]),
  )
  const time = parts.get('ts') ?? ''
  const given = parts.get('v1') ?? ''
  if (typeof id !== 'string' || typeof requestId !== 'string' || !/^\d{1,16}$/.test(time) || !/^[0-9a-f]{64}$/.test(given)) return null
  // Their guide writes letters of the id in lower case, their library as they come.
  const isRight = [id, id.toLowerCase()].some((written) => {
    const expected = createHmac('sha256', secret).update(`id:${written};request-id:${requestId};ts:${time};`).digest()
    return timingSafeEqual(expected, Buffer.from(given, 'hex'))
  })
  return isRight ? id : null
}
