import type { ComponentProps, Ref } from 'react'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { oneDecimal } from '../../../language/numbers.ts'
import { Spoken } from '../../../ui/spoken.tsx'
import { ExpiryRing } from './expiry-ring.tsx'
import { PostText } from './post-text.tsx'
import type { Progress } from '../read-progress.ts'
import { ResultActions } from './result-actions.tsx'
import { toldTexts } from './told.texts.ts'
import { videoTexts } from '../video.texts.ts'

type Props = ComponentProps<typeof ResultActions> & { ref: Ref<HTMLHeadingElement> }

function Credits({ result }: { result: NonNullable<Progress['result']> }) {
  const texts = useTexts(videoTexts)
  const { ownWords } = useTexts(toldTexts)
  const isOwn = result.writer === 'structure' && result.told.some(({ source }) => source.kind === 'context')
  return (
    <section className="text-small text-ink-muted">
      <p>{isOwn ? ownWords : texts.writers[result.writer]}</p>
      {result.credits.length === 0 ? null : (
        <details className="mt-2">
          <summary className="min-h-11 content-center font-medium text-ink">{texts.credits}</summary>
          <ul className="list-disc pl-5">
            {result.credits.map((credit) => (
              <li key={credit} className="break-words">
                {credit}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

/** What was made, what can be done with it, and what to post with it. */
export function ResultDetails({ ref, ...actions }: Props) {
  const texts = useTexts(videoTexts)
  const language = useLanguage()
  const { title, result } = actions
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div>
        <h1 ref={ref} tabIndex={-1} className="type-title outline-none">
          {result === null ? (
            texts.ready
          ) : (
            <>
              {texts.readyIn}
              <Spoken>{texts.seconds(oneDecimal(result.made_in_ms / 1000, language))}</Spoken>
            </>
          )}
        </h1>
        <p className="mt-2 text-ink-muted">
          {result === null ? title : texts.facts(title, Math.round(result.duration), oneDecimal(result.size_bytes / 1_000_000, language))}
        </p>
      </div>
      <ResultActions {...actions} />
      {result === null ? null : (
        <>
          <ExpiryRing expiresAt={result.expires_at} />
          <PostText result={result} />
          <Credits result={result} />
        </>
      )}
    </div>
  )
}
