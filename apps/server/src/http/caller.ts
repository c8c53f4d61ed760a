import { AppError } from '@relampago/domain/contracts'
import type { User } from '../database/schema.ts'
import type { TokenClaims } from './claims.ts'

/** The account of a session. Throws `not_authenticated` when it has ended. */
export type LoadUser = (claims: TokenClaims) => Promise<User>

/** Who asks, in calls that visitors may make too: an ended session is a visitor's. */
export async function callerOf(loadUser: LoadUser, claims: TokenClaims | null): Promise<User | null> {
  if (claims === null) return null
  try {
    return await loadUser(claims)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_authenticated') return null
    throw error
  }
}
