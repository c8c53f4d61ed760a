import type { EpochMs } from '../units.ts'

/** A wait in whole parts that add up: 1 day and 2 hours, not 1 day and 26 hours. */
export type TimeUntil = { days: number; hours: number; minutes: number }

const minuteMs = 60_000

/** Time from `now` to `moment`. Minutes round up: all zeros only once the moment has come. */
export function timeUntil(moment: EpochMs, now: EpochMs): TimeUntil {
  const minutes = Math.max(0, Math.ceil((moment - now) / minuteMs))
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 }
}
