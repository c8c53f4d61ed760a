import { classNames } from './class-names.ts'

/** More blocks would be too thin to count. */
const mostBlocks = 12

function Blocks({ used, limit }: { used: number; limit: number }) {
  return (
    <div aria-hidden className="flex gap-1 px-0.5">
      {Array.from({ length: limit }, (_, index) => (
        <span
          key={index}
          className={classNames(
            'h-6 flex-1 -skew-x-12 rounded-[4px] forced-colors:border',
            index < used ? 'bg-ink forced-colors:bg-[CanvasText]' : 'bg-surface-3',
          )}
        />
      ))}
    </div>
  )
}

type QuotaBarProps = {
  label: string
  used: number
  /** -1: no limit. */
  limit: number
  /** The same in words, for screen readers. */
  text: string
}

/**
 * How much of a limit is used: slanted blocks for a few, a bar for many, and a full still one when
 * there is no limit.
 */
export function QuotaBar({ label, used, limit, text }: QuotaBarProps) {
  if (limit === -1)
    return <div aria-hidden className="h-2 rounded-full bg-[repeating-linear-gradient(114deg,var(--color-control)_0_14px,var(--color-surface-3)_14px_28px)]" />
  return (
    <>
      <meter aria-label={label} min={0} max={limit} value={Math.min(used, limit)} className="sr-only">
        {text}
      </meter>
      {limit <= mostBlocks ? (
        <Blocks used={used} limit={limit} />
      ) : (
        <div aria-hidden className="h-2 overflow-hidden rounded-full bg-surface-3 forced-colors:border">
          <div className="h-full rounded-full bg-ink forced-colors:bg-[CanvasText]" style={{ width: `${(100 * Math.min(used, limit)) / limit}%` }} />
        </div>
      )}
    </>
  )
}
