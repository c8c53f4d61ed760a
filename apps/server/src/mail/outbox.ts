import { desc, lt } from '../database/drizzle.ts'
import type { Queries } from '../database/database.ts'
import { mails } from '../database/schema.ts'
import type { Mail } from './mail.ts'

/** Codes and links lie here in clear, so mails do not stay longer than they are of use. */
const keepForMs = 24 * 60 * 60 * 1000
const shownAtMost = 100

/** Puts a mail into the outbox, as part of the caller's transaction. */
export async function putIntoOutbox(queries: Queries, mail: Mail, now: Date): Promise<void> {
  const { to, subject, text, code, link } = mail
  await queries.insert(mails).values({ recipient: to, subject, body: text, code: code ?? null, link: link ?? null, sentAt: now })
}

/** The newest mails first. */
export async function readOutbox(queries: Queries): Promise<(Mail & { sentAt: string })[]> {
  const rows = await queries.select().from(mails).orderBy(desc(mails.id)).limit(shownAtMost)
  return rows.map(({ recipient, subject, body, code, link, sentAt }) => ({
    to: recipient,
    subject,
    text: body,
    ...(code === null ? {} : { code }),
    ...(link === null ? {} : { link }),
    sentAt: sentAt.toISOString(),
  }))
}

export async function emptyOldOutbox(queries: Queries, now: Date): Promise<void> {
  await queries.delete(mails).where(lt(mails.sentAt, new Date(now.getTime() - keepForMs)))
}
