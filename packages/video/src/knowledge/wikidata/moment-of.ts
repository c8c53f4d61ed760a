import { z } from 'zod'
import type { Moment } from '../../language/rules/fact-rules.ts'

const timeShape = z.object({
  // As "+1953-05-29T00:00:00Z"; month and day are 00 where the precision does not reach them.
  time: z.string().regex(/^[+-]\d{1,6}-\d\d-\d\dT/),
  precision: z.number().int(),
  calendarmodel: z.string(),
})
const precisions: Readonly<Record<number, Moment['precision']>> = { 7: 'century', 8: 'decade', 9: 'year', 10: 'month', 11: 'day' }
const julian = 'Q1985786'

/**
 * A value of type time; `null` when it is coarser than a century or not a date. A day of the Julian
 * calendar is told by its year: nobody would name the calendar with it.
 */
export function momentOf(value: unknown): Moment | null {
  const read = timeShape.safeParse(value)
  if (!read.success) return null
  const { time, calendarmodel } = read.data
  const [, sign = '', years = '', months = '', days = ''] = /^([+-])(\d+)-(\d\d)-(\d\d)/.exec(time) ?? []
  const year = Number(years) * (sign === '-' ? -1 : 1)
  const [month, day] = [Number(months), Number(days)]
  const stated = precisions[read.data.precision]
  if (stated === undefined || year === 0) return null
  const precision = certainPrecision(stated, { month, day, isJulian: calendarmodel.endsWith(julian) })
  return { precision, year, month, day, isAbout: false }
}

/** What of a stated precision the date itself bears out. */
function certainPrecision(stated: Moment['precision'], { month, day, isJulian }: { month: number; day: number; isJulian: boolean }): Moment['precision'] {
  if (stated !== 'day' && stated !== 'month') return stated
  if (isJulian || month < 1 || month > 12) return 'year'
  return stated === 'day' && (day < 1 || day > 31) ? 'month' : stated
}
