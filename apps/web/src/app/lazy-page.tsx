import { lazy, useEffect, useState, type ComponentType } from 'react'
import { fetchCode } from './fetch-code.ts'
import { replayEarlyInput } from './replay-early-input.ts'

/** Fetches the code of a page, or of what surrounds some pages. */
export type LoadPage = () => Promise<{ Component: ComponentType }>

const loaded = new Map<LoadPage, ComponentType>()
const loading = new Map<LoadPage, Promise<ComponentType>>()

/** Loads a page once, however often it is asked for. */
export function loadPage(page: LoadPage): Promise<ComponentType> {
  const pending =
    loading.get(page) ??
    fetchCode(page).then(({ Component }) => {
      loaded.set(page, Component)
      return Component
    })
  loading.set(page, pending)
  return pending
}

/** Forgets failed imports, so that they are retried when the page is next opened. Called after the
 * failure is shown: otherwise each render would import again. */
export function forgetFailedPages(): void {
  for (const page of loading.keys()) if (!loaded.has(page)) loading.delete(page)
}

/**
 * A page whose code may not be loaded yet: until then the previous page stays. `page` must not
 * change while it is shown.
 */
export function LazyPage({ page }: { page: LoadPage }) {
  const [Page] = useState(() => loaded.get(page) ?? lazy(async () => ({ default: await loadPage(page) })))
  // The page handles events only from here on: React hydrates the content of a Suspense last.
  useEffect(() => void replayEarlyInput(), [])
  return <Page />
}
