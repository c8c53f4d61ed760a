import { randomUUID } from 'node:crypto'
import { plans, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { AppError } from '@relampago/domain/contracts'
import { limitDay, longDay, paidPeriod } from '@relampago/domain/rules'
import type { Database, Queries } from '../../database/database.ts'
import { and, desc, eq, gt, isNotNull, isNull, ne } from '../../database/drizzle.ts'
import { payments, subscriptions, users, type Payment, type User } from '../../database/schema.ts'
import { ProviderAway, type PaymentProvider } from './payment-provider.ts'
import type { SyncOptions } from './sync-payments.ts'

export type OpenCheckout = { payment: Payment; checkoutUrl: string; provider: PaymentProvider }

const hour = 60 * 60 * 1000
/** A payment counts as pending this long after its checkout was made. */
export const pendingForMs = 24 * hour
/** An open checkout is reused for this long; providers close theirs after a day. */
const offeredForMs = 23 * hour
const firstReadingAfterMs = 2 * 60 * 1000

/**
 * A page on which the user can pay for Pro: one that is already open, or a new one. Price and plan
 * are those of our table. Throws `plan_change_blocked`, `plan_already_active` or
 * `payment_unreachable`.
 */
export async function openCheckout(options: SyncOptions, user: User, language: InterfaceLanguage): Promise<OpenCheckout> {
  const { database, providers, now } = options
  const payment = await database.transaction(({ queries }) => findOrCreatePayment(queries, options, user, language))
  const provider = providers.current
  if (payment.checkoutUrl !== null) return { payment, checkoutUrl: payment.checkoutUrl, provider }
  const checkout = await awayAsError(() => provider.createCheckout({ paymentId: payment.id, plan: plans.pro, email: user.email, language }))
  // A parallel request may have stored it first; the provider gave both the same.
  const nextReadAt = new Date(now().getTime() + firstReadingAfterMs)
  await database.queries
    .update(payments)
    .set({ ...checkout, nextReadAt })
    .where(and(eq(payments.id, payment.id), isNull(payments.checkoutUrl)))
  const [stored] = await database.queries.select().from(payments).where(eq(payments.id, payment.id))
  if (stored === undefined || stored.userId === null) throw new AppError('not_authenticated')
  return { payment: stored, checkoutUrl: stored.checkoutUrl ?? checkout.checkoutUrl, provider }
}

/** The open checkout, for the badge Pendente; `null` for users on a paid plan. */
export async function pendingPayment(database: Database, user: User, now: Date): Promise<(Payment & { checkoutUrl: string }) | null> {
  if (user.plan !== 'free') return null
  const [payment] = await database.read((queries) =>
    queries
      .select()
      .from(payments)
      .where(and(isOpen(user.id, new Date(now.getTime() - pendingForMs)), isNotNull(payments.checkoutUrl)))
      .orderBy(desc(payments.createdAt))
      .limit(1),
  )
  return payment?.checkoutUrl == null ? null : { ...payment, checkoutUrl: payment.checkoutUrl }
}

/** The user's open payment, or a new one. The second of two parallel requests gets the first's. */
async function findOrCreatePayment(queries: Queries, { providers, now }: SyncOptions, { id: userId }: User, language: InterfaceLanguage): Promise<Payment> {
  const [user] = await queries.select().from(users).where(eq(users.id, userId)).for('no key update')
  if (user === undefined) throw new AppError('not_authenticated')
  const moment = now()
  await checkPlanChange(queries, user, moment, language)
  const terms = { provider: providers.current.slug, plan: plans.pro.id, amountCents: plans.pro.priceCents, currency: 'BRL' } as const
  const open = await queries
    .select()
    .from(payments)
    .where(isOpen(userId, new Date(0)))
    .orderBy(desc(payments.createdAt))
  const same = open.find(
    (payment) =>
      payment.createdAt.getTime() > moment.getTime() - offeredForMs && payment.provider === terms.provider && payment.amountCents === terms.amountCents,
  )
  // An older page must not be paid on as well.
  for (const old of open) if (old !== same) await queries.update(payments).set({ wanted: 'return', nextReadAt: moment }).where(eq(payments.id, old.id))
  if (same !== undefined) return same
  const [made] = await queries
    .insert(payments)
    .values({ id: randomUUID(), userId, ...terms, createdAt: moment })
    .returning()
  if (made === undefined) throw new Error('no payment was made')
  return made
}

async function checkPlanChange(queries: Queries, user: User, now: Date, language: InterfaceLanguage): Promise<void> {
  const [running] = await queries
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, user.id), ne(subscriptions.status, 'ended')))
  if (running === undefined && user.plan !== 'free') throw new AppError('plan_already_active')
  if (running === undefined) return
  const periodEndsAt = running.periodEndsAt.getTime()
  if (!paidPeriod(periodEndsAt, now.getTime(), language).canChangePlan)
    throw new AppError('plan_change_blocked', { date: longDay(limitDay(periodEndsAt), language) })
}

function isOpen(userId: string, since: Date) {
  return and(eq(payments.userId, userId), eq(payments.state, 'pending'), eq(payments.wanted, 'run'), gt(payments.createdAt, since))
}

async function awayAsError<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ProviderAway) throw new AppError('payment_unreachable', {}, { cause: error })
    throw error
  }
}
