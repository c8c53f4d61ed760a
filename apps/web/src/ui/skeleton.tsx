import { classNames } from './class-names.ts'

/** The place of something that is being loaded, in its final size. Still, without shimmer. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={classNames('rounded-sm bg-surface-3', className)} />
}
