import { lazy, Suspense, useEffect } from 'react'
import { Outlet } from 'react-router'
import { applyStoredLanguage, useTexts } from '../language/language.ts'
import { startSession, useSession } from '../session/session.ts'
import { useToasts } from '../ui/toasts.ts'
import { appTexts } from './app.texts.ts'
import { Footer } from './footer.tsx'
import { Navigation } from './navigation.tsx'
import { useLoginOn401 } from './use-login-on-401.ts'
import { useScroll } from './use-scroll.ts'

const Toaster = lazy(async () => ({ default: (await import('../ui/toaster.tsx')).Toaster }))
const VideoWatch = lazy(async () => ({ default: (await import('./video-watch.tsx')).VideoWatch }))

/** Messages; their code is loaded with the first one. */
function Messages() {
  return useToasts().length === 0 ? null : (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}

/** What surrounds every page. */
export function Layout() {
  const texts = useTexts(appTexts)
  const { state } = useSession()
  useEffect(applyStoredLanguage, [])
  useEffect(startSession, [])
  useLoginOn401()
  useScroll()
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="sr-only z-60 rounded-md bg-ink px-4 py-3 font-semibold text-ground focus:not-sr-only focus:fixed focus:top-3 focus:left-3">
        {texts.skip}
      </a>
      <Navigation />
      <main id="content" tabIndex={-1} className="flex min-h-[calc(100dvh-4rem)] flex-1 flex-col outline-none">
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <Messages />
      <Suspense>{state === 'signedIn' ? <VideoWatch /> : null}</Suspense>
    </div>
  )
}
