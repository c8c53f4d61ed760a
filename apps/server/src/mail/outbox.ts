import { lifetimes } from '@relampago/domain/catalogue'
import type { Queries } from '../database/database.ts'
import { and, desc, eq, lt } from '../database/drizzle.ts'
import { mails, type MailKind } from '../database/schema.ts'
import type { Queue } from '../queue/queue.ts'
import type { Mail } from './mail.ts'

const shownAtMost = 100

/**
 * Kinds of which only the newest mail to an address is sent. Not verifications: each belongs to its
 * own sign-up, and a newer one may be another person's. A newer notice repeats what an unsent one
 * says, as far as it is still true.
 */
const replacedByNewer: ReadonlySet<MailKind> = new Set<MailKind>(['password-reset', 'password-changed', 'status-confirm', 'status-subscribed', 'status-notice'])

/** Where the rest of the server puts its mails. */
export type Outbox = {
  /**
   * Writes a mail in the transaction of `queries`, without waiting for the mail server. Nothing is
   * sent if that transaction fails.
   */
  put: (queries: Queries, mail: Mail) => Promise<void>
}

export type OutboxOptions = {
  queue: Pick<Queue, 'enqueueMail'>
  /** Whether there is a mail server. Without one, mails stay in the outbox. */
  sends: boolean
  now: () => Date
}

export function createOutbox({ queue, sends, now }: OutboxOptions): Outbox {
  return {
    async put(queries, { kind, to, subject, text, html, code, link, leaveLink, usefulForMs }) {
      const writtenAt = now()
      if (replacedByNewer.has(kind)) {
        await queries
          .update(mails)
          .set({ ...wiped, state: 'failed', settledAt: writtenAt, failure: 'replaced by a newer one' })
          .where(and(eq(mails.state, 'waiting'), eq(mails.recipient, to), eq(mails.kind, kind)))
      }
      const [row] = await queries
        .insert(mails)
        .values({
          kind,
          recipient: to,
          subject,
          body: text,
          html,
          code: code ?? null,
          link: link ?? null,
          leaveLink: leaveLink ?? null,
          writtenAt,
          state: sends ? 'waiting' : 'kept',
          usefulUntil: new Date(writtenAt.getTime() + usefulForMs),
        })
        .returning({ id: mails.id })
      if (sends && row !== undefined) await queue.enqueueMail(queries.$client, row.id)
    },
  }
}

/** A settled mail holds no secrets; the subject may hold a code too. */
export const wiped = { subject: '', body: '', html: '', code: null, link: null, leaveLink: null }

/** A mail as the development outbox shows it. */
export type ShownMail = Pick<Mail, 'to' | 'subject' | 'text' | 'code' | 'link'> & { sentAt: string }

/** The newest mails first. */
export async function readOutbox(queries: Queries): Promise<{ id: number; mail: ShownMail }[]> {
  const rows = await queries.select().from(mails).orderBy(desc(mails.id)).limit(shownAtMost)
  return rows.map(({ id, recipient, subject, body, code, link, writtenAt }) => ({
    id,
    mail: {
      to: recipient,
      subject,
      text: body,
      ...(code === null ? {} : { code }),
      ...(link === null ? {} : { link }),
      sentAt: writtenAt.toISOString(),
    },
  }))
}

/** The HTML of one mail of the outbox, or `null`. */
export async function readMailHtml(queries: Queries, id: number): Promise<string | null> {
  const [row] = await queries.select({ html: mails.html }).from(mails).where(eq(mails.id, id))
  return row?.html ?? null
}

/**
 * Fails mails that could not be delivered in time, and deletes those that are useless: without a
 * mail server they hold codes and links in clear.
 */
export async function sweepOutbox(queries: Queries, now: Date): Promise<void> {
  await queries
    .update(mails)
    .set({ ...wiped, state: 'failed', settledAt: now, failure: 'not delivered in time' })
    .where(and(eq(mails.state, 'waiting'), lt(mails.usefulUntil, now)))
  await queries.delete(mails).where(lt(mails.writtenAt, new Date(now.getTime() - lifetimes.mail)))
}
