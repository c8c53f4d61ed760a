import type { ServiceStatusReply } from '@relampago/domain/contracts'
import { useLanguage } from '../../language/language.ts'
import { dayText, percentText } from './figures.ts'
import { useStatusTexts } from './status-texts.ts'

type Day = ServiceStatusReply['services'][number]['days'][number]

/** Named one by one, the newest first; the others are counted. */
const mostNamed = 3
/** A day with less than this is as bad as an outage of a quarter of an hour. */
const badBelow = 99

/** How high a day stands and in which colour: a failing one is lower, too. */
function lookOfDay(uptime: number | null): string {
  if (uptime === null) return 'h-1 bg-surface-3'
  if (uptime === 100) return 'h-full bg-good/75'
  return uptime >= badBelow ? 'h-3/4 bg-warn' : 'h-1/2 bg-bad'
}

/** The same in words, for everybody. */
function DaysInWords({ days }: { days: readonly Day[] }) {
  const texts = useStatusTexts()
  const language = useLanguage()
  const recorded = days.filter(({ uptime }) => uptime !== null)
  const failing = recorded.filter(({ uptime }) => uptime !== null && uptime < 100).toReversed()
  if (recorded.length === 0) return texts.noDays
  if (failing.length === 0) return texts.daysWithout(recorded.length)
  const named = failing.slice(0, mostNamed).map(({ day, uptime }) => `${dayText(day, language)} (${percentText(uptime ?? 0, language)})`)
  const others = failing.length - named.length
  return `${texts.daysWith(failing.length, recorded.length)} ${[...named, ...(others > 0 ? [texts.more(others)] : [])].join(', ')}.`
}

/** A line for each of the 90 days, the oldest first, and what they show in words. */
export function DayBar({ days }: { days: readonly Day[] }) {
  const texts = useStatusTexts()
  return (
    <figure className="mt-4">
      <div aria-hidden className="flex h-9 items-end gap-px px-1.5 sm:gap-0.5">
        {days.map(({ day, uptime }) => (
          <span key={day} className={`min-w-0 flex-1 -skew-x-12 rounded-[1px] forced-colors:bg-[CanvasText] ${lookOfDay(uptime)}`} />
        ))}
      </div>
      <div aria-hidden className="mt-1.5 flex justify-between text-micro text-ink-faint">
        <span>{texts.oldest}</span>
        <span>{texts.today}</span>
      </div>
      <figcaption className="mt-2 text-small text-ink-muted">
        <DaysInWords days={days} />
      </figcaption>
    </figure>
  )
}
