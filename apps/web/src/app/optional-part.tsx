import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { fetchCode, MissingCode } from './fetch-code.ts'
import { PageErrors } from './page-errors.tsx'

/** A component whose code is fetched when it is first drawn. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await fetchCode(load) }))
}

/** A reload loses what was typed, so the user decides: `part-missing.tsx` offers it. */
function showPartMissing(error: unknown): void {
  if (error instanceof MissingCode) document.documentElement.dataset['part'] = 'missing'
}

/**
 * A part that is loaded later and that the page works without: nothing is shown before its code
 * arrives, or when it does not.
 */
export function OptionalPart({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <PageErrors path={pathname} instead={() => null} onFailure={showPartMissing}>
      <Suspense>{children}</Suspense>
    </PageErrors>
  )
}
