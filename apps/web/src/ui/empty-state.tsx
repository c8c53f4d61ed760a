import type { ReactNode } from 'react'

/** Where a list has nothing: one fact, one suggestion, and its buttons. */
export function EmptyState({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-14 text-center">
      <span aria-hidden className="mb-2 flex items-end gap-1.5">
        <span className="h-8 w-4.5 rounded-[5px] border-2 border-dashed border-control" />
        <span className="h-9 w-5 -translate-y-1 rounded-[5px] border-2 border-ink" />
        <span className="h-8 w-4.5 rounded-[5px] border-2 border-dashed border-control" />
      </span>
      <h2 className="type-heading">{title}</h2>
      <p className="max-w-sm text-ink-muted">{text}</p>
      {children === undefined ? null : <div className="mt-4 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  )
}
