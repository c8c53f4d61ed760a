import type { User } from '../database/schema.ts'

/** The session a bearer token names. The token is valid only while that session has not ended. */
export type TokenClaims = { userId: string; sessionId: string }

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a bearer token that we signed and that has not expired; `null` without one. */
    claims: TokenClaims | null
    /** The account of the session, where the call needs one and does not read it itself. */
    user: User | null
  }
}
