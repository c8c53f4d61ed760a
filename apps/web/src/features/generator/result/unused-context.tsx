import { durations, type VideoDuration } from '@relampago/domain/catalogue'
import { useTexts } from '../../../language/language.ts'
import { CopyButton } from './copy-button.tsx'
import { toldTexts } from './told.texts.ts'

/** What of the person's own words is neither spoken nor shown, and what helps. */
export function UnusedContext({ parts, duration }: { parts: readonly string[]; duration: VideoDuration }) {
  const texts = useTexts(toldTexts)
  if (parts.length === 0) return null
  return (
    <section className="rounded-lg border border-hairline bg-surface-1 px-5 pt-4 pb-2">
      <h2 className="type-heading text-body">{texts.unused}</h2>
      <p className="mt-1 text-small text-ink-muted">{texts.unusedHint(duration < Math.max(...durations))}</p>
      <ul className="mt-1">
        {parts.map((part) => (
          <li key={part} className="flex items-center justify-between gap-3 border-b border-hairline py-1 text-small last:border-b-0">
            <span className="min-w-0 break-words whitespace-pre-line">{part}</span>
            <CopyButton text={part} label={texts.copyUnused(part)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
