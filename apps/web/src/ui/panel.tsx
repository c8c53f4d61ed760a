import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A card with a heading; `aside` stands at its end. */
export function Panel({ title, aside, className, children }: { title: ReactNode; aside?: ReactNode; className?: string; children: ReactNode }) {
  return (
    <section className={classNames('rounded-lg border border-hairline bg-surface-1 p-5 sm:p-6', className)}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="type-heading">{title}</h2>
        {aside === undefined ? null : <span className="text-small text-ink-muted">{aside}</span>}
      </div>
      {children}
    </section>
  )
}
