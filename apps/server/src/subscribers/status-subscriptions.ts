import { AppError } from '@relampago/domain/contracts'
import type { Queries } from '../database/database.ts'
import { and, eq, gt, isNull, lt, lte, sql } from '../database/drizzle.ts'
import { mails, statusNotices, statusSubscribers } from '../database/schema.ts'
import { hashConfirmToken, subscriberOf } from './mail-links.ts'
import type { SubscribersOptions } from './subscribers-options.ts'

/** Notices older than this are in no mail any more. */
const noticesKeptMs = 48 * 60 * 60_000

/**
 * Confirms the subscription that a mailed token belongs to; again does nothing more. What happened
 * before is not mailed. Throws `status_link_invalid`.
 */
export async function confirmStatusMails({ database, now }: SubscribersOptions, token: string): Promise<void> {
  const newest = sql`(select coalesce(max(${statusNotices.id}), 0) from ${statusNotices})`
  const keepOrNewest = (column: 'told' | 'told_before') =>
    sql`case when ${statusSubscribers.confirmedAt} is null then ${newest} else ${statusSubscribers}.${sql.raw(column)} end`
  const confirmed = await database.transaction(({ queries }) =>
    queries
      .update(statusSubscribers)
      .set({ confirmedAt: sql`coalesce(${statusSubscribers.confirmedAt}, ${now()})`, told: keepOrNewest('told'), toldBefore: keepOrNewest('told_before') })
      .where(and(eq(statusSubscribers.confirmHash, hashConfirmToken(token)), gt(statusSubscribers.confirmUntil, now())))
      .returning({ id: statusSubscribers.id }),
  )
  if (confirmed.length === 0) throw new AppError('status_link_invalid')
}

/**
 * Ends the subscription that a token was signed for, with the mails that still wait; again does
 * nothing. Throws `status_link_invalid`.
 */
export async function leaveStatusMails({ database, secretKey }: SubscribersOptions, token: string): Promise<void> {
  const id = subscriberOf(secretKey, token)
  if (id === null) throw new AppError('status_link_invalid')
  await database.transaction(async ({ queries }) => {
    const [left] = await queries.delete(statusSubscribers).where(eq(statusSubscribers.id, id)).returning({ email: statusSubscribers.email })
    if (left === undefined) return
    await queries.delete(mails).where(and(eq(mails.recipient, left.email), eq(mails.kind, 'status-notice'), eq(mails.state, 'waiting')))
  })
}

/** Ends the subscription of an address whose account is removed. */
export async function deleteSubscriber(queries: Queries, email: string): Promise<void> {
  await queries.delete(statusSubscribers).where(eq(statusSubscribers.email, email))
}

/** Deletes addresses that nobody confirmed in time, and notices that are in no mail any more. */
export async function sweepSubscribers(queries: Queries, now: Date): Promise<void> {
  await queries.delete(statusSubscribers).where(and(isNull(statusSubscribers.confirmedAt), lte(statusSubscribers.confirmUntil, now)))
  await queries.delete(statusNotices).where(lt(statusNotices.writtenAt, new Date(now.getTime() - noticesKeptMs)))
}
