/** Six small sparks that fly off what they stand in. Decoration. */
export function Sparkles() {
  return (
    <span aria-hidden data-sparkle className="pointer-events-none absolute inset-0 motion-reduce:hidden">
      {[0, 1, 2, 3, 4, 5].map((spark) => (
        <span key={spark} style={{ rotate: `${spark * 60}deg` }} className="absolute inset-0 m-auto size-0">
          <span className="sparkle absolute size-1.5 rounded-full bg-action" />
        </span>
      ))}
    </span>
  )
}
