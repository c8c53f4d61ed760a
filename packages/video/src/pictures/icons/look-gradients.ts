import { oklch } from '../drawing/color.ts'
import type { Palette } from '../drawing/palette.ts'

type Ground = Pick<Palette, 'isDark' | 'hue' | 'second' | 'accentHue'>
type Gradient = readonly [top: string, bottom: string]

/** The colours for what has none of its own: clear on every ground of the look. */
export function lookInk({ isDark, hue, second, accentHue }: Ground): { solid: Gradient; line: Gradient; fill: Gradient } {
  if (isDark) {
    return {
      solid: [oklch(0.9, 0.13, accentHue), oklch(0.62, 0.18, accentHue - 25)],
      line: [oklch(0.97, 0.04, accentHue), oklch(0.92, 0.08, accentHue - 25)],
      fill: [oklch(0.76, 0.16, accentHue), oklch(0.58, 0.19, accentHue - 25)],
    }
  }
  return {
    solid: [oklch(0.6, 0.19, second), oklch(0.4, 0.17, hue)],
    line: [oklch(0.4, 0.14, hue), oklch(0.3, 0.12, hue)],
    fill: [oklch(0.82, 0.15, accentHue), oklch(0.68, 0.19, accentHue - 25)],
  }
}

/**
 * The gradients that drawings without own colours name, as SVG definitions (`look-solid`,
 * `look-line`, `look-fill`); none for a drawing that names no such gradient.
 */
export function lookGradients(body: string, palette: Ground): string {
  if (!body.includes('url(#look-')) return ''
  const gradients = Object.entries(lookInk(palette)).map(
    ([name, [top, bottom]]) =>
      `<linearGradient id="look-${name}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`,
  )
  return `<defs>${gradients.join('')}</defs>`
}
