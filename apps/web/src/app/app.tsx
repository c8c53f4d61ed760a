import type { ReactNode } from 'react'
import { matchRoutes, useLocation, useRoutes, type RouteObject } from 'react-router'
import { FailedPage } from './failed-page.tsx'
import { LazyPage, loadPage, type LoadPage } from './lazy-page.tsx'
import { PageErrors } from './page-errors.tsx'
import { routes, type PageRoute } from './routes.tsx'

/** The table in the router's form; `handle` holds what is lazy. */
function shownRoute({ path, Component, lazy, children }: PageRoute): RouteObject {
  const element = lazy === undefined ? Component && <Component /> : <LazyPage key={path ?? ''} page={lazy} />
  return { ...(path !== undefined && { path }), element, handle: lazy, ...(children && { children: children.map(shownRoute) }) }
}
const shownRoutes = routes.map(shownRoute)

/**
 * Loads the code of an address: neither prerendering nor hydration may start with an empty page.
 */
export async function loadPagesAt(path: string): Promise<void> {
  const pages = (matchRoutes(shownRoutes, path) ?? []).flatMap(({ route }) => (route.handle as LoadPage | undefined) ?? [])
  await Promise.all(pages.map(loadPage))
}

function failedDocument(error: unknown): ReactNode {
  return (
    <main className="flex min-h-dvh flex-col">
      <FailedPage error={error} />
    </main>
  )
}

/** The whole site; stands inside a router. */
export function App() {
  const { pathname } = useLocation()
  return (
    <PageErrors path={pathname} instead={failedDocument}>
      {useRoutes(shownRoutes)}
    </PageErrors>
  )
}
