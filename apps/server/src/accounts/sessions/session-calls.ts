import { AppError, type CallReply } from '@relampago/domain/contracts'
import type { Session } from '../../database/schema.ts'
import type { Handlers } from '../../http/register-calls.ts'
import { sessionTexts } from './sessions.texts.ts'
import { endSession, endSessions, openSessions, type SessionOptions } from './sessions.ts'

export type SessionCalls = 'logout' | 'sessions' | 'endSession' | 'endSessions'

/** Calls by which users see where they are signed in, and sign out. */
export function sessionCalls({ database, now }: SessionOptions): Handlers<SessionCalls> {
  return {
    async logout({ request, language }) {
      if (request.claims !== null) await endSession(database.queries, request.claims)
      return { success: true, message: sessionTexts.signedOut[language] }
    },
    async sessions({ user, claims }) {
      const open = await openSessions(database, user.id, now())
      return { sessions: open.map((session) => sessionRow(session, claims.sessionId)) }
    },
    async endSession({ user, params, language }) {
      const ended = await endSession(database.queries, { userId: user.id, sessionId: params.sessionId })
      if (!ended) throw new AppError('not_found')
      return { success: true, message: sessionTexts.ended[language] }
    },
    async endSessions({ user, claims, query, language }) {
      await endSessions(database.queries, user.id, query.keep_this === 'true' ? claims.sessionId : null)
      return { success: true, message: sessionTexts.allEnded[language] }
    },
  }
}

function sessionRow({ id, browser, createdAt, lastUsedAt, expiresAt }: Session, currentId: string): CallReply<'sessions'>['sessions'][number] {
  return {
    id,
    browser,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    is_current: id === currentId,
  }
}
