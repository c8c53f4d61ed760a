import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'

type ButtonLook = 'primary' | 'secondary' | 'outline' | 'ghost' | 'destructive' | 'dark'
/** Heights 40 (44 for fingers), 48 and 56 px. */
type ButtonSize = 'small' | 'medium' | 'large'

const base =
  'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-semibold whitespace-nowrap transition-colors duration-(--duration-quick) select-none forced-colors:border'
const sizes: Record<ButtonSize, string> = {
  small: 'min-h-10 px-3.5 text-small pointer-coarse:min-h-11',
  medium: 'min-h-12 px-5 text-body',
  large: 'min-h-14 px-6 text-body',
}
const looks: Record<ButtonLook, string> = {
  // The darker lower edge is inside the box; pressing moves it to the top.
  primary:
    'bg-action text-on-action shadow-[inset_0_-3px_0_var(--color-action-edge)] hover:bg-action-hover active:shadow-[inset_0_3px_0_var(--color-action-edge)]',
  secondary: 'bg-surface-3 text-ink border border-hairline hover:bg-[color-mix(in_srgb,var(--color-surface-3),var(--color-ink)_8%)]',
  outline: 'border border-control text-ink hover:bg-surface-quiet',
  ghost: 'text-ink hover:bg-surface-quiet',
  destructive: 'border border-bad/60 text-bad hover:bg-bad/10',
  dark: 'bg-on-action text-action hover:bg-[color-mix(in_srgb,var(--color-on-action),var(--color-paper)_12%)]',
}
const disabledLook =
  'disabled:bg-surface-quiet disabled:text-ink-faint disabled:border disabled:border-hairline disabled:shadow-none disabled:cursor-not-allowed disabled:hover:bg-surface-quiet'

type Choice = { look?: ButtonLook; size?: ButtonSize; icon?: ReactNode }

function buttonClass({ look = 'secondary', size = 'medium' }: Choice, more: string | undefined): string {
  return classNames(base, sizes[size], looks[look], more)
}

export type ButtonProps = ComponentProps<'button'> &
  Choice & {
    /** Work is in progress: shows a ring and cannot be pressed. */
    busy?: boolean
  }

export function Button({ look, size, icon, busy = false, className, children, disabled, type = 'button', ...rest }: ButtonProps) {
  const choice = { ...(look && { look }), ...(size && { size }) }
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      className={classNames(buttonClass(choice, className), disabledLook)}
    >
      {busy ? <span aria-hidden className="size-4 animate-spin rounded-full border-2 border-current border-t-transparent" /> : icon}
      {children}
    </button>
  )
}

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({ look, size, icon, className, children, ...rest }: LinkProps & Choice) {
  const choice = { ...(look && { look }), ...(size && { size }) }
  return (
    <Link {...rest} className={buttonClass(choice, className)}>
      {icon}
      {children}
    </Link>
  )
}

/** A square button that shows only an icon; `label` is its name. */
export function IconButton({ label, className, children, ...rest }: Omit<ComponentProps<'button'>, 'aria-label'> & { label: string }) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink hover:bg-surface-quiet disabled:text-ink-faint',
        className,
      )}
    >
      {children}
    </button>
  )
}
