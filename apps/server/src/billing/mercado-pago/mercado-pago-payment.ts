import { monthsAfter } from '@relampago/domain/rules'
import type { ProviderPayment } from '../payments/payment-provider.ts'
import type { Charge, Payment, Subscription } from './mercado-pago-client.ts'

/** Money that was received, whether or not it was refunded later. */
const cameIn = ['approved', 'refunded', 'charged_back', 'in_mediation']
/** Money that was refunded or is disputed. */
const wentBack = ['refunded', 'charged_back', 'in_mediation']
const over = ['rejected', 'cancelled']

/** One month by Pix: it never renews. */
export function paymentOfPix({ external_reference: reference, transaction_amount: amount, currency_id: currency, ...pix }: Payment): ProviderPayment {
  const sale = { paymentId: reference ?? '', amountCents: cents(amount), currency, renews: false }
  const startedAt = pix.date_approved ?? null
  if (!cameIn.includes(pix.status) || startedAt === null)
    return { ...sale, state: over.includes(pix.status) ? 'refused' : 'pending', startedAt: null, paidUntil: null, takenBackAt: null }
  const takenBackAt = wentBack.includes(pix.status) ? (pix.date_last_updated ?? startedAt) : null
  return { ...sale, state: 'paid', startedAt, paidUntil: monthAfter(startedAt), takenBackAt }
}

/**
 * A monthly subscription with what was charged for it so far.
 * @param money the payment of the last received charge: a charge itself does not show a refund
 */
export function paymentOfSubscription(
  { external_reference: reference, status, auto_recurring: recurring }: Subscription,
  charges: readonly Charge[],
  money: Payment | null,
): ProviderPayment {
  const paid = paidCharges(charges)
  const first = paid[0]
  const last = paid.at(-1)
  const paymentId = reference ?? ''
  if (first === undefined || last === undefined) {
    const sale = { paymentId, amountCents: cents(recurring.transaction_amount), currency: recurring.currency_id }
    return { ...sale, state: status === 'cancelled' ? 'refused' : 'pending', startedAt: null, paidUntil: null, renews: false, takenBackAt: null }
  }
  const moneyState = money?.status ?? last.payment?.status ?? ''
  return {
    paymentId,
    amountCents: cents(last.transaction_amount),
    currency: last.currency_id,
    state: 'paid',
    startedAt: first.debit_date,
    paidUntil: endOfMonths(first.debit_date, last.debit_date),
    renews: status === 'authorized',
    takenBackAt: wentBack.includes(moneyState) ? (money?.date_last_updated ?? last.debit_date) : null,
  }
}

/**
 * The end of the month that was charged for last. Counted from the first charge too: a subscription
 * begun on the 31st is charged on February 28 and then on March 31, and the days between are paid
 * for.
 */
function endOfMonths(first: Date, last: Date): Date {
  let months = 1
  while (monthsAfter(first.getTime(), months) <= last.getTime()) months += 1
  return new Date(Math.max(monthsAfter(first.getTime(), months), monthsAfter(last.getTime(), 1)))
}

/** The charges that were paid, the first one first. */
export function paidCharges(charges: readonly Charge[]): Charge[] {
  return charges
    .filter(({ payment: money }) => cameIn.includes(money?.status ?? ''))
    .toSorted((one, other) => one.debit_date.getTime() - other.debit_date.getTime())
}

function monthAfter(start: Date): Date {
  return new Date(monthsAfter(start.getTime(), 1))
}

function cents(amount: number): number {
  return Math.round(amount * 100)
}
