import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { verificationCode } from '@relampago/domain/catalogue'
import type { Queries } from '../database/database.ts'
import { and, eq, gt, inArray, sql } from '../database/drizzle.ts'
import { emailCodes, users } from '../database/schema.ts'

const linkLifetimeMs = 24 * 60 * 60 * 1000

/**
 * A six-digit code has too few values for a bare hash: without the key, trying all of them would
 * reveal it.
 */
function hashCode(secretKey: Uint8Array, userId: string, code: string): string {
  return createHmac('sha256', secretKey).update(`${userId}:${code}`).digest('hex')
}

function hashLink(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/**
 * Makes a new code and a new link token for an account, in place of those it had. Only their hashes
 * are stored.
 */
export async function issueEmailCode(queries: Queries, secretKey: Uint8Array, userId: string, now: Date): Promise<{ code: string; linkToken: string }> {
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

export type CodeTry = { email: string; code: string }

/**
 * Uses up one try and gives the account when the code is right. The try counts before the
 * comparison, so parallel guesses cannot exceed the limit. An e-mail without an account runs the
 * same single statement.
 */
export async function takeCodeTry(queries: Queries, secretKey: Uint8Array, { email, code }: CodeTry, now: Date): Promise<string | null> {
  const owner = queries.select({ id: users.id }).from(users).where(eq(users.email, email))
  const [row] = await queries
    .update(emailCodes)
    .set({ triesLeft: sql`${emailCodes.triesLeft} - 1` })
    .where(and(inArray(emailCodes.userId, owner), gt(emailCodes.triesLeft, 0), gt(emailCodes.codeExpiresAt, now)))
    .returning({ userId: emailCodes.userId, codeHash: emailCodes.codeHash })
  if (row === undefined) return null
  const isRight = timingSafeEqual(Buffer.from(row.codeHash, 'hex'), Buffer.from(hashCode(secretKey, row.userId, code), 'hex'))
  return isRight ? row.userId : null
}

/**
 * Uses up a valid link, with the code of the same mail, and gives its account. Of parallel uses one
 * gets it.
 */
export async function takeLink(queries: Queries, token: string, now: Date): Promise<string | null> {
  const [row] = await queries
    .delete(emailCodes)
    .where(and(eq(emailCodes.linkHash, hashLink(token)), gt(emailCodes.linkExpiresAt, now)))
    .returning({ userId: emailCodes.userId })
  return row?.userId ?? null
}

/** Marks the account as verified; code and link, which came in one mail, are used up together. */
export async function markVerified(queries: Queries, userId: string): Promise<void> {
  await queries.update(users).set({ isVerified: true }).where(eq(users.id, userId))
  await queries.delete(emailCodes).where(eq(emailCodes.userId, userId))
}
