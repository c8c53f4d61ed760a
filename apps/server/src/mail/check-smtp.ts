import { createTransport } from 'nodemailer'
import type { Milliseconds } from '@relampago/domain/units'
import { connectionOptions } from './smtp.ts'

export type SmtpCheckOptions = { url: string; timeoutMs: Milliseconds; clock?: () => Milliseconds }
/** Throws what keeps mails from being handed over. */
export type SmtpCheck = (signal: AbortSignal) => Promise<void>

/** Providers count sign-ins and may block an account that signs in all day. */
const signInEveryMs: Milliseconds = 10 * 60_000
const refusedSignInEveryMs: Milliseconds = 60_000

/**
 * Connects, reads the greeting, says EHLO, encrypts the line where mails are, and leaves again. The
 * password is tried every ten minutes; once it was refused, the check fails until it is accepted.
 */
export function createSmtpCheck({ url, timeoutMs, clock = () => performance.now() }: SmtpCheckOptions): SmtpCheck {
  const anonymous = withoutUser(url)
  let signInDue = anonymous === url ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
  let refused: Error | null = null

  async function verify(address: string, signal: AbortSignal): Promise<void> {
    await createTransport(connectionOptions({ url: address, timeoutMs, signal })).verify()
  }

  return async (signal) => {
    if (clock() < signInDue) {
      await verify(anonymous, signal)
      if (refused !== null) throw refused
      return
    }
    try {
      await verify(url, signal)
      refused = null
      signInDue = clock() + signInEveryMs
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EAUTH') {
        refused = error as Error
        signInDue = clock() + refusedSignInEveryMs
      }
      throw error
    }
  }
}

function withoutUser(url: string): string {
  const address = new URL(url)
  if (address.username === '' && address.password === '') return url
  address.username = ''
  address.password = ''
  return address.href
}
