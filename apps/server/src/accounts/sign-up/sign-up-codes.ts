import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { lifetimes, verificationCode } from '@relampago/domain/catalogue'
import type { Queries } from '../../database/database.ts'
import { and, eq, gt, lte, sql } from '../../database/drizzle.ts'
import { signUpCodes, signUps, type SignUp } from '../../database/schema.ts'
import { hashPage } from './sign-ups.ts'

/**
 * A six-digit code has too few values for a bare hash: without the key, trying all of them would
 * reveal it.
 */
function hashCode(secretKey: Uint8Array, signUpId: string, code: string): string {
  return createHmac('sha256', secretKey).update(`${signUpId}:${code}`).digest('hex')
}

function hashLink(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/**
 * Makes a code and a link token for a sign-up, next to those it has. Only their hashes are stored.
 */
export async function issueCode(queries: Queries, secretKey: Uint8Array, signUpId: string, now: Date): Promise<{ code: string; linkToken: string }> {
  const code = String(randomInt(10 ** verificationCode.digits)).padStart(verificationCode.digits, '0')
  const linkToken = randomBytes(32).toString('base64url')
  await queries.insert(signUpCodes).values({
    signUpId,
    codeHash: hashCode(secretKey, signUpId, code),
    codeExpiresAt: new Date(now.getTime() + verificationCode.lifetimeMs),
    triesLeft: verificationCode.tries,
    linkHash: hashLink(linkToken),
    linkExpiresAt: new Date(now.getTime() + lifetimes.signUpLink),
  })
  return { code, linkToken }
}

/** `page`: the secret of the page that signed up; only codes of its own sign-up are tried then. */
export type CodeTry = { email: string; code: string; page?: string | undefined }

/**
 * The sign-up that a code belongs to, or `null`. A wrong code uses up one try of every code it was
 * compared with, all in the same two statements for known and unknown addresses. The address must
 * be locked, so that parallel guesses cannot exceed the limit.
 */
export async function signUpOfCode(queries: Queries, secretKey: Uint8Array, { email, code, page }: CodeTry, now: Date): Promise<SignUp | null> {
  const isTried = and(
    eq(signUps.email, email),
    page === undefined ? undefined : eq(signUps.pageHash, hashPage(page)),
    gt(signUpCodes.triesLeft, 0),
    gt(signUpCodes.codeExpiresAt, now),
  )
  const tried = await queries.select().from(signUpCodes).innerJoin(signUps, eq(signUps.id, signUpCodes.signUpId)).where(isTried)
  const right = tried.filter(({ sign_up_codes: row }) => isSame(row.codeHash, hashCode(secretKey, row.signUpId, code)))
  const [found] = right
  // By chance two sign-ups may have the same code: it says nothing about which one is meant.
  if (found !== undefined && right.every(({ sign_ups: { id } }) => id === found.sign_ups.id)) return found.sign_ups
  const compared = tried.map(({ sign_up_codes: row }) => row.linkHash)
  await queries
    .update(signUpCodes)
    .set({ triesLeft: sql`${signUpCodes.triesLeft} - 1` })
    .where(sql`${signUpCodes.linkHash} = any(${sql.param(compared)})`)
  return null
}

function isSame(hash: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hash, 'hex'), Buffer.from(other, 'hex'))
}

/** The sign-up that a valid link belongs to, or `null`. */
export async function signUpOfLink(queries: Queries, linkToken: string, now: Date): Promise<SignUp | null> {
  const [row] = await queries
    .select({ signUp: signUps })
    .from(signUpCodes)
    .innerJoin(signUps, eq(signUps.id, signUpCodes.signUpId))
    .where(and(eq(signUpCodes.linkHash, hashLink(linkToken)), gt(signUpCodes.linkExpiresAt, now)))
  return row?.signUp ?? null
}

export async function deleteExpiredCodes(queries: Queries, now: Date): Promise<void> {
  await queries.delete(signUpCodes).where(lte(signUpCodes.linkExpiresAt, now))
}
