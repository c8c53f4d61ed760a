import type { UserStats } from '../../session/use-user-stats.ts'
import { useLanguage, useTexts } from '../../language/language.ts'
import { classNames } from '../../ui/class-names.ts'
import { Panel } from '../../ui/panel.tsx'
import { lastDaysTexts, weekdayText } from './last-days.texts.ts'

type Day = UserStats['last_days'][number]

/** One day as a column: how many, how high beside the best day, and which. */
function Column({ day, videos, best, isToday }: Day & { best: number; isToday: boolean }) {
  const texts = useTexts(lastDaysTexts)
  const language = useLanguage()
  return (
    <li className="flex min-w-0 flex-col text-center">
      <span className="sr-only">{texts.day(isToday ? texts.today : weekdayText(day, language, 'long'), texts.videos(videos))}</span>
      <span aria-hidden className="flex h-28 flex-col justify-end">
        <span className="mb-2 text-micro font-semibold tabular-nums">{videos}</span>
        {/* Scaled to 80 px: the number has its place above the highest column, and no videos are a line. */}
        <span
          className={classNames('min-h-0.5 shrink-0 rounded-[4px]', isToday ? 'bg-ink' : 'bg-surface-3')}
          style={{ height: best === 0 ? 0 : Math.round((80 * videos) / best) }}
        />
      </span>
      <span aria-hidden className="mt-2 truncate text-micro text-ink-muted">
        {isToday ? texts.today : weekdayText(day, language, 'short')}
      </span>
    </li>
  )
}

/** Videos of the last seven days, today at the end. */
export function LastDays({ days }: { days: readonly Day[] }) {
  const texts = useTexts(lastDaysTexts)
  const counts = days.map(({ videos }) => videos)
  const total = counts.reduce((sum, videos) => sum + videos, 0)
  return (
    <Panel title={texts.title} aside={texts.videos(total)}>
      <ol aria-label={texts.title} className="grid grid-cols-7 gap-1.5">
        {days.map((day, index) => (
          <Column key={day.day} {...day} best={Math.max(...counts)} isToday={index === days.length - 1} />
        ))}
      </ol>
    </Panel>
  )
}
