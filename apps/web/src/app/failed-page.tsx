import { useEffect } from 'react'
import { useTexts } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { appTexts } from './app.texts.ts'
import { MissingCode } from './fetch-code.ts'
import { replayEarlyInput } from './replay-early-input.ts'
import { useReload } from './use-reload.ts'

/**
 * Stands in for a page that could not be loaded or drawn: no connection, a fault of ours, or a new
 * version that replaced its files. Browsers never fetch a module again that failed once, so code
 * that did not arrive needs another document. A page that cannot be drawn would fail there again:
 * that one is loaded only on request.
 */
export function FailedPage({ error }: { error: unknown }) {
  const texts = useTexts(appTexts)
  // Usually done by the page. Its header works without it.
  useEffect(() => void replayEarlyInput(), [])
  const isMissing = error instanceof MissingCode
  const { isOnline, isTrying, reload } = useReload({ automatic: isMissing })
  return (
    <div className="page-width flex flex-1 flex-col items-start justify-center gap-4 py-16">
      <PageHead title={texts.failedTitle} />
      <h1 className="type-display">{texts.failedTitle}</h1>
      <p role="alert" className="max-w-prose text-ink-muted">
        {isMissing && !isOnline ? texts.offline : texts.failed}
      </p>
      <Button look="primary" className="mt-2" busy={isTrying} onClick={() => void reload()}>
        {isOnline ? texts.reload : texts.retry}
      </Button>
    </div>
  )
}
