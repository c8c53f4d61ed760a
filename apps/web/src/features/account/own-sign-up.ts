import { readEmailAddress } from '@relampago/domain/rules'
import { readStored, removeStored, writeStored } from '../../storage/stored-values.ts'

/** The sign-up that this browser began, until its e-mail is confirmed. */
export type OwnSignUp = { email: string; secret: string }

const sameForm = (email: string) => readEmailAddress(email) ?? email

/** Stores what shows the server later that this browser began the sign-up. */
export function storeOwnSignUp({ email, secret }: OwnSignUp): void {
  writeStored('ownSignUp', JSON.stringify({ email: sameForm(email), secret } satisfies OwnSignUp))
}

/** The sign-up of this browser, or `null`. */
export function readOwnSignUp(): OwnSignUp | null {
  try {
    const stored = JSON.parse(readStored('ownSignUp') ?? 'null') as Partial<Record<keyof OwnSignUp, unknown>> | null
    return typeof stored?.email === 'string' && typeof stored.secret === 'string' ? { email: stored.email, secret: stored.secret } : null
  } catch {
    return null
  }
}

/**
 * The field that names the sign-up of this browser to the server; none when it began none for this
 * address.
 */
export function ownSignUpField(email: string): { sign_up?: string } {
  const own = readOwnSignUp()
  return own?.email === sameForm(email) ? { sign_up: own.secret } : {}
}

export function forgetOwnSignUp(): void {
  removeStored('ownSignUp')
}
