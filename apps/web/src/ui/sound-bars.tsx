const bars = 18

/** Heights that identify a sample: decoration, not a measurement. */
function heightOf(seed: string, bar: number): number {
  const mixed = Array.from(seed).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  return 0.3 + 0.7 * Math.abs(Math.sin((mixed + bar * bar * 3.7) * 1.3))
}

/** Bars beside a sound sample, lit up to `progress` (0 to 1). */
export function SoundBars({ seed, progress }: { seed: string; progress: number }) {
  return (
    <span aria-hidden className="pointer-events-none relative flex h-6 shrink-0 items-center gap-[2px] max-[359px]:hidden">
      {Array.from({ length: bars }, (_, bar) => (
        <span
          key={bar}
          style={{ height: `${Math.round(heightOf(seed, bar) * 100)}%` }}
          className={`w-[2px] rounded-full ${bar < progress * bars ? 'bg-ink' : 'bg-control/70'}`}
        />
      ))}
    </span>
  )
}
