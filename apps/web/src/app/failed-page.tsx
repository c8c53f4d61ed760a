import { useEffect, useSyncExternalStore } from 'react'
import { useTexts } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { appTexts } from './app.texts.ts'

function whenConnectionChanges(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Shown when a page could not be loaded or drawn: no connection, a bug of ours, or a new version that replaced its files. */
export function FailedPage({ retry }: { retry: () => void }) {
  const texts = useTexts(appTexts)
  const isOnline = useSyncExternalStore(
    whenConnectionChanges,
    () => navigator.onLine,
    () => true,
  )
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [retry])
  return (
    <div className="page-width flex flex-1 flex-col items-start justify-center gap-4 py-16">
      <PageHead title={texts.failedTitle} />
      <h1 className="type-display">{texts.failedTitle}</h1>
      <p role="alert" className="max-w-prose text-ink-muted">
        {isOnline ? texts.failed : texts.offline}
      </p>
      {/* Without a connection the browser would put its own page in place of this one. */}
      <Button look="primary" className="mt-2" onClick={() => (navigator.onLine ? location.reload() : retry())}>
        {isOnline ? texts.reload : texts.retry}
      </Button>
    </div>
  )
}
