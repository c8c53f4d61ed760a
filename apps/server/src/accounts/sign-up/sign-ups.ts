import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { lifetimes, verificationCode } from '@relampago/domain/catalogue'
import type { Queries } from '../../database/database.ts'
import { and, desc, eq, lte, notInArray, sql } from '../../database/drizzle.ts'
import { signUps, users, type SignUp, type User } from '../../database/schema.ts'

/**
 * Sign-ups that wait for one address; the oldest give way. An address gets one mail a minute, so no
 * number of newer sign-ups ends a code before its own lifetime.
 */
const mostWaiting = verificationCode.lifetimeMs / verificationCode.resendAfterMs

/** The SHA-256 of the secret that the page of a sign-up holds. */
export function hashPage(page: string): string {
  return createHash('sha256').update(page).digest('hex')
}

/**
 * Makes all changes to sign-ups and the account of one address wait for each other, until the
 * transaction ends. The same statement is sent for every address.
 */
export async function lockAddress(queries: Queries, email: string): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`)
}

export type NewSignUp = Pick<SignUp, 'email' | 'name' | 'passwordHash' | 'termsAcceptedAt' | 'browser' | 'createdAt'>

/** Stores a sign-up; gives it with the secret of its page, of which only the hash is stored. */
export async function storeSignUp(queries: Queries, fresh: NewSignUp): Promise<{ signUp: SignUp; page: string }> {
  const page = randomBytes(32).toString('base64url')
  const signUp = { id: randomUUID(), pageHash: hashPage(page), ...fresh }
  await queries.insert(signUps).values(signUp)
  const newest = queries
    .select({ id: signUps.id })
    .from(signUps)
    .where(eq(signUps.email, fresh.email))
    .orderBy(desc(signUps.createdAt), sql`${signUps.id} = ${signUp.id} desc`)
    .limit(mostWaiting)
  await queries.delete(signUps).where(and(eq(signUps.email, fresh.email), notInArray(signUps.id, newest)))
  return { signUp, page }
}

/**
 * The sign-up that waits for this address: the one of the page where it is known, else the newest.
 */
export async function findSignUp(queries: Queries, email: string, page = ''): Promise<SignUp | undefined> {
  const isOfPage = sql`${signUps.pageHash} is not distinct from ${hashPage(page)}`
  const [found] = await queries.select().from(signUps).where(eq(signUps.email, email)).orderBy(desc(isOfPage), desc(signUps.createdAt)).limit(1)
  return found
}

/** Whether a sign-up waits for the address. */
export async function isWaiting(queries: Queries, email: string): Promise<boolean> {
  const found = await queries.select({ id: signUps.id }).from(signUps).where(eq(signUps.email, email)).limit(1)
  return found.length > 0
}

/**
 * Turns a sign-up into the account of its address, with its own password and name, and ends all
 * other sign-ups of the address. `null` when it is gone or the address has an account. The address
 * must be locked.
 */
export async function openAccount(queries: Queries, signUpId: string): Promise<User | null> {
  const [signUp] = await queries.delete(signUps).where(eq(signUps.id, signUpId)).returning()
  if (signUp === undefined) return null
  const { id, email, name, passwordHash, termsAcceptedAt, createdAt } = signUp
  const [user] = await queries
    .insert(users)
    .values({ id, email, name, passwordHash, termsAcceptedAt, createdAt })
    .onConflictDoNothing({ target: users.email })
    .returning()
  await endSignUps(queries, email)
  return user ?? null
}

/** Ends every sign-up that waits for the address; their codes and links end with them. */
export async function endSignUps(queries: Queries, email: string): Promise<void> {
  await queries.delete(signUps).where(eq(signUps.email, email))
}

/** Ends one sign-up. */
export async function endSignUp(queries: Queries, id: string): Promise<void> {
  await queries.delete(signUps).where(eq(signUps.id, id))
}

export async function deletePastSignUps(queries: Queries, now: Date): Promise<void> {
  await queries.delete(signUps).where(lte(signUps.createdAt, new Date(now.getTime() - lifetimes.signUp)))
}
