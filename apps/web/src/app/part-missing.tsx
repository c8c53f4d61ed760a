import { useTexts } from '../language/language.ts'
import { appTexts } from './app.texts.ts'

/** An empty address is that of the page itself, with its query. */
const thisPage = ''

/**
 * In every prerendered page, hidden. Shown by `early-input.ts` when a script of the page could not
 * be fetched, by `optional-part.tsx` for code that was to come later. Its link works without
 * scripts.
 */
export function PartMissing() {
  const texts = useTexts(appTexts)
  return (
    <div
      role="alert"
      className="fixed inset-x-0 bottom-0 z-50 hidden flex-wrap items-center justify-center gap-x-6 border-t border-bad/60 bg-surface-2 px-5 py-2 text-small in-data-[part=missing]:flex"
    >
      <p>{texts.partMissing}</p>
      <a href={thisPage} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
        {texts.reload}
      </a>
    </div>
  )
}
