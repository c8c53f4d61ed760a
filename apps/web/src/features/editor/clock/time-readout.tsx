import { useRef } from 'react'
import { useLanguage } from '../../../language/language.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useEditor } from '../editor.ts'
import { timeText } from './time-text.ts'
import { useShownSeconds } from './shown-seconds.ts'
import { usePlayerTime } from './use-player.ts'

/** `0:04,1 / 0:10,0`. The sliders say the time to screen readers. */
export function TimeReadout({ className }: { className?: string }) {
  const language = useLanguage()
  const { player } = useEditor()
  const total = useShownSeconds()
  const now = useRef<HTMLSpanElement>(null)
  usePlayerTime(player, (time) => {
    if (now.current !== null) now.current.textContent = timeText(Math.min(time, total), language)
  })
  return (
    <p aria-hidden data-testid="time" className={classNames('text-small whitespace-nowrap text-ink-muted tabular-nums', className)}>
      <span ref={now} className="font-semibold text-ink" /> / {timeText(total, language)}
    </p>
  )
}
