import { randomUUID } from 'node:crypto'
import { inputLimits } from '@relampago/domain/catalogue'
import { AppError } from '@relampago/domain/contracts'
import { readEmailAddress, toPersonName } from '@relampago/domain/rules'
import type { Database, Queries } from '../../database/database.ts'
import { and, eq } from '../../database/drizzle.ts'
import { identities, users, type User } from '../../database/schema.ts'
import { endSignUps, lockAddress } from '../sign-up/sign-ups.ts'
import type { Identity } from './identity-provider.ts'

/**
 * The account of a user who signed in at a third party. The first time, it is created or linked by
 * an e-mail that the third party has verified; later the e-mail there does not matter. Throws
 * `sign_in_email_unverified`, naming the `provider`.
 */
export function userOfIdentity(database: Database, identity: Identity, { provider, now }: { provider: string; now: Date }): Promise<User> {
  return database.transaction(async ({ queries }) => {
    const known = await findByIdentity(queries, identity)
    if (known !== undefined) return known
    const email = readEmailAddress(identity.email ?? '')
    if (email === null || email.length > inputLimits.emailCharacters || !identity.isEmailVerified) throw new AppError('sign_in_email_unverified', { provider })
    const user = await findOrCreate(queries, email, personName(identity.name, email), now)
    const { issuer, subject } = identity
    await queries.insert(identities).values({ issuer, subject, userId: user.id, createdAt: now }).onConflictDoNothing()
    return user
  })
}

async function findByIdentity(queries: Queries, { issuer, subject }: Identity): Promise<User | undefined> {
  const [row] = await queries
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
  return row?.user
}

/** The page says beside its button that who continues accepts the terms. */
async function findOrCreate(queries: Queries, email: string, name: string, now: Date): Promise<User> {
  // A sign-up that waits may be an attacker's. When the owner of the address signs in, it ends.
  await lockAddress(queries, email)
  await endSignUps(queries, email)
  const fresh = { id: randomUUID(), email, name, passwordHash: null, createdAt: now, termsAcceptedAt: now }
  const [created] = await queries.insert(users).values(fresh).onConflictDoNothing({ target: users.email }).returning()
  if (created !== undefined) return created
  const [user] = await queries.select().from(users).where(eq(users.email, email)).for('update')
  if (user === undefined) throw new Error('the account of this e-mail was removed in between')
  return user
}

/**
 * The name that the third party gives, by the rule for names; else that of the e-mail's local part.
 */
function personName(name: string, email: string): string {
  return toPersonName(name) ?? toPersonName(email.split('@')[0] ?? '') ?? 'Pessoa'
}
