import { useTexts } from '../../language/language.ts'
import { videoTexts } from './video.texts.ts'

/** What the video says, sentence by sentence; those from `done` on have no picture yet. */
export function SentenceList({ sentences, done = sentences.length }: { sentences: readonly string[]; done?: number }) {
  const texts = useTexts(videoTexts)
  if (sentences.length === 0) return null
  return (
    <ol aria-label={texts.sentences} className="divide-y divide-hairline border-t border-hairline text-small">
      {sentences.map((sentence, index) => (
        <li key={`${index} ${sentence}`} className="flex animate-arrive gap-4 py-2.5">
          <span className="w-4 shrink-0 text-ink-faint tabular-nums">{index + 1}</span>
          <span className={index < done ? undefined : 'text-ink-muted'}>{sentence}</span>
        </li>
      ))}
    </ol>
  )
}
