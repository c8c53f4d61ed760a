import { randomUUID } from 'node:crypto'
import { planStanding, type PlanStanding, type ReadPayment } from '@relampago/domain/rules'
import type { Queries } from '../../database/database.ts'
import { eq, inArray } from '../../database/drizzle.ts'
import { payments, subscriptions, users, type Payment, type Subscription, type User } from '../../database/schema.ts'
import { toPayment } from './to-payment.ts'

/**
 * Reconciles a user's plan, its start and the subscriptions with the payments as they were last
 * read. Idempotent. Must run in a transaction; others for the same user wait.
 * @param mayReturn false while a payment could not be read: money is refunded for known payments
 *   only
 */
export async function reconcilePlan(queries: Queries, userId: string, now: Date, mayReturn = true): Promise<void> {
  const [user] = await queries.select().from(users).where(eq(users.id, userId)).for('no key update')
  if (user === undefined) return
  const paid = await queries.select().from(payments).where(eq(payments.userId, userId))
  const past = await queries.select().from(subscriptions).where(eq(subscriptions.userId, userId))
  const running = past.find(({ status }) => status !== 'ended') ?? null
  const current = running === null ? null : (running.paymentId ?? running.id)
  const standing = planStanding(knownPayments(paid, past), current, now.getTime())

  if (running !== null && standing.carrier !== current) await endSubscription(queries, running, paid, now)
  const carrier = paid.find(({ id }) => id === standing.carrier)
  if (carrier !== undefined) await saveSubscription(queries, userId, carrier)
  await queries
    .update(users)
    .set(planAfter(user, standing, running !== null, now))
    .where(eq(users.id, userId))
  if (mayReturn) await markUnneeded(queries, standing, now)
}

/** A plan that was given without a subscription stays as it is. */
function planAfter({ plan, planStartedAt }: User, { carrier }: PlanStanding, hadSubscription: boolean, now: Date): Pick<User, 'plan' | 'planStartedAt'> {
  if (carrier !== null) return plan === 'free' ? { plan: 'pro', planStartedAt: now } : { plan, planStartedAt }
  return hadSubscription ? { plan: 'free', planStartedAt: null } : { plan, planStartedAt }
}

function knownPayments(paid: readonly Payment[], past: readonly Subscription[]): ReadPayment[] {
  const carried = new Set(past.map(({ paymentId }) => paymentId))
  const given = past.filter(({ paymentId, status }) => paymentId === null && status !== 'ended')
  return [...paid.map((payment) => toPayment(payment, carried.has(payment.id))), ...given.map(givenPayment)]
}

/** A subscription without a payment at a provider; it ends like a paid one. */
function givenPayment({ id, status, startedAt, periodEndsAt }: Subscription): ReadPayment {
  return {
    id,
    wanted: 'run',
    state: 'paid',
    startedAt: startedAt.getTime(),
    paidUntil: periodEndsAt.getTime(),
    renews: status === 'active',
    takenBackAt: null,
    hasCarried: true,
  }
}

async function endSubscription(queries: Queries, running: Subscription, paid: readonly Payment[], now: Date): Promise<void> {
  const takenBackAt = paid.find(({ id }) => id === running.paymentId)?.takenBackAt ?? null
  const over = takenBackAt ?? running.periodEndsAt
  const endedAt = over < now ? over : now
  await queries.update(subscriptions).set({ status: 'ended', endedAt }).where(eq(subscriptions.id, running.id))
}

/**
 * Inserts or updates the subscription of the payment that carries the plan, also one that was ended
 * too early.
 */
async function saveSubscription(queries: Queries, userId: string, payment: Payment): Promise<void> {
  const { id: paymentId, plan, amountCents, startedAt, paidUntil, renews, wanted } = payment
  if (startedAt === null || paidUntil === null) throw new Error(`payment ${paymentId} is paid without a period`)
  const state = { status: renews && wanted === 'run' ? 'active' : 'cancelled', startedAt, periodEndsAt: paidUntil, endedAt: null } as const
  await queries
    .insert(subscriptions)
    .values({ id: randomUUID(), userId, plan, amountCents, paymentId, ...state })
    .onConflictDoUpdate({ target: subscriptions.paymentId, set: state })
}

async function markUnneeded(queries: Queries, { unneeded }: PlanStanding, now: Date): Promise<void> {
  for (const wanted of ['stop', 'end', 'return'] as const) {
    const ids = unneeded.filter((one) => one.wanted === wanted).map(({ id }) => id)
    // A subscription that was given has no payment to change.
    if (ids.length > 0) await queries.update(payments).set({ wanted, nextReadAt: now }).where(inArray(payments.id, ids))
  }
}
