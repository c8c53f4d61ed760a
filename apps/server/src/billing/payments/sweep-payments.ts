import { and, isNotNull, lte, ne } from '../../database/drizzle.ts'
import { payments, subscriptions } from '../../database/schema.ts'
import { settleEvent, waitingEvents } from './payment-events.ts'
import { ProviderAway } from './payment-provider.ts'
import { settlePerson } from './settle-person.ts'
import { syncPayment, type SyncOptions } from './sync-payments.ts'

const mostAtOnce = 200
/** Younger events are dealt with by the queue. */
const leftToQueueMs = 60_000

/**
 * What is due each minute: events whose provider was away, payments to be read again, and plans whose time is over. Every part can be
 * interrupted and repeated. A provider that does not answer is left alone until the next sweep.
 */
export async function sweepPayments(options: SyncOptions): Promise<void> {
  const { database, now } = options
  const away = new Set<string>()
  for (const event of await waitingEvents(database, new Date(now().getTime() - leftToQueueMs), mostAtOnce))
    await unlessAway(away, event.provider, () => settleEvent(options, event))
  const due = await database.read((queries) =>
    queries
      .select({ id: payments.id, provider: payments.provider })
      .from(payments)
      .where(and(lte(payments.nextReadAt, now()), isNotNull(payments.providerRef)))
      .orderBy(payments.nextReadAt)
      .limit(mostAtOnce),
  )
  for (const { id, provider } of due) await unlessAway(away, provider, () => syncPayment(options, id))
  await endOverdue(options)
}

async function unlessAway(away: Set<string>, provider: string, work: () => Promise<void>): Promise<void> {
  if (away.has(provider)) return
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
    away.add(provider)
  }
}

/** Ends what nothing was paid for any more, whether or not the provider can be asked: a renewal that comes to light later begins it again. */
async function endOverdue({ database, now }: SyncOptions): Promise<void> {
  const moment = now()
  const over = await database.read((queries) =>
    queries
      .select({ userId: subscriptions.userId })
      .from(subscriptions)
      .where(and(ne(subscriptions.status, 'ended'), lte(subscriptions.periodEndsAt, moment)))
      .limit(mostAtOnce),
  )
  for (const { userId } of over) await database.transaction(({ queries }) => settlePerson(queries, userId, moment, false))
}
