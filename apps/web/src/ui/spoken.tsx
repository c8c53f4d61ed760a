import type { ReactNode } from 'react'

/** A word lit by the slanted yellow mark, as a spoken word is in the videos. */
export function Spoken({ children }: { children: ReactNode }) {
  return (
    <mark className="relative isolate inline-block bg-transparent px-[0.14em] text-on-action">
      <span aria-hidden className="absolute inset-x-0 -inset-y-[0.03em] -z-1 -skew-x-9 rounded-[0.08em] bg-action" />
      {children}
    </mark>
  )
}
