import { Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { PageErrors } from './page-errors.tsx'

/** A part whose code comes later and without which the page still works: nothing is shown until it is there, or where it cannot be fetched. */
export function OptionalPart({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <PageErrors path={pathname} instead={() => null}>
      <Suspense>{children}</Suspense>
    </PageErrors>
  )
}
