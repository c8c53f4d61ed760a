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
  let precision = precisions[read.data.precision]
  if (precision === undefined || year === 0) return null
  if ((precision === 'day' || precision === 'month') && (calendarmodel.endsWith(julian) || month < 1 || month > 12)) precision = 'year'
  if (precision === 'day' && (day < 1 || day > 31)) precision = 'month'
  return { precision, year, month, day, isAbout: false }
}
