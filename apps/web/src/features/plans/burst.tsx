const points = 22

/** A star with many points around its middle, in units of 100. */
function starPath(): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? 50 : 44
    const angle = (Math.PI * index) / points
    return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
}

/** A sticker over the corner of a card; its words stand in the card too. */
export function Burst({ text }: { text: string }) {
  return (
    <span aria-hidden className="absolute -top-9 -right-9 flex size-44 rotate-8 items-center justify-center sm:-top-8 sm:-right-8 sm:size-48">
      <svg viewBox="0 0 100 100" className="absolute inset-0 fill-action">
        <path d={starPath()} />
      </svg>
      <span className="relative max-w-20 pt-3 pr-3 text-center font-display text-[1.25rem] leading-none font-extrabold sm:text-[1.375rem]">{text}</span>
    </span>
  )
}
