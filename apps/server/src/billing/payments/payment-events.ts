import type { PaymentProviderSlug } from '@relampago/domain/catalogue'
import type { Database } from '../../database/database.ts'
import { and, eq, isNull, lte, sql } from '../../database/drizzle.ts'
import { paymentEvents, payments } from '../../database/schema.ts'
import type { PaymentJob, Queue } from '../../queue/queue.ts'
import { ProviderAway, providerOf, type PaymentProvider, type ProviderEvent } from './payment-provider.ts'
import { syncPayment, type SyncOptions } from './sync-payments.ts'

type StoreOptions = { database: Database; queue: Pick<Queue, 'enqueuePayment'>; now: () => Date }

/** Stores and queues events. Idempotent: a repeated event is stored once. */
export async function storeEvents({ database, queue, now }: StoreOptions, provider: PaymentProviderSlug, events: readonly ProviderEvent[]): Promise<void> {
  await database.transaction(async ({ queries, client }) => {
    for (const { id: eventId, subject } of events) {
      const added = await queries
        .insert(paymentEvents)
        .values({ provider, eventId, subject, receivedAt: now() })
        .onConflictDoNothing()
        .returning({ eventId: paymentEvents.eventId })
      if (added.length > 0) await queue.enqueuePayment(client, { provider, eventId, subject })
    }
  })
}

/**
 * Settles one event: reads the payment it is about. An event about a payment that is not ours
 * changes nothing and is logged. Throws `ProviderAway` when the provider does not answer; the event
 * then keeps waiting.
 */
export async function settleEvent(options: SyncOptions, { provider: slug, eventId, subject }: PaymentJob): Promise<void> {
  const { database, now, log } = options
  const provider = providerOf(options.providers, slug)
  if (provider === null) throw new ProviderAway(`${slug} is not set up`)
  const paymentId = await paymentOfSubject(database, provider, subject)
  if (paymentId === null) log(`${slug} sent an event about ${subject}, which is no payment of ours (event ${eventId})`)
  else await syncPayment(options, paymentId)
  await database.queries
    .update(paymentEvents)
    .set({ settledAt: now() })
    .where(and(eq(paymentEvents.provider, provider.slug), eq(paymentEvents.eventId, eventId)))
}

/**
 * Our id of the payment that a subject belongs to. Stores the provider's reference where a crash
 * lost it.
 */
async function paymentOfSubject(database: Database, provider: PaymentProvider, subject: string): Promise<string | null> {
  const { slug } = provider
  const providerRef = await provider.findPayment(subject)
  if (providerRef === null) return null
  const [known] = await database.read((queries) =>
    queries
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.provider, slug), eq(payments.providerRef, providerRef))),
  )
  if (known !== undefined) return known.id
  const found = await provider.getPayment(providerRef)
  if (found === null || !/^[0-9a-f-]{36}$/.test(found.paymentId)) return null
  const [adopted] = await database.queries
    .update(payments)
    .set({ providerRef })
    .where(and(eq(payments.id, found.paymentId), eq(payments.provider, slug), isNull(payments.providerRef)))
    .returning({ id: payments.id })
  return adopted?.id ?? null
}

/**
 * Events received at `until` or earlier that still wait, in random order: none depends on another,
 * and those that can never be settled must not block the rest.
 */
export function waitingEvents(database: Database, until: Date, most: number): Promise<PaymentJob[]> {
  return database.read((queries) =>
    queries
      .select({ provider: paymentEvents.provider, eventId: paymentEvents.eventId, subject: paymentEvents.subject })
      .from(paymentEvents)
      .where(and(isNull(paymentEvents.settledAt), lte(paymentEvents.receivedAt, until)))
      .orderBy(sql`random()`)
      .limit(most),
  )
}
