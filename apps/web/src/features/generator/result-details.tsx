import { Download, Share2 } from 'lucide-react'
import { useState, type Ref } from 'react'
import { useLanguage, useTexts } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Spoken } from '../../ui/spoken.tsx'
import { oneDecimal } from './clock.ts'
import { ExpiryRing } from './expiry-ring.tsx'
import { PostText } from './post-text.tsx'
import { saveFile, shareableFile, videoFileName } from './save-file.ts'
import type { Progress } from './use-progress.ts'
import { useNow } from './use-shown-percent.ts'
import { videoTexts } from './video.texts.ts'

type Props = {
  ref: Ref<HTMLHeadingElement>
  title: string
  result: Progress['result']
  file: Blob | undefined
  onAnother: () => void
}

function Actions({ result, file, onAnother }: Pick<Props, 'result' | 'file' | 'onAnother'>) {
  const texts = useTexts(videoTexts)
  const [madeAt] = useState(() => Date.now())
  const isExpired = result !== null && useNowPast(result.expires_at)
  const shared = file === undefined ? null : shareableFile(file, madeAt)
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button
        look="primary"
        size="large"
        className="col-span-2"
        disabled={file === undefined || isExpired}
        icon={<Download aria-hidden className="size-5" />}
        onClick={() => file !== undefined && saveFile(file, videoFileName(madeAt))}
      >
        {isExpired ? texts.expired : texts.download}
      </Button>
      {shared === null ? null : (
        // Closing the share sheet rejects: there is nothing to tell.
        <Button icon={<Share2 aria-hidden className="size-4.5" />} onClick={() => void navigator.share({ files: [shared] }).catch(() => undefined)}>
          {texts.share}
        </Button>
      )}
      <Button className={shared === null ? 'col-span-2' : undefined} onClick={onAnother}>
        {texts.another}
      </Button>
    </div>
  )
}

function useNowPast(moment: string): boolean {
  return useNow(1000) >= Date.parse(moment)
}

function Credits({ result }: { result: NonNullable<Progress['result']> }) {
  const texts = useTexts(videoTexts)
  return (
    <section className="text-small text-ink-muted">
      <p>{texts.writers[result.writer]}</p>
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

export function ResultDetails({ ref, title, result, file, onAnother }: Props) {
  const texts = useTexts(videoTexts)
  const language = useLanguage()
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
      <Actions {...{ result, file, onAnother }} />
      {result === null ? null : (
        <>
          <ExpiryRing expiresAt={result.expires_at} />
          <PostText caption={result.post_caption} hashtags={result.hashtags} />
          <Credits result={result} />
        </>
      )}
    </div>
  )
}
