import { Link, type LinkProps } from 'react-router'
import { classNames } from '../../ui/class-names.ts'

/** A link in a line of its own, as tall as a thumb. */
export function TextLink({ className, ...link }: LinkProps & { className?: string }) {
  return <Link {...link} className={classNames('touch-target inline-flex min-h-11 items-center underline underline-offset-4', className)} />
}
