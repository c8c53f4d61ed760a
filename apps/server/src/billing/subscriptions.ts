import { AppError } from '@relampago/domain/contracts'
import type { Database } from '../database/database.ts'
import { and, desc, eq, ne } from '../database/drizzle.ts'
import { payments, subscriptions, users, type Subscription, type User } from '../database/schema.ts'
import { ProviderAway } from './payments/payment-provider.ts'
import { syncPayment, type SyncOptions } from './payments/sync-payments.ts'

/**
 * The subscription that a person's plan runs on now, cancelled or not; `null` for Free and for
 * plans that were given.
 */
export async function runningSubscription(database: Database, user: User): Promise<Subscription | null> {
  const [running] = await database.read((queries) =>
    queries
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.userId, user.id), ne(subscriptions.status, 'ended'))),
  )
  return running ?? null
}

/** Whether a provider still tries to collect the renewal of a plan that has ended. */
export async function hasOpenRenewal(database: Database, user: User): Promise<boolean> {
  if (user.plan !== 'free') return false
  return (await database.read((queries) => queries.$count(payments, isRenewing(user)))) > 0
}

function isRenewing({ id }: User) {
  return and(eq(payments.userId, id), eq(payments.state, 'paid'), eq(payments.renews, true), eq(payments.wanted, 'run'))
}

/** Every subscription a person had, the newest first. */
export function subscriptionHistory(database: Database, user: User): Promise<Subscription[]> {
  return database.read((queries) => queries.select().from(subscriptions).where(eq(subscriptions.userId, user.id)).orderBy(desc(subscriptions.startedAt)))
}

/**
 * Cancels a subscription at the end of the paid period. Idempotent. The provider is asked at once,
 * or when it can be reached again; no renewal counts from now on. One that has ended, but whose
 * failed renewal the provider still tries to collect, is cancelled as well. Throws
 * `subscription_missing`.
 */
export async function cancelSubscription(options: SyncOptions, user: User): Promise<void> {
  const { database, now } = options
  const paymentId = await database.transaction(async ({ queries }) => {
    await queries.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update')
    const [running] = await queries
      .update(subscriptions)
      .set({ status: 'cancelled' })
      .where(and(eq(subscriptions.userId, user.id), ne(subscriptions.status, 'ended')))
      .returning({ paymentId: subscriptions.paymentId })
    const renewing = and(eq(payments.userId, user.id), eq(payments.state, 'paid'), eq(payments.renews, true), eq(payments.wanted, 'run'))
    const [stopped] = await queries.update(payments).set({ wanted: 'stop', nextReadAt: now() }).where(renewing).returning({ id: payments.id })
    if (running === undefined && stopped === undefined) throw new AppError('subscription_missing')
    return stopped?.id ?? running?.paymentId ?? null
  })
  if (paymentId === null) return
  try {
    await syncPayment(options, paymentId)
  } catch (error) {
    // The wish is stored, and the sweep retries it.
    if (!(error instanceof ProviderAway)) throw error
  }
}
