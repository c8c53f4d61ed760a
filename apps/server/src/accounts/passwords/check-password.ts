import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { AppError } from '@relampago/domain/contracts'
import { brokenPasswordRule, passwordRules } from '@relampago/domain/rules'
import type { User } from '../../database/schema.ts'
import type { Passwords } from './passwords.ts'

/** Throws `password_weak` naming the first rule that is broken. For signing up and resetting. */
export function checkNewPassword(password: string, language: InterfaceLanguage): void {
  const broken = brokenPasswordRule(password)
  if (broken !== null) throw new AppError('password_weak', { rule: passwordRules[broken].text[language] })
}

/**
 * Checks that the caller is the owner. Throws `password_missing` for an account that has none, and
 * `wrong_password`.
 */
export async function checkOwnPassword(passwords: Passwords, { passwordHash }: User, password: string): Promise<void> {
  if (passwordHash === null) throw new AppError('password_missing')
  if (!(await passwords.matches(password, passwordHash))) throw new AppError('wrong_password')
}
