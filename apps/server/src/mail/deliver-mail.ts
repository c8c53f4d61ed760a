import type { Database } from '../database/database.ts'
import { and, eq } from '../database/drizzle.ts'
import { mails } from '../database/schema.ts'
import { wiped } from './outbox.ts'
import { MailRefused, type MailServer } from './smtp.ts'

export type DeliverOptions = { database: Database; server: MailServer; now: () => Date; log: (message: string) => void }

/**
 * Sends one mail of the outbox, unless it is settled or expired, and wipes its secrets. Throws when
 * the mail server is unavailable; then the mail keeps waiting. A crash between sending and storing
 * that sends a mail twice, never zero times.
 */
export async function deliverMail({ database, server, now, log }: DeliverOptions, mailId: number): Promise<void> {
  const [mail] = await database.read((queries) =>
    queries
      .select()
      .from(mails)
      .where(and(eq(mails.id, mailId), eq(mails.state, 'waiting'))),
  )
  if (mail === undefined) return
  const settle = (state: 'sent' | 'failed', failure: string | null) =>
    database.transaction(({ queries }) =>
      queries
        .update(mails)
        .set({ ...wiped, state, failure, settledAt: now() })
        .where(eq(mails.id, mailId)),
    )
  if (mail.usefulUntil <= now()) {
    await settle('failed', 'not delivered in time')
    return
  }
  const { recipient: to, subject, body: text, html, leaveLink, writtenAt } = mail
  try {
    // The same at each attempt, so that a receiving server can drop a duplicate.
    await server.send({ to, subject, text, html, ...(leaveLink !== null && { leaveLink }) }, `<${mailId}.${writtenAt.getTime()}@relampago>`)
  } catch (error) {
    const reason = (error as Error).message
    log(`mail ${mailId} (${mail.kind}) ${error instanceof MailRefused ? 'was refused for good' : 'waits'}: ${reason}`)
    if (!(error instanceof MailRefused)) throw error
    await settle('failed', reason)
    return
  }
  await settle('sent', null)
}
