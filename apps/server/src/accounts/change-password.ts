import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { AppError } from '@relampago/domain/contracts'
import { brokenChangedPasswordRule } from '@relampago/domain/rules'
import type { Queries } from '../database/database.ts'
import { and, eq } from '../database/drizzle.ts'
import { passwordResets, users, type User } from '../database/schema.ts'
import type { TokenClaims } from '../http/claims.ts'
import { passwordChangedMail } from '../mail/password-changed-mail.ts'
import type { AccountsOptions } from './accounts-options.ts'
import { checkOwnPassword } from './passwords/check-password.ts'
import { renewSession, tokenOf, type SignedIn } from './sessions/sessions.ts'
import { nextTokenVersion } from './sessions/tokens.ts'

export type PasswordChange = { currentPassword: string; newPassword: string }

/**
 * Gives the account another password and the caller's session a new bearer token, as long-lived as
 * the one they came with. Every older token and every open reset link become invalid. Throws
 * `password_missing`, `wrong_password`, `password_weak` or `password_unchanged`.
 */
export async function changePassword(
  options: AccountsOptions,
  user: User,
  { currentPassword, newPassword, claims, language }: PasswordChange & { claims: TokenClaims; language: InterfaceLanguage },
): Promise<SignedIn> {
  const { database, passwords, now } = options
  await checkOwnPassword(passwords, user, currentPassword)
  const broken = brokenChangedPasswordRule(newPassword)
  if (broken !== null) throw new AppError('password_weak', { rule: broken[language] })
  if (newPassword === currentPassword) throw new AppError('password_unchanged')
  const passwordHash = await passwords.hash(newPassword)
  const session = await database.transaction(async ({ queries }) => {
    const [changed] = await queries
      .update(users)
      .set({ passwordHash, tokenVersion: nextTokenVersion })
      .where(and(eq(users.id, user.id), eq(users.tokenVersion, user.tokenVersion)))
      .returning({ tokenVersion: users.tokenVersion })
    // Another change or reset came first, so the caller's token is no longer valid.
    if (changed === undefined) throw new AppError('not_authenticated')
    const renewed = await renewSession(queries, claims, { tokenVersion: changed.tokenVersion, now: now() })
    if (renewed === null) throw new AppError('not_authenticated')
    await queries.delete(passwordResets).where(eq(passwordResets.userId, user.id))
    await mailPasswordChanged(options, queries, user, language)
    return renewed
  })
  return tokenOf(options, session)
}

/** Warns the owner by mail, in case another person changed it. */
export async function mailPasswordChanged({ publicUrl, outbox }: AccountsOptions, queries: Queries, user: User, language: InterfaceLanguage): Promise<void> {
  await outbox.put(queries, passwordChangedMail({ to: user.email, link: `${publicUrl()}/forgot-password`, language }))
}
