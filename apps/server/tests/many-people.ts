import { randomUUID } from 'node:crypto'
import { tokenOf } from '../src/accounts/sessions/sessions.ts'
import { createTokens } from '../src/accounts/sessions/tokens.ts'
import { sessions, users, type Session } from '../src/database/schema.ts'
import { testSecretKey, type TestPlatform } from './test-platform.ts'

/** Tokens of new users, who are stored without the steps of a sign-up: for tests that need many. */
export async function manyPeople({ database, clock }: TestPlatform, count: number): Promise<string[]> {
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + 60 * 60_000)
  const people = Array.from({ length: count }, (): { id: string; session: Session } => {
    const userId = randomUUID()
    const session = { id: randomUUID(), userId, tokenVersion: 1, createdAt, lastUsedAt: createdAt, expiresAt, remember: false, browser: null }
    return { id: userId, session }
  })
  await database.queries.insert(users).values(people.map(({ id }) => ({ id, email: `${id}@exemplo.com`, name: 'Bia Lima', createdAt })))
  await database.queries.insert(sessions).values(people.map(({ session }) => session))
  const tokens = createTokens(testSecretKey, clock.now)
  return Promise.all(people.map(async ({ session }) => (await tokenOf({ tokens }, session)).token))
}
