import { coveredUntil, isWishGranted, type ReadPayment } from '@relampago/domain/rules'
import type { EpochMs, Milliseconds } from '@relampago/domain/units'

const minute: Milliseconds = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Pix and bank slips are confirmed within days; a checkout without a payment by then is closed. */
const openFor = 8 * day
/** A provider may collect a failed renewal this long after. */
const lateRenewalFor = 30 * day

/**
 * When a payment is read again without a notification; `null`: never. So a lost notification costs
 * time, not money. A wish that is not fulfilled is retried.
 */
export function nextReadingAt(payment: ReadPayment & { createdAt: EpochMs }, now: EpochMs): EpochMs | null {
  const { state, wanted, takenBackAt, paidUntil, createdAt, renews } = payment
  if (!isWishGranted(payment)) return now + (now - createdAt < day ? minute : hour)
  if (state === 'pending') return whilePending(now - createdAt, now)
  const isOver = state === 'refused' || wanted === 'end' || wanted === 'return'
  if (isOver || paidUntil === null) return null
  // At least once a day: refunds, disputes and their ends have no known date.
  if (paidUntil > now) return Math.min(paidUntil, now + day)
  if (takenBackAt !== null) return null
  if (coveredUntil(payment) > now) return Math.min(coveredUntil(payment), now + hour)
  return renews && now - paidUntil < lateRenewalFor ? now + day : null
}

/**
 * Whether a checkout has been open for too long. Pages of some providers never close, and it would
 * not be read again.
 */
export function isAbandoned({ state, wanted }: Pick<ReadPayment, 'state' | 'wanted'>, createdAt: EpochMs, now: EpochMs): boolean {
  return state === 'pending' && wanted === 'run' && now - createdAt >= openFor
}

/** When a failed read is retried: after 1, 2, 4 minutes and so on, up to six hours. */
export function retryAt(failures: number, now: EpochMs): EpochMs {
  return now + Math.min(6 * hour, minute * 2 ** Math.min(failures, 10))
}

function whilePending(age: Milliseconds, now: EpochMs): EpochMs {
  return now + (age < hour ? 2 * minute : 6 * hour)
}
