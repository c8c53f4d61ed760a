import { useLanguage } from '../../../language/language.ts'
import { shortTimeText } from '../clock/time-text.ts'
import { ruleTicks, type TimeScale } from './time-scale.ts'

/** Times above the tracks; screen readers have them in the names of bars. */
export function Ruler({ scale }: { scale: TimeScale }) {
  const language = useLanguage()
  const width = scale.pixelsPerSecond * scale.totalSeconds
  return (
    <div aria-hidden className="relative h-8 cursor-ew-resize text-micro text-ink-muted tabular-nums select-none">
      {ruleTicks(scale).map(({ time, isLabelled }) => {
        const left = time * scale.pixelsPerSecond
        if (!isLabelled) return <span key={time} className="absolute bottom-1 h-1 w-px bg-surface-3" style={{ left }} />
        // Labels at the ends stay inside.
        const shift = time === 0 ? '' : left > width - 20 ? '-translate-x-full' : '-translate-x-1/2'
        return (
          <span key={time} className={`absolute top-2 ${shift}`} style={{ left }}>
            {shortTimeText(time, language)}
          </span>
        )
      })}
    </div>
  )
}
