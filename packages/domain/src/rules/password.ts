import type { Bilingual } from '../catalogue/languages.ts'

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
} as const satisfies Record<string, { isKept: (password: string) => boolean; text: Bilingual }>
export type PasswordRule = keyof typeof passwordRules

/** The first rule that a new password breaks, or `null`. */
export function brokenPasswordRule(password: string): PasswordRule | null {
  return (Object.keys(passwordRules) as PasswordRule[]).find((rule) => !passwordRules[rule].isKept(password)) ?? null
}
