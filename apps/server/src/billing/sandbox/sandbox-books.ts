import { randomBytes, randomUUID } from 'node:crypto'
import { monthsAfter } from '@relampago/domain/rules'
import type { Database, Queries } from '../../database/database.ts'
import { and, eq, lte } from '../../database/drizzle.ts'
import { sandboxNotifications, sandboxPayments, type SandboxPayment } from '../../database/schema.ts'
import type { Refund } from '../payments/payment-provider.ts'

/** The decision that the sandbox's page sends. */
export const sandboxDecisions = ['approve', 'refuse', 'wait'] as const
export type SandboxDecision = (typeof sandboxDecisions)[number]

export type SandboxBooks = ReturnType<typeof openSandboxBooks>
type Sale = Pick<SandboxPayment, 'externalReference' | 'title' | 'amountCents' | 'currency'>
type Change = (payment: SandboxPayment, now: Date) => Partial<SandboxPayment> | null

/**
 * The records of the sandbox. It charges by its own schedule; each change of a payment queues a
 * notification.
 */
export function openSandboxBooks(database: Database, now: () => Date) {
  /** Changes a payment under its lock; `null` from `work` leaves it as it is. */
  async function change(ref: string, work: Change): Promise<SandboxPayment | null> {
    return database.transaction(async ({ queries }) => {
      const [payment] = await queries.select().from(sandboxPayments).where(eq(sandboxPayments.ref, ref)).for('update')
      if (payment === undefined) return null
      const changes = work(payment, now())
      if (changes === null) return payment
      await queries.update(sandboxPayments).set(changes).where(eq(sandboxPayments.ref, ref))
      await queries.insert(sandboxNotifications).values({ id: randomUUID(), ref, madeAt: now() })
      return { ...payment, ...changes }
    })
  }

  return {
    /** Creates a checkout, or gives the one that this sale has. */
    async sell(sale: Sale): Promise<string> {
      const ref = `sbx_${randomBytes(18).toString('base64url')}`
      const values = { ...sale, ref, status: 'open' } as const
      await database.queries.insert(sandboxPayments).values(values).onConflictDoNothing({ target: sandboxPayments.externalReference })
      const [made] = await database.queries.select().from(sandboxPayments).where(eq(sandboxPayments.externalReference, sale.externalReference))
      return made?.ref ?? ref
    },
    find: (ref: string) => database.read((queries) => findPayment(queries, ref)),
    decide: (ref: string, decision: SandboxDecision) => change(ref, (payment, moment) => decided(payment, decision, moment)),
    stopRenewing: (ref: string) => change(ref, ({ renews }) => (renews ? { renews: false } : null)),
    end: (ref: string, refund: Refund) => change(ref, (payment, moment) => ended(payment, refund, moment)),
    /** The merchant's bank, or the cardholder's, takes the last charge back. */
    takeBack: (ref: string) => change(ref, ({ status }, moment) => (status === 'paid' ? { takenBackAt: moment } : null)),
    /** A dispute is decided for the merchant, who gets the money again. */
    winDispute: (ref: string) => change(ref, ({ takenBackAt }) => (takenBackAt === null ? null : { takenBackAt: null })),
    /** Makes the next renewals fail, or work again. */
    setCard: (ref: string, cardWorks: boolean) => change(ref, () => ({ cardWorks })),
    /**
     * Charges what is due by now, several months if needed. A card that fails for a month is not
     * charged any more.
     */
    async chargeDue(): Promise<void> {
      const due = await database.read((queries) =>
        queries
          .select({ ref: sandboxPayments.ref })
          .from(sandboxPayments)
          .where(and(eq(sandboxPayments.renews, true), lte(sandboxPayments.paidUntil, now()))),
      )
      for (const { ref } of due) await change(ref, charged)
    },
  }
}

async function findPayment(queries: Queries, ref: string): Promise<SandboxPayment | null> {
  const [payment] = await queries.select().from(sandboxPayments).where(eq(sandboxPayments.ref, ref))
  return payment ?? null
}

function decided({ status, firstPaidAt }: SandboxPayment, decision: SandboxDecision, now: Date): Partial<SandboxPayment> | null {
  if (status === 'paid' || status === 'refused') return null
  if (decision === 'refuse') return { status: 'refused' }
  if (decision === 'wait') return status === 'waiting' ? null : { status: 'waiting' }
  const start = firstPaidAt ?? now
  return { status: 'paid', firstPaidAt: start, periodsPaid: 1, paidUntil: new Date(monthsAfter(start.getTime(), 1)), renews: true }
}

function ended({ status, renews, periodsPaid, takenBackAt }: SandboxPayment, refund: Refund, now: Date): Partial<SandboxPayment> | null {
  if (status === 'open' || status === 'waiting') return { status: 'refused' }
  if (status === 'refused') return null
  const goesBack = refund !== 'nothing' && takenBackAt === null
  // Refunded months before the last one no longer count as paid.
  const money = { takenBackAt: now, periodsPaid: refund === 'all' ? 1 : periodsPaid }
  return renews || goesBack ? { renews: false, ...(goesBack ? money : {}) } : null
}

function charged({ renews, cardWorks, firstPaidAt, paidUntil, periodsPaid }: SandboxPayment, now: Date): Partial<SandboxPayment> | null {
  if (!renews || firstPaidAt === null || paidUntil === null || paidUntil > now) return null
  if (!cardWorks) return monthsAfter(paidUntil.getTime(), 1) <= now.getTime() ? { renews: false } : null
  let periods = periodsPaid
  while (monthsAfter(firstPaidAt.getTime(), periods) <= now.getTime()) periods += 1
  return { periodsPaid: periods, paidUntil: new Date(monthsAfter(firstPaidAt.getTime(), periods)), takenBackAt: null }
}
