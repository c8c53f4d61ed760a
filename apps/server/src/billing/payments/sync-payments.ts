import { isWishGranted } from '@relampago/domain/rules'
import type { Database, Queries } from '../../database/database.ts'
import { and, eq, isNotNull, lt, or, sql } from '../../database/drizzle.ts'
import { payments, subscriptions, users, type Payment } from '../../database/schema.ts'
import { isAbandoned, nextReadingAt, retryAt } from './next-reading.ts'
import { ProviderAway, providerOf, type PaymentProvider, type PaymentProviders, type ProviderPayment, type Refund } from './payment-provider.ts'
import { reconcilePlan } from './reconcile-plan.ts'
import { toPayment } from './to-payment.ts'

export type SyncOptions = { database: Database; providers: PaymentProviders; now: () => Date; log: (message: string) => void }

/** A payment at a provider. */
type Placed = Payment & { providerRef: string }
/** `failed`: the provider did not answer. */
type Reading = { payment: Placed; number: number; found: ProviderPayment | null; failed: ProviderAway | null }

/**
 * Each round reads, reconciles, and fulfils wishes; the second confirms that they are fulfilled.
 */
const mostRounds = 3

/**
 * Reconciles our records with what the provider has now of a payment and of the user's other ones,
 * and has it fulfil our wishes. Idempotent: repeated, reordered and parallel runs end in the same
 * records. Throws `ProviderAway` when one of the payments could not be read or changed; it is due
 * again later then.
 */
export async function syncPayment(options: SyncOptions, paymentId: string): Promise<void> {
  const { database } = options
  const [asked] = await database.read((queries) => queries.select().from(payments).where(eq(payments.id, paymentId)))
  if (asked === undefined) return
  for (let round = 0; round < mostRounds; round++) {
    const readings: Reading[] = []
    for (const payment of await openPaymentsOf(database, asked)) readings.push(await read(options, payment))
    const unfulfilled = await database.transaction(({ queries }) => storeReadings(queries, options, asked.userId, readings))
    for (const payment of unfulfilled) await fulfilWish(options, payment)
    const failure = readings.find(({ failed }) => failed !== null)?.failed
    if (failure != null) throw failure
    if (unfulfilled.length === 0) return
  }
}

/** The payment, and all others of the same user that are still read. */
async function openPaymentsOf(database: Database, { id, userId }: Payment): Promise<Placed[]> {
  const open = userId === null ? undefined : and(eq(payments.userId, userId), isNotNull(payments.nextReadAt))
  const found = await database.read((queries) =>
    queries
      .select()
      .from(payments)
      .where(or(eq(payments.id, id), open))
      .orderBy(payments.createdAt),
  )
  return found.flatMap((payment) => (payment.providerRef === null ? [] : [{ ...payment, providerRef: payment.providerRef }]))
}

async function read(options: SyncOptions, payment: Placed): Promise<Reading> {
  const { database, log } = options
  // Taken before the request: a reading that starts after an event has a higher number than one
  // that started before.
  const { rows } = await database.read(({ $client }) => $client.query<{ number: string }>("select nextval('payment_readings') as number"))
  const number = Number(rows[0]?.number)
  try {
    const found = await providerFor(options, payment).getPayment(payment.providerRef)
    // A user who has paid does not lose the plan because our keys now belong to another account.
    if (found === null && payment.state === 'paid') throw new ProviderAway('it no longer knows the payment')
    if (found?.state === 'paid' && (found.startedAt === null || found.paidUntil === null)) throw new ProviderAway('it gives no period of what is paid')
    return { payment, number, found, failed: null }
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
    log(`payment ${payment.id} could not be read at ${payment.provider}: ${error.message}`)
    return { payment, number, found: null, failed: error }
  }
}

/**
 * Stores what was read, reconciles the plan, and gives the payments whose wish the provider has yet
 * to fulfil.
 */
async function storeReadings(queries: Queries, { now, log }: SyncOptions, userId: string | null, readings: readonly Reading[]): Promise<Placed[]> {
  const moment = now()
  // The user first, as everywhere: another order of locks could deadlock.
  if (userId !== null) await queries.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  for (const reading of readings) {
    const { payment, number, found, failed } = reading
    const failures = payment.failures + 1
    const change = failed === null ? acceptedChanges(payment, found, log) : { failures, nextReadAt: new Date(retryAt(payment.failures, moment.getTime())) }
    await queries
      .update(payments)
      .set(failed === null ? { ...change, reading: number } : change)
      .where(and(eq(payments.id, payment.id), lt(payments.reading, number)))
  }
  const allRead = readings.every(({ failed }) => failed === null)
  if (userId !== null) await reconcilePlan(queries, userId, moment, allRead)
  const answered = readings.filter(({ failed }) => failed === null)
  const unfulfilled: Placed[] = []
  for (const { payment } of answered) unfulfilled.push(...(await scheduleReading(queries, payment, moment)))
  return unfulfilled
}

/**
 * Stores when a payment is read again, and gives it when its wish is not fulfilled. An abandoned
 * checkout is to be closed.
 */
async function scheduleReading(queries: Queries, { id, providerRef }: Placed, now: Date): Promise<Placed[]> {
  const [stored] = await queries.select().from(payments).where(eq(payments.id, id))
  if (stored === undefined) return []
  const wanted = isAbandoned(stored, stored.createdAt.getTime(), now.getTime()) ? 'return' : stored.wanted
  const seen = { ...toPayment({ ...stored, wanted }, true), createdAt: stored.createdAt.getTime() }
  const next = nextReadingAt(seen, now.getTime())
  const nextReadAt = next === null ? null : new Date(next)
  await queries.update(payments).set({ wanted, nextReadAt }).where(eq(payments.id, id))
  return isWishGranted(seen) ? [] : [{ ...stored, wanted, providerRef }]
}

/**
 * The part of a reading that goes into our record. A wrong amount, or another payment, buys
 * nothing.
 */
function acceptedChanges(payment: Payment, found: ProviderPayment | null, log: SyncOptions['log']): Partial<Payment> {
  const nothing = { state: 'refused', startedAt: null, paidUntil: null, renews: false, failures: 0 } as const
  if (found === null || found.paymentId !== payment.id) {
    log(`payment ${payment.id} is ${found === null ? 'unknown' : 'another one'} at ${payment.provider}`)
    return nothing
  }
  const { state, startedAt, paidUntil, renews, takenBackAt, amountCents, currency } = found
  if (state === 'paid' && payment.userId === null && payment.state !== 'paid') log(`payment ${payment.id} was received for a removed account and is refunded`)
  const isOurPrice = amountCents === payment.amountCents && currency === payment.currency
  if (state === 'paid' && !isOurPrice)
    log(`payment ${payment.id} was paid with ${amountCents} ${currency}, not ${payment.amountCents} ${payment.currency} and is refunded`)
  return { state, startedAt, paidUntil, renews, takenBackAt, failures: 0, ...(state === 'paid' && !isOurPrice ? { wanted: 'return' } : {}) }
}

async function fulfilWish(options: SyncOptions, payment: Placed): Promise<void> {
  const { database, log, now } = options
  const { wanted, providerRef } = payment
  try {
    const provider = providerFor(options, payment)
    if (wanted === 'stop') await provider.stopRenewing(providerRef)
    else await provider.end(providerRef, wanted === 'return' ? await refundOf(database, payment) : 'nothing')
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
    log(`payment ${payment.id}: ${payment.provider} did not ${wanted}: ${error.message}`)
    const nextReadAt = new Date(retryAt(payment.failures, now().getTime()))
    await database.queries
      .update(payments)
      .set({ failures: sql`${payments.failures} + 1`, nextReadAt })
      .where(eq(payments.id, payment.id))
    throw error
  }
}

/** A payment that never carried the plan is refunded in full. */
async function refundOf(database: Database, { id }: Payment): Promise<Refund> {
  const carried = await database.read((queries) => queries.$count(subscriptions, eq(subscriptions.paymentId, id)))
  return carried > 0 ? 'last' : 'all'
}

function providerFor({ providers }: SyncOptions, payment: Payment): PaymentProvider {
  const provider = providerOf(providers, payment.provider)
  if (provider === null) throw new ProviderAway(`${payment.provider} is not set up`)
  return provider
}
