import { Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { applyStoredLanguage, useTexts } from '../language/language.ts'
import { startSession, useSession } from '../session/session.ts'
import { useToasts } from '../ui/toasts.ts'
import { appTexts } from './app.texts.ts'
import { FailedPage } from './failed-page.tsx'
import { fetchAhead } from './fetch-code.ts'
import { Footer } from './footer.tsx'
import { Navigation } from './navigation.tsx'
import { lazyPart, OptionalPart } from './optional-part.tsx'
import { PageErrors } from './page-errors.tsx'
import { useShownTheme } from './theme.ts'
import { useFocusInSight } from './use-focus-in-sight.ts'
import { useLoginOn401 } from './use-login-on-401.ts'
import { useHeadingFocus } from './use-heading-focus.ts'
import { useScroll } from './use-scroll.ts'
import { useWrittenHead } from './use-written-head.ts'

const loadToaster = async () => (await import('../ui/toaster.tsx')).Toaster
const Toaster = lazyPart(loadToaster)
const VideoWatch = lazyPart(async () => (await import('./video-watch.tsx')).VideoWatch)

/**
 * Messages. Their code is fetched before the first one, which may have to report a lost connection.
 */
function Messages() {
  useEffect(() => fetchAhead(loadToaster), [])
  return <OptionalPart>{useToasts().length === 0 ? null : <Toaster />}</OptionalPart>
}

const failedPage = (error: unknown) => <FailedPage error={error} />

/** Pages that fill the screen, with a way back of their own. */
const fullScreenPaths: readonly string[] = ['/template-editor']

/** What surrounds every page. */
export function Layout() {
  const texts = useTexts(appTexts)
  const { state } = useSession()
  const { pathname } = useLocation()
  useEffect(applyStoredLanguage, [])
  useEffect(startSession, [])
  const isFullScreen = fullScreenPaths.includes(pathname.replace(/\/$/, ''))
  useLoginOn401()
  useScroll()
  useHeadingFocus()
  useFocusInSight()
  useWrittenHead()
  useShownTheme()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-60 rounded-md bg-ink font-semibold text-ground focus:not-sr-only focus:fixed focus:top-2.5 focus:left-3 focus:flex focus:min-h-11 focus:items-center focus:px-4"
      >
        {texts.skip}
      </a>
      {isFullScreen ? null : <Navigation />}
      <main id="content" tabIndex={-1} className="flex min-h-[calc(100dvh-4rem)] flex-1 flex-col outline-none">
        <PageErrors path={pathname} instead={failedPage}>
          <Suspense>
            <Outlet />
          </Suspense>
        </PageErrors>
      </main>
      {isFullScreen ? null : <Footer />}
      <Messages />
      <OptionalPart>{state === 'signedIn' ? <VideoWatch /> : null}</OptionalPart>
    </div>
  )
}
