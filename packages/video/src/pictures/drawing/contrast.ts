import { oklch } from './color.ts'

/**
 * Relative luminance (WCAG 2) of `#rrggbb` or of a colour as `oklch` gives it; alpha is ignored.
 */
export function luminanceOf(color: string): number {
  const bytes = color.startsWith('#') ? [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) : (color.match(/[\d.]+/g) ?? []).map(Number)
  const [red = 0, green = 0, blue = 0] = bytes.map((byte) => {
    const value = byte / 255
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2). */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const step = 0.01

/**
 * The colour nearest to the wanted one, in lightness, that has the contrast on every ground:
 * lighter or darker, whichever is reached first. Black or white when neither reaches it.
 */
export function readable(wanted: { lightness: number; chroma: number; hue: number }, grounds: readonly string[], ratio: number): string {
  const worst = (color: string) => Math.min(...grounds.map((ground) => contrastOf(color, ground)))
  for (let move = 0; move <= 1; move += step) {
    for (const lightness of [wanted.lightness + move, wanted.lightness - move]) {
      if (lightness < 0 || lightness > 1) continue
      const color = oklch(lightness, wanted.chroma, wanted.hue)
      if (worst(color) >= ratio) return color
    }
  }
  return worst('#000000') > worst('#ffffff') ? '#000000' : '#ffffff'
}
