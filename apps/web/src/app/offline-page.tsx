import { useTexts } from '../language/language.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { offlineTexts } from './offline.texts.ts'

/**
 * What the installed app and returning browsers show at any address while there is no connection.
 * The service worker stores it without its scripts, so it works by links alone.
 */
export function OfflinePage() {
  const texts = useTexts(offlineTexts)
  return (
    <div className="page-width flex flex-1 flex-col items-start justify-center gap-4 py-20">
      <PageHead title={texts.title} isPrivate />
      <h1 className="type-title text-balance">{texts.title}</h1>
      <p className="max-w-prose text-ink-muted">{texts.text}</p>
      <ButtonLink to="/generator" look="primary">
        {texts.again}
      </ButtonLink>
    </div>
  )
}
