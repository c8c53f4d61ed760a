import { and, eq, sql } from '../database/drizzle.ts'
import { sessions, users } from '../database/schema.ts'

/**
 * True in a join for sessions that the password of their account has not ended. The expiry is in
 * the token too, and is checked there.
 */
export const isOpenSession = and(eq(sessions.userId, users.id), eq(sessions.tokenVersion, users.tokenVersion))

/** True in a prepared statement for the session that claims name. */
export const isNamedSession = and(eq(sessions.id, sql.placeholder('sessionId')), eq(sessions.userId, sql.placeholder('userId')))
