import type { ReactNode } from 'react'
import { PageHead } from '../../ui/page-head.tsx'

type Props = { page: string; description: string; children: ReactNode }

/** A page with one short column: a step on the way into an account. */
export function AccountColumn({ page, description, children }: Props) {
  return (
    <div className="page-width flex flex-1 items-center justify-center py-12">
      <PageHead title={page} description={description} isPrivate />
      <div className="w-full max-w-md">{children}</div>
    </div>
  )
}
