import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type TileProps = Omit<ComponentProps<'input'>, 'type'> & {
  children: ReactNode
  /** Name for screen readers, where the content does not say it. */ label?: string
  tileClass?: string
}

/**
 * A choice with a picture, sound or colour. A white ring marks the chosen one; its content adds a
 * check mark, so that colour is never the only sign.
 */
export function Tile({ children, label, tileClass, disabled, ...input }: TileProps) {
  return (
    <label
      className={classNames(
        'relative block rounded-md border border-hairline bg-surface-2 transition-colors duration-(--duration-quick)',
        'has-checked:border-ink has-checked:shadow-[0_0_0_1px_var(--color-ink)] has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-ink',
        disabled === true ? 'cursor-not-allowed bg-transparent text-ink-faint' : 'hover:bg-surface-3',
        tileClass,
      )}
    >
      <input {...input} type="radio" disabled={disabled} aria-label={label} className="peer absolute inset-0 cursor-[inherit] appearance-none outline-none" />
      {children}
    </label>
  )
}

/** A group of tiles with a visible title. */
export function TileGroup({ label, aside, className, children }: { label: string; aside?: ReactNode; className?: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 flex w-full items-baseline justify-between text-small font-semibold">
        {label}
        {aside}
      </legend>
      <div className={className}>{children}</div>
    </fieldset>
  )
}
