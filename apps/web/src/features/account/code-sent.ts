import { verificationCode } from '@relampago/domain/catalogue'
import type { EpochMs, Milliseconds } from '@relampago/domain/units'

/** When a code last went to each address, while this page is open; the server keeps the rule. */
const sentAt = new Map<string, EpochMs>()

export function noteCodeSent(email: string, now: EpochMs): void {
  sentAt.set(email, now)
}

/** How long until another code may be asked for; 0 when it may be now. */
export function waitBeforeResend(email: string, now: EpochMs): Milliseconds {
  const sent = sentAt.get(email)
  return sent === undefined ? 0 : Math.max(0, sent + verificationCode.resendAfterMs - now)
}
