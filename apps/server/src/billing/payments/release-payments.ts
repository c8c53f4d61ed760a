import type { Queries } from '../../database/database.ts'
import { and, eq, gt, or } from '../../database/drizzle.ts'
import { payments } from '../../database/schema.ts'

/**
 * Before an account is removed: marks its subscription to be ended at the provider and its open
 * checkouts to be closed or refunded. The sweep does so. The rows outlive the account, without
 * personal data.
 */
export async function releasePayments(queries: Queries, userId: string, now: Date): Promise<void> {
  const goOn = or(eq(payments.renews, true), gt(payments.paidUntil, now))
  const left = { checkoutUrl: null, nextReadAt: now } as const
  await queries
    .update(payments)
    .set({ ...left, wanted: 'return' })
    .where(and(eq(payments.userId, userId), eq(payments.state, 'pending')))
  await queries
    .update(payments)
    .set({ ...left, wanted: 'end' })
    .where(and(eq(payments.userId, userId), eq(payments.state, 'paid'), or(eq(payments.wanted, 'run'), eq(payments.wanted, 'stop')), goOn))
}
