import type { Bilingual } from '../catalogue/languages.ts'

type Rule = { isKept: (password: string) => boolean; text: Bilingual }

/** Rules of a password in the order they are checked and shown. */
export const passwordRules = {
  length: {
    isKept: (password: string) => password.length >= 8,
    text: { pt: 'A senha deve ter pelo menos 8 caracteres', en: 'The password must have at least 8 characters' },
  },
  uppercase: {
    isKept: (password: string) => /\p{Lu}/u.test(password),
    text: { pt: 'A senha deve conter pelo menos uma letra maiúscula', en: 'The password must contain at least one uppercase letter' },
  },
  lowercase: {
    isKept: (password: string) => /\p{Ll}/u.test(password),
    text: { pt: 'A senha deve conter pelo menos uma letra minúscula', en: 'The password must contain at least one lowercase letter' },
  },
  digit: {
    isKept: (password: string) => /\d/.test(password),
    text: { pt: 'A senha deve conter pelo menos um número', en: 'The password must contain at least one number' },
  },
} as const satisfies Record<string, Rule>
export type PasswordRule = keyof typeof passwordRules

/** The first rule that a new password breaks, or `null`. For signing up and for resetting. */
export function brokenPasswordRule(password: string): PasswordRule | null {
  return (Object.keys(passwordRules) as PasswordRule[]).find((rule) => !passwordRules[rule].isKept(password)) ?? null
}

/** One of these must be in a changed password. */
export const specialCharacters = '!@#$%^&*()-_=+.,:;?'

/** The whole rule, no matter which part is missing. */
const changedPasswordText: Bilingual = {
  pt: `A senha deve conter: 8 ou mais caracteres, uma letra maiúscula, uma letra minúscula, um número e um caractere especial (${specialCharacters})`,
  en: `The password must contain: 8 or more characters, an uppercase letter, a lowercase letter, a number and a special character (${specialCharacters})`,
}

/**
 * The text of the rule for a password that replaces the one known, or `null` when it is kept.
 * Stricter than signing up by a special character.
 */
export function brokenChangedPasswordRule(password: string): Bilingual | null {
  const hasSpecial = specialCharacters.split('').some((character) => password.includes(character))
  return hasSpecial && brokenPasswordRule(password) === null ? null : changedPasswordText
}
