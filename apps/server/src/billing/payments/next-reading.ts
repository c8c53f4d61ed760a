import { coveredUntil, isWishGranted, type ReadPayment } from '@relampago/domain/rules'
import type { EpochMs, Milliseconds } from '@relampago/domain/units'

const minute: Milliseconds = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Pix and bank slips are confirmed within days; a checkout that nobody paid on by then is closed. */
const openFor = 8 * day
/** A provider may collect a failed renewal this long after. */
const lateRenewalFor = 30 * day

/**
 * When a payment is read again though nobody said that anything happened; `null`: never. So a notification that is lost costs time, not
 * money. A wish that is not granted is followed up.
 */
export function nextReadingAt(payment: ReadPayment & { createdAt: EpochMs }, now: EpochMs): EpochMs | null {
  const { state, wanted, takenBackAt, paidUntil, createdAt, renews } = payment
  if (!isWishGranted(payment)) return now + (now - createdAt < day ? minute : hour)
  if (state === 'pending') return whilePending(now - createdAt, now)
  const isOver = state === 'refused' || wanted === 'end' || wanted === 'return'
  if (isOver || paidUntil === null) return null
  // Once a day at least: refunds and disputes have no date of their own, nor has the end of a dispute.
  if (paidUntil > now) return Math.min(paidUntil, now + day)
  if (takenBackAt !== null) return null
  if (coveredUntil(payment) > now) return Math.min(coveredUntil(payment), now + hour)
  return renews && now - paidUntil < lateRenewalFor ? now + day : null
}

/** Whether a checkout waits for its money too long. Pages of some providers stay open for ever, and nobody would look whether they were paid on. */
export function isAbandoned({ state, wanted }: Pick<ReadPayment, 'state' | 'wanted'>, createdAt: EpochMs, now: EpochMs): boolean {
  return state === 'pending' && wanted === 'run' && now - createdAt >= openFor
}

/** When a provider that failed is asked again: 1, 2, 4 minutes and so on, up to six hours. */
export function retryAt(failures: number, now: EpochMs): EpochMs {
  return now + Math.min(6 * hour, minute * 2 ** Math.min(failures, 10))
}

function whilePending(age: Milliseconds, now: EpochMs): EpochMs {
  return now + (age < hour ? 2 * minute : 6 * hour)
}
