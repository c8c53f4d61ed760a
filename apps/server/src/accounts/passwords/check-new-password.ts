import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { AppError } from '@relampago/domain/contracts'
import { brokenPasswordRule, passwordRules } from '@relampago/domain/rules'

/** Throws `password_weak` naming the first rule that is broken. For signing up and resetting. */
export function checkNewPassword(password: string, language: InterfaceLanguage): void {
  const broken = brokenPasswordRule(password)
  if (broken !== null) throw new AppError('password_weak', { rule: passwordRules[broken].text[language] })
}
