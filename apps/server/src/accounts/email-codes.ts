import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { verificationCode } from '@relampago/domain/catalogue'
import { AppError } from '@relampago/domain/contracts'
import { and, eq, gt, sql } from '../database/drizzle.ts'
import type { Queries } from '../database/database.ts'
import { emailCodes, users } from '../database/schema.ts'

const linkLifetimeMs = 24 * 60 * 60 * 1000

/** A six-digit code has too few values for a bare hash: without the key, trying them all would give it away. */
function hashCode(secretKey: Uint8Array, userId: string, code: string): string {
  return createHmac('sha256', secretKey).update(`${userId}:${code}`).digest('hex')
}

function hashLink(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/**
 * Makes a new code and a new link token for an account, in place of those it had. Only their hashes are stored.
 * Throws `resend_too_soon` when the last ones were sent less than a minute ago.
 */
export async function issueEmailCode(queries: Queries, secretKey: Uint8Array, userId: string, now: Date): Promise<{ code: string; linkToken: string }> {
  const [last] = await queries.select({ sentAt: emailCodes.sentAt }).from(emailCodes).where(eq(emailCodes.userId, userId)).for('update')
  const waitMs = last === undefined ? 0 : last.sentAt.getTime() + verificationCode.resendAfterMs - now.getTime()
  if (waitMs > 0) throw new AppError('resend_too_soon', { seconds: Math.ceil(waitMs / 1000) })

  const code = String(randomInt(10 ** verificationCode.digits)).padStart(verificationCode.digits, '0')
  const linkToken = randomBytes(32).toString('base64url')
  const fresh = {
    codeHash: hashCode(secretKey, userId, code),
    codeExpiresAt: new Date(now.getTime() + verificationCode.lifetimeMs),
    triesLeft: verificationCode.tries,
    linkHash: hashLink(linkToken),
    linkExpiresAt: new Date(now.getTime() + linkLifetimeMs),
    sentAt: now,
  }
  await queries
    .insert(emailCodes)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: emailCodes.userId, set: fresh })
  return { code, linkToken }
}

/** Uses up one try and says whether the code is right. The try counts before the comparison, so parallel guesses cannot exceed the limit. */
export async function takeCodeTry(queries: Queries, secretKey: Uint8Array, userId: string, code: string, now: Date): Promise<boolean> {
  const [row] = await queries
    .update(emailCodes)
    .set({ triesLeft: sql`${emailCodes.triesLeft} - 1` })
    .where(and(eq(emailCodes.userId, userId), gt(emailCodes.triesLeft, 0), gt(emailCodes.codeExpiresAt, now)))
    .returning({ codeHash: emailCodes.codeHash })
  if (row === undefined) return false
  return timingSafeEqual(Buffer.from(row.codeHash, 'hex'), Buffer.from(hashCode(secretKey, userId, code), 'hex'))
}

/** The account whose link this is, while it is valid. */
export async function userOfLink(queries: Queries, token: string, now: Date): Promise<string | null> {
  const [row] = await queries
    .select({ userId: emailCodes.userId })
    .from(emailCodes)
    .where(and(eq(emailCodes.linkHash, hashLink(token)), gt(emailCodes.linkExpiresAt, now)))
  return row?.userId ?? null
}

/** Marks the account as verified; code and link, which came in one mail, are used up together. */
export async function markVerified(queries: Queries, userId: string): Promise<void> {
  await queries.update(users).set({ isVerified: true }).where(eq(users.id, userId))
  await queries.delete(emailCodes).where(eq(emailCodes.userId, userId))
}
