import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

export function Checkbox({ children, ...input }: Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-small">
      <span className="relative flex size-5.5 shrink-0">
        <input
          {...input}
          type="checkbox"
          className="peer size-full appearance-none rounded-sm border border-control bg-surface-2 checked:border-ink checked:bg-ink"
        />
        <Check aria-hidden strokeWidth={3} className="pointer-events-none absolute inset-0 m-auto hidden size-4 text-ground peer-checked:block" />
      </span>
      <span>{children}</span>
    </label>
  )
}
