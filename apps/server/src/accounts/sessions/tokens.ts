import { jwtVerify, SignJWT } from 'jose'
import { sql } from '../../database/drizzle.ts'
import { users } from '../../database/schema.ts'
import type { TokenClaims } from '../../http/claims.ts'

const issuer = 'relampago'
/** Set on an account, invalidates every token issued before. */
export const nextTokenVersion = sql`${users.tokenVersion} + 1`

export type Tokens = {
  issue: (claims: TokenClaims, expiresAt: Date) => Promise<string>
  /** Claims of a token that we signed and that has not expired; `null` for anything else. */
  read: (token: string) => Promise<TokenClaims | null>
}

export function createTokens(secretKey: Uint8Array, now: () => Date): Tokens {
  return {
    issue({ userId, sessionId }, expiresAt) {
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setIssuer(issuer)
        .setIssuedAt(now())
        .setExpirationTime(expiresAt)
        .sign(secretKey)
    },
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, secretKey, {
          issuer,
          algorithms: ['HS256'],
          currentDate: now(),
          requiredClaims: ['sub', 'iat', 'exp', 'sid'],
        })
        const { sub, sid } = payload
        return typeof sub === 'string' && typeof sid === 'string' ? { userId: sub, sessionId: sid } : null
      } catch {
        // Forged, altered, expired or not a token: the caller treats all alike.
        return null
      }
    },
  }
}
