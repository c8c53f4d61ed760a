import { createHash } from 'node:crypto'
import { lifetimes } from '@relampago/domain/catalogue'
import type { Queries } from '../../database/database.ts'
import { and, eq, gt, lte } from '../../database/drizzle.ts'
import { signInStates } from '../../database/schema.ts'
import type { SignInSecrets } from './identity-provider.ts'

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/**
 * Stores a sign-in that starts in the browser which holds `browserToken`, and deletes expired ones.
 */
export async function storeSignIn(queries: Queries, { state, nonce, verifier }: SignInSecrets, browserToken: string, now: Date): Promise<void> {
  await queries.delete(signInStates).where(lte(signInStates.expiresAt, now))
  const expiresAt = new Date(now.getTime() + lifetimes.signInState)
  await queries.insert(signInStates).values({ stateHash: hash(state), browserHash: hash(browserToken), nonce, verifier, expiresAt })
}

/**
 * Takes an open sign-in of this browser; one of parallel uses gets it. Another browser gets `null`
 * and changes nothing.
 */
export async function takeSignIn(queries: Queries, state: string, browserToken: string, now: Date): Promise<SignInSecrets | null> {
  const [taken] = await queries
    .delete(signInStates)
    .where(and(eq(signInStates.stateHash, hash(state)), eq(signInStates.browserHash, hash(browserToken)), gt(signInStates.expiresAt, now)))
    .returning()
  return taken === undefined ? null : { state, nonce: taken.nonce, verifier: taken.verifier }
}
