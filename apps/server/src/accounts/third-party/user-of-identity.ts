import { randomUUID } from 'node:crypto'
import { inputLimits } from '@relampago/domain/catalogue'
import { AppError } from '@relampago/domain/contracts'
import { cutText, readEmailAddress } from '@relampago/domain/rules'
import type { Database, Queries } from '../../database/database.ts'
import { and, eq, sql } from '../../database/drizzle.ts'
import { emailCodes, identities, passwordResets, users, type User } from '../../database/schema.ts'
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
    const user = await createOrClaim(queries, email, personName(identity.name, email), now)
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

async function createOrClaim(queries: Queries, email: string, name: string, now: Date): Promise<User> {
  const fresh = { id: randomUUID(), email, name, passwordHash: null, isVerified: true, createdAt: now }
  const [created] = await queries.insert(users).values(fresh).onConflictDoNothing({ target: users.email }).returning()
  if (created !== undefined) return created
  const [user] = await queries.select().from(users).where(eq(users.email, email)).for('update')
  if (user === undefined) throw new Error('the account of this e-mail was removed in between')
  return user.isVerified ? user : takeOver(queries, user, name)
}

/**
 * An unverified account may have been registered by an attacker who waits for the owner. When the
 * owner signs in, its password, tokens, codes and links become invalid.
 */
async function takeOver(queries: Queries, { id }: User, name: string): Promise<User> {
  await queries.delete(emailCodes).where(eq(emailCodes.userId, id))
  await queries.delete(passwordResets).where(eq(passwordResets.userId, id))
  const [taken] = await queries
    .update(users)
    .set({ name, passwordHash: null, isVerified: true, tokenVersion: sql`${users.tokenVersion} + 1` })
    .where(eq(users.id, id))
    .returning()
  if (taken === undefined) throw new Error(`account ${id} cannot be taken over`)
  return taken
}

/**
 * A name without control and direction characters, in one line; the e-mail's local part when
 * nothing readable is left.
 */
function personName(name: string, email: string): string {
  const cleaned = name.replaceAll(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ').trim()
  const short = cutText(cleaned, inputLimits.nameCharacters)
  return /[\p{L}\p{N}]/u.test(short) ? short : (email.split('@')[0] ?? email)
}
