import { randomUUID } from 'node:crypto'
import { lifetimes } from '@relampago/domain/catalogue'
import { AppError } from '@relampago/domain/contracts'
import type { Database, Queries } from '../../database/database.ts'
import { and, desc, eq, gt, lte, ne } from '../../database/drizzle.ts'
import { sessions, users, type Session, type User } from '../../database/schema.ts'
import type { TokenClaims } from '../../http/claims.ts'
import { isNamedSession, isOpenSession } from '../../http/session-conditions.ts'
import type { Tokens } from './tokens.ts'

/** How exact the last use of a session is: reading must not write each time. */
const lastUseIntervalMs = 10 * 60 * 1000

export type SessionOptions = { database: Database; tokens: Tokens; now: () => Date }
export type SignedIn = { token: string; expiresInSeconds: number }
type NewSession = { remember: boolean; browser: string | null }

/**
 * Starts a session of an account and gives its bearer token. Throws `not_authenticated` when the
 * account was removed, or its password changed, since it was read.
 */
export async function beginSession(options: SessionOptions, user: Pick<User, 'id' | 'tokenVersion'>, { remember, browser }: NewSession): Promise<SignedIn> {
  const { database, now } = options
  const id = randomUUID()
  const createdAt = now()
  const expiresAt = expiryFrom(createdAt, remember)
  const { id: userId, tokenVersion } = user
  const session = { id, userId, tokenVersion, createdAt, lastUsedAt: createdAt, expiresAt, remember, browser }
  await database.transaction(async ({ queries }) => {
    const isSame = and(eq(users.id, userId), eq(users.tokenVersion, tokenVersion))
    // A change of the password waits for this lock, and ends the new session too.
    const [locked] = await queries.select({ id: users.id }).from(users).where(isSame).for('share')
    if (locked === undefined) throw new AppError('not_authenticated')
    await queries.insert(sessions).values(session)
  })
  return tokenOf(options, session)
}

/** The bearer token of a session that has just begun, or was just renewed. */
export async function tokenOf({ tokens }: Pick<SessionOptions, 'tokens'>, { id, userId, expiresAt, remember }: Session): Promise<SignedIn> {
  return { token: await tokens.issue({ userId, sessionId: id }, expiresAt), expiresInSeconds: lifetimeOf(remember) / 1000 }
}

/**
 * Reads the account of a token by one prepared statement. Throws `not_authenticated` when its
 * session has ended. Notes the use of the session, at most once in ten minutes.
 */
export function createSessionReader(database: Database, now: () => Date): (claims: TokenClaims) => Promise<User> {
  const statement = database.queries
    .select({ user: users, lastUsedAt: sessions.lastUsedAt })
    .from(sessions)
    .innerJoin(users, isOpenSession)
    .where(isNamedSession)
    .prepare('user_of_session')
  return async ({ userId, sessionId }) => {
    const [row] = await database.read(() => statement.execute({ userId, sessionId }))
    if (row === undefined) throw new AppError('not_authenticated')
    const moment = now()
    if (moment.getTime() - row.lastUsedAt.getTime() >= lastUseIntervalMs) await noteUse(database.queries, sessionId, moment)
    return row.user
  }
}

async function noteUse(queries: Queries, sessionId: string, moment: Date): Promise<void> {
  await queries
    .update(sessions)
    .set({ lastUsedAt: moment })
    .where(and(eq(sessions.id, sessionId), lte(sessions.lastUsedAt, new Date(moment.getTime() - lastUseIntervalMs))))
}

/** Where an account is signed in, the last used first. */
export async function openSessions(database: Database, userId: string, now: Date): Promise<Session[]> {
  const rows = await database.read((queries) =>
    queries
      .select({ session: sessions })
      .from(sessions)
      .innerJoin(users, isOpenSession)
      .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
      .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt), sessions.id),
  )
  return rows.map(({ session }) => session)
}

/** Ends one session of an account; false when there is none. */
export async function endSession(queries: Queries, { userId, sessionId }: TokenClaims): Promise<boolean> {
  const ended = await queries
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Ends all sessions of an account, except one where it is given. */
export async function endSessions(queries: Queries, userId: string, keptId: string | null = null): Promise<void> {
  const others = keptId === null ? undefined : ne(sessions.id, keptId)
  await queries.delete(sessions).where(and(eq(sessions.userId, userId), others))
}

/**
 * Lets one session go on under another id and the account's new token version, for as long as a new
 * one, and ends all others. Every token issued before becomes invalid. `null` when the session has
 * ended meanwhile.
 */
export async function renewSession(
  queries: Queries,
  { userId, sessionId }: TokenClaims,
  { tokenVersion, now }: { tokenVersion: number; now: Date },
): Promise<Session | null> {
  await endSessions(queries, userId, sessionId)
  const isThis = and(eq(sessions.id, sessionId), eq(sessions.userId, userId))
  const [session] = await queries.select({ remember: sessions.remember }).from(sessions).where(isThis).for('update')
  if (session === undefined) return null
  const expiresAt = expiryFrom(now, session.remember)
  const [renewed] = await queries.update(sessions).set({ id: randomUUID(), tokenVersion, lastUsedAt: now, expiresAt }).where(isThis).returning()
  return renewed ?? null
}

/** Deletes sessions whose token has expired. */
export async function deleteExpiredSessions(queries: Queries, now: Date): Promise<void> {
  await queries.delete(sessions).where(lte(sessions.expiresAt, now))
}

function lifetimeOf(remember: boolean): number {
  return remember ? lifetimes.rememberedSession : lifetimes.session
}

function expiryFrom(start: Date, remember: boolean): Date {
  return new Date(start.getTime() + lifetimeOf(remember))
}
