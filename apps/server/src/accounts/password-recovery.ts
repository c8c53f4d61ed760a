import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { lifetimes, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { AppError } from '@relampago/domain/contracts'
import type { Queries } from '../database/database.ts'
import { and, eq, gt, lte } from '../database/drizzle.ts'
import { passwordResets, users } from '../database/schema.ts'
import { passwordResetMail } from '../mail/password-reset-mail.ts'
import type { AccountsOptions } from './accounts-options.ts'
import { mailPasswordChanged } from './change-password.ts'
import { takeMailTurn, writeForKnownOnly } from './mail-requests.ts'
import { checkNewPassword } from './passwords/check-password.ts'
import { endSessions } from './sessions/sessions.ts'
import { nextTokenVersion } from './sessions/tokens.ts'

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** True in a condition for the reset this token stands for, while it is valid. */
function isValid(token: string, now: Date) {
  return and(eq(passwordResets.tokenHash, hashToken(token)), gt(passwordResets.expiresAt, now))
}

/**
 * Sends a link for a new password, at most once a minute for one address. Neither the reply nor the
 * work reveals whether the address has an account. It also gives a password to accounts without
 * one. A sign-up that waits gets none: its password is not recovered but chosen in another sign-up.
 */
export async function requestPasswordReset(options: AccountsOptions, email: string, language: InterfaceLanguage): Promise<void> {
  const { database, secretKey, publicUrl, outbox, now } = options
  await database.transaction(async (transaction) => {
    const { queries } = transaction
    const [person] = await queries.select({ id: users.id, email: users.email }).from(users).where(eq(users.email, email)).for('key share')
    if ((await takeMailTurn(queries, { secretKey, purpose: 'reset', email, now: now() })) > 0) return
    const stranger = { id: randomUUID(), email }
    await writeForKnownOnly(transaction, { known: person, stranger }, async ({ id, email: to }) => {
      const link = `${publicUrl()}/reset-password?token=${await issueToken(queries, id, now())}`
      await outbox.put(queries, passwordResetMail({ to, link, language }))
    })
  })
}

/** A new token in addition to those the account has. Only its hash is stored. */
async function issueToken(queries: Queries, userId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + lifetimes.resetLink)
  await queries.insert(passwordResets).values({ userId, tokenHash: hashToken(token), expiresAt, sentAt: now })
  return token
}

/**
 * Sets a new password by the link of the mail, which works once: of parallel uses one succeeds, and
 * the account's other links end with it. A password that breaks a rule leaves the link as it was.
 * Every bearer token of the account becomes invalid.
 */
export async function resetPassword(
  options: AccountsOptions,
  { token, newPassword }: { token: string; newPassword: string },
  language: InterfaceLanguage,
): Promise<void> {
  const { database, passwords, now } = options
  checkNewPassword(newPassword, language)
  // Looked up before the expensive hash. The link is used up later, in the transaction of the
  // change.
  const [reset] = await database.read((queries) => queries.select({ userId: passwordResets.userId }).from(passwordResets).where(isValid(token, now())))
  if (reset === undefined) throw new AppError('reset_link_invalid')
  const passwordHash = await passwords.hash(newPassword)
  await database.transaction(async ({ queries }) => {
    const [user] = await queries.update(users).set({ passwordHash, tokenVersion: nextTokenVersion }).where(eq(users.id, reset.userId)).returning()
    const used = await queries.delete(passwordResets).where(isValid(token, now())).returning({ userId: passwordResets.userId })
    // Thrown inside the transaction, so that all of it is rolled back.
    if (user === undefined || used.length === 0) throw new AppError('reset_link_invalid')
    await queries.delete(passwordResets).where(eq(passwordResets.userId, user.id))
    await endSessions(queries, user.id)
    await mailPasswordChanged(options, queries, user, language)
  })
}

export async function deleteExpiredResets(queries: Queries, now: Date): Promise<void> {
  await queries.delete(passwordResets).where(lte(passwordResets.expiresAt, now))
}
