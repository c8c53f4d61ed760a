import { createHmac, timingSafeEqual } from 'node:crypto'

/** How old a signature may be; protects against notifications that were recorded. */
const toleranceSeconds = 300

export const signatureHeader = 'x-sandbox-signature'

/** The key of the notifications, derived from the platform's. */
export function notificationKey(secretKey: Uint8Array): Uint8Array {
  return createHmac('sha256', secretKey).update('sandbox payment notifications').digest()
}

/** `t=seconds,v1=hex`: HMAC-SHA256 over the time, a dot and the body. */
export function signNotification(key: Uint8Array, body: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000)
  return `t=${time},v1=${digest(key, `${time}.${body}`).toString('hex')}`
}

/** What is wrong with a signature, or `null`. */
export function signatureFault(key: Uint8Array, body: string, header: string, now: Date): string | null {
  const [, time, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? []
  if (time === undefined || hex === undefined) return 'no signature'
  if (Math.abs(now.getTime() / 1000 - Number(time)) > toleranceSeconds) return 'the signature is too old'
  return timingSafeEqual(Buffer.from(hex, 'hex'), digest(key, `${time}.${body}`)) ? null : 'the signature does not match'
}

function digest(key: Uint8Array, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
