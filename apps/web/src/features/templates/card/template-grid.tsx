import type { ReactNode } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'

const columns = 'grid grid-cols-2 gap-x-3 gap-y-6 sm:gap-x-5 sm:gap-y-8 md:grid-cols-3 min-[75rem]:grid-cols-4'

/** Cards in two to four columns. Each child is a cell's content. */
export function TemplateGrid({ label, children }: { label: string; children: readonly { id: string; card: ReactNode }[] }) {
  return (
    <ul aria-label={label} className={columns}>
      {children.map(({ id, card }) => (
        // The space around it leaves room for the ring: what is outside the cell is not painted.
        <li key={id} className="template-cell -m-1.5 min-w-0 p-1.5">
          {card}
        </li>
      ))}
    </ul>
  )
}

/** Places of cards that are being fetched, in their size. */
export function LoadingGrid({ label, cards = 8 }: { label: string; cards?: number }) {
  return (
    <output aria-label={label} className={columns}>
      {Array.from({ length: cards }, (_, card) => (
        <span key={card} className="block min-w-0">
          <Skeleton className="aspect-2/3 rounded-lg" />
          <span className="mt-3 flex justify-between gap-2">
            <span className="flex-1 space-y-1.5">
              <Skeleton className="h-5 w-4/5" />
              <Skeleton className="h-4 w-3/5" />
            </span>
            <Skeleton className="h-11 w-15 rounded-md" />
          </span>
          <Skeleton className="mt-2 h-6 w-11/12" />
        </span>
      ))}
    </output>
  )
}
