/** sRGB, 0 to 255. */
export type Rgb = readonly [number, number, number]

/** The median of each channel; black of none. */
export function medianColor(colors: readonly Rgb[]): Rgb {
  const middle = (channel: 0 | 1 | 2) => {
    // Counted, not sorted: a line of large type has 50,000 pixels.
    const counts = new Uint32Array(256)
    for (const color of colors) counts[color[channel]] = (counts[color[channel]] ?? 0) + 1
    let passed = 0
    return Math.max(
      0,
      counts.findIndex((count) => (passed += count) > Math.floor(colors.length / 2)),
    )
  }
  return [middle(0), middle(1), middle(2)]
}

/** Contrast ratio of WCAG 2.2, 1 to 21. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((first, second) => second - first)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** Relative luminance of WCAG 2.2. */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
