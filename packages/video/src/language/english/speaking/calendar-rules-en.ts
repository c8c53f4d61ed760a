import { speechWords } from '../../../content/content.ts'
import { append, drawnFractions, speakingRule, type SpeakingRule, type TokenContext } from '../../speaking/speaking-rules.ts'
import { isYear, number, sayRange, sayWritten } from './measures-en.ts'
import { sayCardinal, sayOrdinal, sayYear } from './numbers-en.ts'

function sayClock(hours: number, minutes: number, half: string | undefined): string | null {
  if (hours > 24 || minutes > 59) return null
  const hour = sayCardinal(hours)
  const rest = minutes === 0 ? '' : minutes < 10 ? ` oh ${sayCardinal(minutes)}` : ` ${sayCardinal(minutes)}`
  const { letters } = speechWords('en')
  if (half !== undefined) return `${hour}${rest} ${half.toLowerCase() === 'a' ? letters['a'] : letters['p']} ${letters['m']}`
  return minutes === 0 ? `${hour} o'clock` : `${hour}${rest}`
}

function counted(count: string | undefined, one: string): string {
  return `${sayCardinal(Number(count))} ${one}${Number(count) === 1 ? '' : 's'}`
}

function sayDate(month: number, day: number, year: string | undefined): string | null {
  const name = speechWords('en').months[month - 1]
  if (name === undefined || day < 1 || day > 31) return null
  if (year === undefined) return `${name} ${sayOrdinal(day)}`
  const fullYear = Number(year.length === 2 ? `20${year}` : year)
  return `${name} ${sayOrdinal(day)}, ${isYear(fullYear) ? sayYear(fullYear) : sayCardinal(fullYear)}`
}

const fractions = ['', '', 'half', 'third', 'quarter', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'] as const

/** Beside another date: "9/6 to 9/10". */
function isSpanOfDates({ before: [previous = '', beforePrevious = ''], next, afterNext }: TokenContext): boolean {
  const joint = /^(?:to|through|until|and)$/
  const date = /^\d{1,2}\/\d{1,2}$/
  return (joint.test(next) && date.test(afterNext)) || (joint.test(previous) && date.test(beforePrevious))
}

export function sayFraction(above: number, below: number, previous: string): string | null {
  const name = fractions[below]
  if (name === undefined || name === '' || above < 1 || above >= below) return null
  const afterNumber = /^\d+$/.test(previous) ? 'and ' : ''
  if (below === 2) return afterNumber === '' ? 'half' : 'and a half'
  return `${afterNumber}${sayCardinal(above)} ${name}${above === 1 ? '' : 's'}`
}

/** Times of day, dates, and the slashes and colons that are neither: fractions, ratings, ratios. */
export const clockAndDateRules: SpeakingRule[] = [
  speakingRule(String.raw`(\d{1,2})(?::(\d{2}))? ?([ap])\.?m\.?`, (m) => sayClock(Number(m[1]), Number(m[2] ?? 0), m[3])),
  speakingRule(String.raw`(\d{1,2})(?::(\d{2}))?[-–](\d{1,2})(?::(\d{2}))? ?([ap])\.?m\.?`, (m) => {
    const from = sayClock(Number(m[1]), Number(m[2] ?? 0), undefined)?.replace(" o'clock", '')
    return from === undefined ? null : append(sayClock(Number(m[3]), Number(m[4] ?? 0), m[5]), '', `${from} to `)
  }),
  speakingRule(String.raw`(\d{1,2})(?::(\d{2}))? ?([ap])\.?m\.?[-–](\d{1,2})(?::(\d{2}))? ?([ap])\.?m\.?`, (m) => {
    const from = sayClock(Number(m[1]), Number(m[2] ?? 0), m[3])
    return from === null ? null : append(sayClock(Number(m[4]), Number(m[5] ?? 0), m[6]), '', `${from} to `)
  }),
  speakingRule(String.raw`(\d{1,2}):(\d{2}):(\d{2})`, (m) => {
    const [hours, minutes, seconds] = [counted(m[1], 'hour'), counted(m[2], 'minute'), counted(m[3], 'second')]
    return `${hours}, ${minutes} and ${seconds}`
  }),
  speakingRule(String.raw`(\d{1,2})h(\d{1,2})(?:m|min)?`, (m) => `${counted(m[1], 'hour')} and ${counted(m[2], 'minute')}`),
  // "1h 20m"
  speakingRule(String.raw`(\d{1,2})m`, (m, { previous }) => (/^\d+h$/.test(previous) ? counted(m[1], 'minute') : null)),
  speakingRule(String.raw`(\d{1,2}):(\d{2})`, (m) => sayClock(Number(m[1]), Number(m[2]), undefined)),
  speakingRule(String.raw`(\d{1,3}):(\d{1,3})`, (m) => `${sayCardinal(Number(m[1]))} to ${sayCardinal(Number(m[2]))}`),
  speakingRule(String.raw`(\d{4})-(\d{2})-(\d{2})`, (m) => sayDate(Number(m[2]), Number(m[3]), m[1])),
  speakingRule(String.raw`(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})`, (m) => sayDate(Number(m[1]), Number(m[2]), m[3])),
  speakingRule(
    String.raw`((?:19|20)\d{2})/((?:19|20)?\d{2})`,
    (m) => `${sayYear(Number(m[1]))} ${(m[2] ?? '').length === 4 ? sayYear(Number(m[2])) : sayCardinal(Number(m[2]))}`,
  ),
  speakingRule('9/11', () => 'nine eleven'),
  speakingRule(String.raw`(\d{1,2})/(\d{1,2})`, (m, around) => (isSpanOfDates(around) ? sayDate(Number(m[1]), Number(m[2]), undefined) : null)),
  speakingRule(String.raw`(\d+)-(\d)/(\d)`, (m) => append(sayFraction(Number(m[2]), Number(m[3]), m[1] ?? ''), '', `${sayCardinal(Number(m[1]))} `)),
  speakingRule('24/7', () => 'twenty four seven'),
  speakingRule(`(${number})/(5|10|100)`, (m) =>
    /\./.test(m[1] ?? '') || m[2] !== '5' ? append(sayWritten(m[1] ?? ''), ` out of ${sayCardinal(Number(m[2]))}`) : null,
  ),
  speakingRule(String.raw`(\d)/(\d)`, (m, around) => sayFraction(Number(m[1]), Number(m[2]), around.previous)),
  speakingRule(String.raw`(\d+)?([½¼¾⅓⅔])`, (m, { previous }) => {
    const [above, below] = drawnFractions[m[2] ?? ''] ?? [1, 2]
    const said = sayFraction(above, below, m[1] ?? previous)
    return m[1] === undefined ? said : `${sayCardinal(Number(m[1]))} ${said}`
  }),
  speakingRule(String.raw`(\d{1,2})/(\d{1,2})`, (m) => sayDate(Number(m[1]), Number(m[2]), undefined)),
  speakingRule(`(${number})/(${number})`, (m) => sayRange(m[1] ?? '', m[2] ?? '')?.replace(' to ', ' by ') ?? null),
]
