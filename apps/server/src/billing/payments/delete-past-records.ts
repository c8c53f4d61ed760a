import { lifetimes } from '@relampago/domain/catalogue'
import type { Queries } from '../../database/database.ts'
import { and, isNotNull, isNull, lte, sql } from '../../database/drizzle.ts'
import { paymentEvents, payments } from '../../database/schema.ts'

/**
 * Deletes records of payments that no law asks for any more: those of removed accounts, and settled
 * events. A payment that the provider has yet to end stays.
 */
export async function deletePastRecords(queries: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - lifetimes.paymentRecord)
  const isPast = lte(sql`coalesce(${payments.paidUntil}, ${payments.createdAt})`, before)
  await queries.delete(payments).where(and(isNull(payments.userId), isNull(payments.nextReadAt), isPast))
  await queries.delete(paymentEvents).where(and(isNotNull(paymentEvents.settledAt), lte(paymentEvents.receivedAt, before)))
}
