const bolt = 'M14.4 3 29.5 15.6H22.5L3.4 29 7 15.6H11z'

/** The play triangle sheared into a bolt. */
export function Bolt({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={className} fill="currentColor" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round">
      <path d={bolt} />
    </svg>
  )
}

/** The wordmark, its circumflex drawn in yellow; its accessible name comes from its parent. */
export function Wordmark() {
  return (
    <span aria-hidden className="flex items-center gap-2">
      <Bolt className="size-6 stroke-action-line text-action" />
      <span className="font-display text-[1.375rem] leading-none font-extrabold tracking-tight [font-stretch:84%]">
        rel
        <span className="relative inline-block">
          a
          <svg
            viewBox="0 0 12 7"
            className="absolute bottom-[0.66em] left-0 w-full overflow-visible fill-none stroke-action-line stroke-[2.6]"
            strokeLinejoin="miter"
          >
            <path d="M0.6 5.6 6 1.4 11.4 5.6" />
          </svg>
        </span>
        mpago
      </span>
    </span>
  )
}
