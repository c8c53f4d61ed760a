import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Under a list: where there is more of its kind. */
export function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center self-start text-small text-ink-muted underline underline-offset-4 hover:text-ink">
      {children}
    </Link>
  )
}
