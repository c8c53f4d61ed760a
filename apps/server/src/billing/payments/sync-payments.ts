import { isWishGranted } from '@relampago/domain/rules'
import { and, eq, isNotNull, lt, or, sql } from '../../database/drizzle.ts'
import type { Database, Queries } from '../../database/database.ts'
import { payments, subscriptions, users, type Payment } from '../../database/schema.ts'
import { isAbandoned, nextReadingAt, retryAt } from './next-reading.ts'
import { ProviderAway, providerOf, type PaymentProvider, type PaymentProviders, type PaymentTruth, type Refund } from './payment-provider.ts'
import { readPayment } from './read-payment.ts'
import { settlePerson } from './settle-person.ts'

export type SyncOptions = { database: Database; providers: PaymentProviders; now: () => Date; log: (message: string) => void }

/** A payment at a provider. */
type Placed = Payment & { providerRef: string }
/** `failed`: the provider did not answer. */
type Reading = { payment: Placed; number: number; truth: PaymentTruth | null; failed: ProviderAway | null }

/** Each round reads, settles, and asks for what is wanted; the second sees that it was done. */
const mostRounds = 3

/**
 * Brings our records in line with what the provider says now of a payment and of the person's other ones, and has it do what we want of them.
 * However often, in whatever order and however much at a time this runs, the same truth ends in the same records.
 * Throws `ProviderAway` when one of the payments could not be read or changed; it is due again later then.
 */
export async function syncPayment(options: SyncOptions, paymentId: string): Promise<void> {
  const { database } = options
  const [asked] = await database.read((queries) => queries.select().from(payments).where(eq(payments.id, paymentId)))
  if (asked === undefined) return
  for (let round = 0; round < mostRounds; round++) {
    const readings: Reading[] = []
    for (const payment of await paymentsBeside(database, asked)) readings.push(await read(options, payment))
    const ungranted = await database.transaction(({ queries }) => takeIn(queries, options, asked.userId, readings))
    for (const payment of ungranted) await carryOut(options, payment)
    const failure = readings.find(({ failed }) => failed !== null)?.failed
    if (failure != null) throw failure
    if (ungranted.length === 0) return
  }
}

/** The payment, and all of the same person whose story is not over. */
async function paymentsBeside(database: Database, { id, userId }: Payment): Promise<Placed[]> {
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
  // Taken before asking: whatever is told after a happening is read by a higher number than what was asked before it.
  const { rows } = await database.read(({ $client }) => $client.query<{ number: string }>("select nextval('payment_readings') as number"))
  const number = Number(rows[0]?.number)
  try {
    const truth = await providerFor(options, payment).getPayment(payment.providerRef)
    // Somebody who has paid does not lose the plan because our keys are for another account now.
    if (truth === null && payment.state === 'paid') throw new ProviderAway('it no longer knows the payment')
    if (truth?.state === 'paid' && (truth.startedAt === null || truth.paidUntil === null)) throw new ProviderAway('it tells no period of what is paid')
    return { payment, number, truth, failed: null }
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
    log(`payment ${payment.id} could not be read at ${payment.provider}: ${error.message}`)
    return { payment, number, truth: null, failed: error }
  }
}

/** Stores what was read, settles the person, and gives the payments whose wish the provider has yet to grant. */
async function takeIn(queries: Queries, { now, log }: SyncOptions, userId: string | null, readings: readonly Reading[]): Promise<Placed[]> {
  const moment = now()
  // The person first, as everywhere: whoever locks in another order may wait for each other.
  if (userId !== null) await queries.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  for (const reading of readings) {
    const { payment, number, truth, failed } = reading
    const failures = payment.failures + 1
    const change = failed === null ? believed(payment, truth, log) : { failures, nextReadAt: new Date(retryAt(payment.failures, moment.getTime())) }
    await queries
      .update(payments)
      .set(failed === null ? { ...change, reading: number } : change)
      .where(and(eq(payments.id, payment.id), lt(payments.reading, number)))
  }
  const allRead = readings.every(({ failed }) => failed === null)
  if (userId !== null) await settlePerson(queries, userId, moment, allRead)
  const answered = readings.filter(({ failed }) => failed === null)
  const ungranted: Placed[] = []
  for (const { payment } of answered) ungranted.push(...(await noteNextReading(queries, payment, moment)))
  return ungranted
}

/** Notes when a payment is read again, and gives it back when its wish is not granted. A checkout that was left alone is to be closed. */
async function noteNextReading(queries: Queries, { id, providerRef }: Placed, now: Date): Promise<Placed[]> {
  const [stored] = await queries.select().from(payments).where(eq(payments.id, id))
  if (stored === undefined) return []
  const wanted = isAbandoned(stored, stored.createdAt.getTime(), now.getTime()) ? 'return' : stored.wanted
  const seen = { ...readPayment({ ...stored, wanted }, true), createdAt: stored.createdAt.getTime() }
  const next = nextReadingAt(seen, now.getTime())
  const nextReadAt = next === null ? null : new Date(next)
  await queries.update(payments).set({ wanted, nextReadAt }).where(eq(payments.id, id))
  return isWishGranted(seen) ? [] : [{ ...stored, wanted, providerRef }]
}

/** What of a truth goes into our record. Money of another amount, or somebody else's, buys nothing. */
function believed(payment: Payment, truth: PaymentTruth | null, log: SyncOptions['log']): Partial<Payment> {
  const nothing = { state: 'refused', startedAt: null, paidUntil: null, renews: false, failures: 0 } as const
  if (truth === null || truth.paymentId !== payment.id) {
    log(`payment ${payment.id} is ${truth === null ? 'unknown' : 'another one'} at ${payment.provider}`)
    return nothing
  }
  const { state, startedAt, paidUntil, renews, takenBackAt, amountCents, currency } = truth
  if (state === 'paid' && payment.userId === null && payment.state !== 'paid') log(`payment ${payment.id} came in for an account that is gone: it goes back`)
  const isOurPrice = amountCents === payment.amountCents && currency === payment.currency
  if (state === 'paid' && !isOurPrice)
    log(`payment ${payment.id} was paid with ${amountCents} ${currency}, not ${payment.amountCents} ${payment.currency}: it goes back`)
  return { state, startedAt, paidUntil, renews, takenBackAt, failures: 0, ...(state === 'paid' && !isOurPrice ? { wanted: 'return' } : {}) }
}

async function carryOut(options: SyncOptions, payment: Placed): Promise<void> {
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

/** A payment that the plan never ran on gave nothing for any of its charges. */
async function refundOf(database: Database, { id }: Payment): Promise<Refund> {
  const carried = await database.read((queries) => queries.$count(subscriptions, eq(subscriptions.paymentId, id)))
  return carried > 0 ? 'last' : 'all'
}

function providerFor({ providers }: SyncOptions, payment: Payment): PaymentProvider {
  const provider = providerOf(providers, payment.provider)
  if (provider === null) throw new ProviderAway(`${payment.provider} is not set up`)
  return provider
}
