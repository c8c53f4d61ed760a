import type { EpochMs } from '../units.ts'

/** The provider's word on a payment. `refused` is final: nothing was and nothing will be paid. */
export type ProviderState = 'pending' | 'paid' | 'refused'

/**
 * What we want of a payment: `run` as sold; `stop` renewing; `end` at once; `return`: end at once
 * and give the last charge back.
 */
export type PaymentWish = 'run' | 'stop' | 'end' | 'return'

/** A payment as it was last read. */
export type ReadPayment = {
  id: string
  wanted: PaymentWish
  state: ProviderState
  startedAt: EpochMs | null
  /** End of what is paid for, exclusive. */
  paidUntil: EpochMs | null
  /** Whether the provider means to charge again. */
  renews: boolean
  /** When the last charge went back: refunded, or disputed by its owner. */
  takenBackAt: EpochMs | null
  /** Whether the plan ever ran on it. */
  hasCarried: boolean
}

export type PlanStanding = {
  /** Id of the payment that the plan runs on now; `null`: on none. */
  carrier: string | null
  /** Payments that gave nothing or too much, or would charge for nothing, and the wish for each. */
  unneeded: { id: string; wanted: 'stop' | 'end' | 'return' }[]
}

/** How late a renewal may be before the plan ends: cards are retried, providers can be down. */
export const renewalGraceMs = 24 * 60 * 60 * 1000

/**
 * On which of a person's payments the plan runs at `now`. A function of what was last read alone,
 * so that the order in which things became known does not matter. One payment is enough: of two,
 * the one that carries already is kept, else the one that began first; the others go back. What was
 * paid and never gave anything goes back too. Nobody is charged again after money went back, nor on
 * a second payment beside the one that carries.
 * @param current id of the payment that carries until now
 */
export function planStanding(payments: readonly ReadPayment[], current: string | null, now: EpochMs): PlanStanding {
  const good = payments.filter(isGood)
  const covered = good.filter((payment) => coveredUntil(payment) > now)
  const insidePeriod = covered.filter((payment) => (payment.paidUntil ?? 0) > now)
  const eligible = insidePeriod.length > 0 ? insidePeriod : covered
  const carrier = eligible.find(({ id }) => id === current) ?? eligible.toSorted(byStart)[0] ?? null
  const isUseless = (payment: ReadPayment) => covered.includes(payment) || !payment.hasCarried || (carrier !== null && payment.renews)
  const useless = good.filter((payment) => payment !== carrier && isUseless(payment))
  const unneeded: PlanStanding['unneeded'] = useless.map((payment) => ({ id: payment.id, wanted: owesMoney(payment, now) ? 'return' : 'end' }))
  // Not ended: a dispute may be decided for us, and then the paid period continues.
  for (const { id } of payments.filter(wouldChargeAgain)) unneeded.push({ id, wanted: 'stop' })
  return { carrier: carrier?.id ?? null, unneeded }
}

/** The moment until which a payment carries the plan: with grace while it means to renew. */
export function coveredUntil({ paidUntil, renews, wanted }: ReadPayment): EpochMs {
  return (paidUntil ?? 0) + (renews && wanted === 'run' ? renewalGraceMs : 0)
}

/** Whether the provider has done what we want, as far as the last reading shows. */
export function isWishGranted({ wanted, state, renews, takenBackAt }: ReadPayment): boolean {
  if (wanted === 'run' || state === 'refused') return true
  if (wanted === 'stop') return !renews
  if (wanted === 'end') return state === 'paid' && !renews
  return takenBackAt !== null && !renews
}

function isGood({ state, takenBackAt, wanted }: ReadPayment): boolean {
  return state === 'paid' && takenBackAt === null && (wanted === 'run' || wanted === 'stop')
}

/** Its money went back, and the provider means to charge for the next month all the same. */
function wouldChargeAgain({ state, takenBackAt, renews, wanted }: ReadPayment): boolean {
  return state === 'paid' && takenBackAt !== null && renews && wanted === 'run'
}

/** A charge whose period is over has been lived on, unless the plan never ran on it. */
function owesMoney({ paidUntil, hasCarried }: ReadPayment, now: EpochMs): boolean {
  return !hasCarried || (paidUntil ?? 0) > now
}

function byStart(one: ReadPayment, other: ReadPayment): number {
  return (one.startedAt ?? 0) - (other.startedAt ?? 0) || (one.id < other.id ? -1 : 1)
}
