import { verificationCode } from '@relampago/domain/catalogue'
import type { EpochMs, Milliseconds, Seconds } from '@relampago/domain/units'

/**
 * From when on another code may be asked for, by address, while this page is open; the server keeps
 * the rule.
 */
const opensAt = new Map<string, EpochMs>()

export function noteCodeSent(email: string, now: EpochMs): void {
  opensAt.set(email, now + verificationCode.resendAfterMs)
}

/** The server's time counts: a code was sent before this page was opened. */
export function noteResendRefused(email: string, now: EpochMs, retryAfter: Seconds): void {
  opensAt.set(email, now + retryAfter * 1000)
}

/** How long until another code may be asked for; 0 when it may be now. */
export function waitBeforeResend(email: string, now: EpochMs): Milliseconds {
  return Math.max(0, (opensAt.get(email) ?? now) - now)
}
