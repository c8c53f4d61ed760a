import type { HexColor } from './units.ts'

/** Large letters must have it: WCAG 2.2, success criterion 1.4.3. */
const leastContrast = 3

/**
 * The first of the colours that letters on that ground can be read in; else black or white,
 * whichever stands out more.
 */
export function legibleOn(ground: HexColor, colors: readonly HexColor[]): HexColor {
  const legible = colors.find((color) => contrastOf(color, ground) >= leastContrast)
  return legible ?? (contrastOf('#000000', ground) > contrastOf('#FFFFFF', ground) ? '#000000' : '#FFFFFF')
}

/** Contrast ratio of two colours as WCAG 2.2 defines it: 1 (equal) to 21 (black and white). */
function contrastOf(one: HexColor, other: HexColor): number {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function luminanceOf(color: HexColor): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const level = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
