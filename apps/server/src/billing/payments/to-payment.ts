import type { ReadPayment } from '@relampago/domain/rules'
import type { Payment } from '../../database/schema.ts'

/** A stored payment as the rules see it. */
export function toPayment(payment: Payment, hasCarried: boolean): ReadPayment {
  const { id, wanted, state, startedAt, paidUntil, renews, takenBackAt } = payment
  return {
    id,
    wanted,
    state,
    startedAt: startedAt?.getTime() ?? null,
    paidUntil: paidUntil?.getTime() ?? null,
    renews,
    takenBackAt: takenBackAt?.getTime() ?? null,
    hasCarried,
  }
}
