import { brokenPasswordRule, passwordRules } from '@relampago/domain/rules'
import type { InterfaceLanguage } from '@relampago/domain/catalogue'

/** What a new account is asked for. */
export type SignupForm = { firstName: string; lastName: string; email: string; password: string; confirmation: string; terms: boolean }

/** First and last name as one, with single spaces. */
export function fullName({ firstName, lastName }: Pick<SignupForm, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim().replaceAll(/\s+/g, ' ')
}

/**
 * The text of the first rule that a password breaks; `true` when it keeps all, as the form library
 * expects.
 */
export function passwordVerdict(password: string, language: InterfaceLanguage): string | true {
  const broken = brokenPasswordRule(password)
  return broken === null ? true : passwordRules[broken].text[language]
}
