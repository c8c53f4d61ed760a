import type { VideoState } from '../contracts/video-list.ts'
import type { EpochMs, Milliseconds } from '../units.ts'

const minuteMs = 60_000
/** A video is shown as expiring from here down to its end. */
export const expiringMs = 5 * minuteMs
/** Under this, a page that has just been opened does not warn any more: the highlight says it. */
const warnDownToMs = 4 * minuteMs

/** A file that can be downloaded until `expiresAt`. */
export function videoState(expiresAt: EpochMs, now: EpochMs): VideoState {
  const left = expiresAt - now
  if (left <= 0) return 'expired'
  return left <= expiringMs ? 'expiring' : 'active'
}

/** Whether to warn now that a video will expire: from 5 minutes before its end down to 4. */
export function isExpiryWarningDue(expiresAt: EpochMs, now: EpochMs): boolean {
  const left = expiresAt - now
  return left <= expiringMs && left >= warnDownToMs
}

/** Minutes and seconds as `4:07`; never below `0:00`. */
export function minutesAndSeconds(span: Milliseconds): string {
  const seconds = Math.max(0, Math.floor(span / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
