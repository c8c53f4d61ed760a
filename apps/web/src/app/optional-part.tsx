import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { fetchCode, MissingCode } from './fetch-code.ts'
import { PageErrors } from './page-errors.tsx'

/** A component whose code is fetched when it is first drawn. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await fetchCode(load) }))
}

/** What was typed may be lost with the document: whether to load it again is for the person to decide, in `part-missing.tsx`. */
function showPartMissing(error: unknown): void {
  if (error instanceof MissingCode) document.documentElement.dataset['part'] = 'missing'
}

/** A part whose code comes later and without which the page still works: nothing is shown until it is there, or where it cannot be fetched. */
export function OptionalPart({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <PageErrors path={pathname} instead={() => null} onFailure={showPartMissing}>
      <Suspense>{children}</Suspense>
    </PageErrors>
  )
}
