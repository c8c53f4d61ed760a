import { useTexts } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { appTexts } from './app.texts.ts'

/** Shown when a page could not be loaded or drawn: a bug of ours, or a new version that replaced its files. */
export function FailedPage() {
  const texts = useTexts(appTexts)
  return (
    <main className="page-width flex min-h-dvh flex-col items-start justify-center gap-4">
      <PageHead title={texts.failedTitle} />
      <h1 className="type-display">{texts.failedTitle}</h1>
      <p className="max-w-prose text-ink-muted">{texts.failed}</p>
      <Button look="primary" onClick={() => location.reload()}>
        {texts.reload}
      </Button>
    </main>
  )
}
