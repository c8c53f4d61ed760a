import { readStored, removeStored, writeStored } from '../../../storage/stored-values.ts'

/** An order that was sent: without a reply it is unknown whether it arrived. */
type Attempt = { key: string; order: string }

function readAttempt(): Partial<Attempt> {
  try {
    return (JSON.parse(readStored('pendingOrder') ?? 'null') as Partial<Attempt> | null) ?? {}
  } catch {
    // An invalid entry counts as absent.
    return {}
  }
}

/** 128 random bits. Unlike `crypto.randomUUID`, also where the page is not served over https. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The idempotency key of an order. The same order gets the same key until `endAttempt`, also after
 * a reload and in another tab: if its reply was lost, the server finds the video it is already
 * making.
 */
export function attemptKey(body: object): string {
  const order = JSON.stringify(body)
  const attempt = readAttempt()
  if (attempt.order === order && typeof attempt.key === 'string') return attempt.key
  const key = newKey()
  writeStored('pendingOrder', JSON.stringify({ key, order } satisfies Attempt))
  return key
}

/** Whether an order was sent whose reply never came: it may have taken its unit of the quota. */
export function isAttemptOpen(): boolean {
  return readAttempt().key !== undefined
}

/** The reply has come: the next order is a new one, even with the same choices. */
export function endAttempt(): void {
  removeStored('pendingOrder')
}
