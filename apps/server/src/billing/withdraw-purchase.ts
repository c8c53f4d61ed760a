import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { AppError } from '@relampago/domain/contracts'
import { limitDay, longDay, withdrawalEndsAt } from '@relampago/domain/rules'
import { and, eq, ne } from '../database/drizzle.ts'
import { payments, subscriptions, users, type User } from '../database/schema.ts'
import { ProviderAway } from './payments/payment-provider.ts'
import { reconcilePlan } from './payments/reconcile-plan.ts'
import { syncPayment, type SyncOptions } from './payments/sync-payments.ts'

/**
 * Undoes the purchase of a subscription that has just begun: the plan ends at once, and the
 * provider gives the money back now or when it can be reached again. Throws `subscription_missing`
 * or `withdrawal_over`.
 */
export async function withdrawPurchase(options: SyncOptions, { id: userId }: Pick<User, 'id'>, language: InterfaceLanguage): Promise<void> {
  const { database, now } = options
  const paymentId = await database.transaction(async ({ queries }) => {
    await queries.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const [running] = await queries
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.userId, userId), ne(subscriptions.status, 'ended')))
    if (running === undefined || running.paymentId === null) throw new AppError('subscription_missing')
    const end = withdrawalEndsAt(running.startedAt.getTime())
    if (now().getTime() >= end) throw new AppError('withdrawal_over', { date: longDay(limitDay(end - 1), language) })
    await queries.update(payments).set({ wanted: 'return', nextReadAt: now() }).where(eq(payments.id, running.paymentId))
    await reconcilePlan(queries, userId, now(), false)
    return running.paymentId
  })
  try {
    await syncPayment(options, paymentId)
  } catch (error) {
    // The wish is stored, and the sweep retries it.
    if (!(error instanceof ProviderAway)) throw error
  }
}
