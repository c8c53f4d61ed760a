import type { Milliseconds } from '@relampago/domain/units'

/**
 * The account a bearer token names. It is valid only while the account's token version is the same.
 */
export type TokenClaims = { userId: string; tokenVersion: number }

/** Claims of a token that was sent to us, and how long it was made to last. */
export type ReadToken = TokenClaims & { lifetime: Milliseconds }

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the bearer token; `null` without a valid one. */
    claims: ReadToken | null
  }
}
