import type { EpochMs } from '../units.ts'
import { limitDay, startOfDay } from './plan-limits.ts'

/**
 * The moment `months` months after `start`, by the calendar of São Paulo and at the same time of
 * day. A day that the month lacks becomes its last one, and later months return to the first day:
 * January 31, February 28, March 31.
 */
export function monthsAfter(start: EpochMs, months: number): EpochMs {
  const day = limitDay(start)
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const target = new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10)
  return startOfDay(target) + (start - startOfDay(day))
}
