import { classNames } from './class-names.ts'

/** How far something is, 0 to 100; `null` while that is not known. */
export function Progress({ label, percent }: { label: string; percent: number | null }) {
  return (
    <>
      <progress aria-label={label} max={100} {...(percent !== null && { value: Math.round(percent) })} className="sr-only" />
      <div aria-hidden className="h-2 overflow-hidden rounded-full bg-surface-3">
        <div
          className={classNames('h-full bg-action', percent === null && 'w-1/4 animate-pulse')}
          style={percent === null ? undefined : { width: `${percent}%` }}
        />
      </div>
    </>
  )
}
