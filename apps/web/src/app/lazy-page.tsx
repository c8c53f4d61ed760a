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

/** What could not be loaded is imported again when it is next opened. Not before the failure was shown: drawing again would otherwise import for ever. */
export function forgetFailedPages(): void {
  for (const page of loading.keys()) if (!loaded.has(page)) loading.delete(page)
}

/** A page whose code may still be on its way: until it is there, the page that was left stays. `page` is the same for as long as it is shown. */
export function LazyPage({ page }: { page: LoadPage }) {
  const [Page] = useState(() => loaded.get(page) ?? lazy(async () => ({ default: await loadPage(page) })))
  // Only from here on does the page listen: React takes over what is inside a Suspense after all else.
  useEffect(() => void replayEarlyInput(), [])
  return <Page />
}
