import { AppError, type PaymentState } from '@relampago/domain/contracts'
import type { Database } from '../../database/database.ts'
import { and, eq } from '../../database/drizzle.ts'
import { payments, type Payment, type User } from '../../database/schema.ts'

/**
 * The state of a user's own payment, by our records. Throws `payment_not_found`, also for payments
 * of other users.
 */
export async function paymentStatus(database: Database, user: User, slug: string, id: string): Promise<PaymentState> {
  const [payment] = await database.read((queries) =>
    queries
      .select()
      .from(payments)
      .where(and(eq(payments.id, id), eq(payments.userId, user.id))),
  )
  if (payment === undefined || payment.provider !== slug) throw new AppError('payment_not_found')
  return stateOf(payment)
}

function stateOf({ state, wanted, takenBackAt }: Payment): PaymentState {
  if (state !== 'paid') return state === 'refused' || wanted === 'return' ? 'refused' : 'pending'
  return takenBackAt !== null || wanted === 'return' ? 'returned' : 'approved'
}
