import type { Seconds } from '@relampago/domain/units'

/**
 * The last chord would have died away so long before the end: under a voice a second of it is
 * silence. It is cut there and fades.
 */
const ringing: Seconds = 1.2
const shortestRinging: Seconds = 8
/** The last chord needs this long to sound and die away. */
const shortestEnding: Seconds = 2.2

/** The length that a piece is written for; what goes beyond its own is cut. */
export function writtenSeconds(seconds: Seconds): Seconds {
  return seconds < shortestRinging ? seconds : seconds + ringing
}

/** How many bars of a written length are played before its last chord. */
export function barsBeforeEnding(seconds: Seconds, barSeconds: Seconds): number {
  const wholeBars = Math.floor(seconds / barSeconds + 1e-6)
  const endsInLastBar = seconds - (wholeBars - 1) * barSeconds >= shortestEnding
  return Math.max(0, wholeBars - (endsInLastBar ? 1 : 2))
}
