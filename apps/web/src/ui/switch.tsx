import type { ComponentProps } from 'react'

/** On or off at once. `label` is its name when no visible one is tied to it. */
export function Switch({ label, ...input }: Omit<ComponentProps<'input'>, 'type' | 'role' | 'aria-label'> & { label: string }) {
  return (
    <span className="relative inline-flex h-11 w-12 shrink-0 items-center">
      <input
        {...input}
        type="checkbox"
        role="switch"
        aria-checked={input.checked ?? false}
        aria-label={label}
        className="peer absolute inset-0 z-1 cursor-pointer appearance-none rounded-md"
      />
      <span
        aria-hidden
        className="h-7 w-12 rounded-full border border-control bg-surface-3 transition-colors duration-(--duration-quick) peer-checked:border-ink peer-checked:bg-ink"
      />
      <span
        aria-hidden
        className="absolute left-1 size-5 rounded-full bg-ink-muted transition-transform duration-(--duration-quick) peer-checked:translate-x-5 peer-checked:bg-ground"
      />
    </span>
  )
}
