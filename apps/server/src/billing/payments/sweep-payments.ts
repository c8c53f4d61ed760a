import { renewalGraceMs } from '@relampago/domain/rules'
import { and, eq, isNotNull, lte, ne, or } from '../../database/drizzle.ts'
import { payments, subscriptions } from '../../database/schema.ts'
import { settleEvent, waitingEvents } from './payment-events.ts'
import { ProviderAway } from './payment-provider.ts'
import { reconcilePlan } from './reconcile-plan.ts'
import { syncPayment, type SyncOptions } from './sync-payments.ts'

const mostAtOnce = 200
/** Younger events are settled by the queue. */
const leftToQueueMs = 60_000
/**
 * After so many failed requests the provider counts as unreachable; fewer may be the fault of
 * single payments.
 */
const mostUnanswered = 3

type Work = { provider: string | null; about: string; run: () => Promise<void> }

/**
 * What is due each minute: payments to be read again, events whose provider was away, and plans
 * whose time is over. Every part can be interrupted and repeated, and no failure stops the others:
 * a provider that does not answer is skipped until the next sweep, and our own errors are thrown at
 * the end.
 */
export async function sweepPayments(options: SyncOptions): Promise<void> {
  const faults: unknown[] = []
  for (const find of [duePayments, overdueEvents, overPlans]) faults.push(...(await doEach(await find(options))))
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} parts of the sweep of payments failed`)
}

async function duePayments(options: SyncOptions): Promise<Work[]> {
  const { database, now } = options
  const due = await database.read((queries) =>
    queries
      .select({ id: payments.id, provider: payments.provider })
      .from(payments)
      .where(and(lte(payments.nextReadAt, now()), isNotNull(payments.providerRef)))
      .orderBy(payments.nextReadAt)
      .limit(mostAtOnce),
  )
  return due.map(({ id, provider }) => ({ provider, about: `payment ${id}`, run: () => syncPayment(options, id) }))
}

async function overdueEvents(options: SyncOptions): Promise<Work[]> {
  const { database, now } = options
  const waiting = await waitingEvents(database, new Date(now().getTime() - leftToQueueMs), mostAtOnce)
  return waiting.map((event) => ({ provider: event.provider, about: `event ${event.eventId}`, run: () => settleEvent(options, event) }))
}

/**
 * Ends plans whose paid time is over, even while the provider is unreachable; a renewal that is
 * found later starts them again.
 */
async function overPlans({ database, now }: SyncOptions): Promise<Work[]> {
  const moment = now()
  const endsNow = and(eq(subscriptions.status, 'cancelled'), lte(subscriptions.periodEndsAt, moment))
  const endsAfterGrace = and(ne(subscriptions.status, 'ended'), lte(subscriptions.periodEndsAt, new Date(moment.getTime() - renewalGraceMs)))
  const over = await database.read((queries) =>
    queries.select({ userId: subscriptions.userId }).from(subscriptions).where(or(endsNow, endsAfterGrace)).limit(mostAtOnce),
  )
  return over.map(({ userId }) => ({
    provider: null,
    about: `the plan of ${userId}`,
    run: () => database.transaction(({ queries }) => reconcilePlan(queries, userId, moment, false)),
  }))
}

/** Runs one after the other, and gives our own errors. */
async function doEach(works: readonly Work[]): Promise<unknown[]> {
  const faults: unknown[] = []
  const unanswered = new Map<Work['provider'], number>()
  for (const { provider, about, run } of works) {
    const failures = unanswered.get(provider) ?? 0
    if (failures >= mostUnanswered) continue
    try {
      await run()
    } catch (error) {
      if (error instanceof ProviderAway) unanswered.set(provider, failures + 1)
      else faults.push(new Error(`${about} could not be settled`, { cause: error }))
    }
  }
  return faults
}
