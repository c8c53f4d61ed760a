import { createHmac } from 'node:crypto'
import { verificationCode } from '@relampago/domain/catalogue'
import type { Queries, Transaction } from '../database/database.ts'
import { and, eq, lt, lte } from '../database/drizzle.ts'
import { mailRequests, type MailPurpose } from '../database/schema.ts'

// Anyone may request a mail to any address. Neither the reply nor its timing may reveal whether the
// address has an account, and no mailbox may be flooded. So every address gets one mail a minute,
// known or not, and the same work is done for both.

const turnEveryMs = verificationCode.resendAfterMs

export type MailRequest = { secretKey: Uint8Array; purpose: MailPurpose; email: string; now: Date }

function hashEmail(secretKey: Uint8Array, email: string): string {
  return createHmac('sha256', secretKey).update(email).digest('hex')
}

/** Records a mail that is sent without asking for a turn. */
export async function recordMail(queries: Queries, { secretKey, purpose, email, now }: MailRequest): Promise<void> {
  await queries
    .insert(mailRequests)
    .values({ purpose, emailHash: hashEmail(secretKey, email), askedAt: now })
    .onConflictDoUpdate({ target: [mailRequests.purpose, mailRequests.emailHash], set: { askedAt: now } })
}

/**
 * Takes the address's turn and gives 0, or gives the whole seconds until its next one. Of parallel
 * requests one gets the turn.
 */
export async function takeMailTurn(queries: Queries, { secretKey, purpose, email, now }: MailRequest): Promise<number> {
  const emailHash = hashEmail(secretKey, email)
  const taken = await queries
    .insert(mailRequests)
    .values({ purpose, emailHash, askedAt: now })
    .onConflictDoUpdate({
      target: [mailRequests.purpose, mailRequests.emailHash],
      set: { askedAt: now },
      setWhere: lte(mailRequests.askedAt, new Date(now.getTime() - turnEveryMs)),
    })
    .returning({ askedAt: mailRequests.askedAt })
  if (taken.length > 0) return 0
  const [last] = await queries
    .select({ askedAt: mailRequests.askedAt })
    .from(mailRequests)
    .where(and(eq(mailRequests.purpose, purpose), eq(mailRequests.emailHash, emailHash)))
  return Math.ceil(((last?.askedAt ?? now).getTime() + turnEveryMs - now.getTime()) / 1000)
}

/**
 * Writes a mail and what belongs to it for the `known` recipient. Without one, writes the same for
 * the `stranger` and rolls it back.
 */
export async function writeForKnownOnly<Recipient>(
  { client }: Transaction,
  { known, stranger }: { known: Recipient | undefined; stranger: Recipient },
  write: (recipient: Recipient) => Promise<void>,
): Promise<void> {
  await client.query('savepoint mail')
  await write(known ?? stranger)
  await client.query(known === undefined ? 'rollback to savepoint mail' : 'release savepoint mail')
}

export async function deleteMailRequests(queries: Queries, secretKey: Uint8Array, email: string): Promise<void> {
  await queries.delete(mailRequests).where(eq(mailRequests.emailHash, hashEmail(secretKey, email)))
}

export async function deletePastMailRequests(queries: Queries, now: Date): Promise<void> {
  await queries.delete(mailRequests).where(lt(mailRequests.askedAt, new Date(now.getTime() - turnEveryMs)))
}
