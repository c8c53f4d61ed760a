import { classNames } from './class-names.ts'

/** A place that something will fill, in its size; still. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('block rounded-sm bg-surface-quiet', className)} />
}
