import { oklch } from '../../drawing/color.ts'
import type { Palette } from '../../drawing/palette.ts'

/** Colours of a map, from those of the video: land must stand out from the sea in every look. */
export type MapColors = {
  /** From the middle of a window to its edge. */
  sea: readonly [string, string]
  land: string
  border: string
  coast: string
  grid: string
  /** Around what is filled with the accent. */
  outline: string
  rim: string
}

export function mapColors({ isDark, hue, second, accent }: Palette): MapColors {
  // A light accent is lost on light land.
  if (!isDark && isLight(accent))
    return {
      sea: [oklch(0.95, 0.035, hue), oklch(0.86, 0.07, hue)],
      land: oklch(0.58, 0.13, hue),
      border: oklch(0.78, 0.09, hue),
      coast: oklch(0.4, 0.13, hue, 0.8),
      grid: oklch(0.5, 0.1, hue, 0.16),
      outline: oklch(0.28, 0.11, hue),
      rim: '#ffffff',
    }
  return isDark
    ? {
        sea: [oklch(0.43, 0.1, hue), oklch(0.24, 0.075, hue)],
        land: oklch(0.66, 0.075, second),
        border: oklch(0.4, 0.07, hue, 0.9),
        coast: oklch(0.86, 0.05, second, 0.75),
        grid: 'rgba(255,255,255,0.07)',
        outline: oklch(0.2, 0.06, hue),
        rim: oklch(0.97, 0.015, hue),
      }
    : {
        sea: [oklch(0.8, 0.085, hue), oklch(0.62, 0.12, hue)],
        land: oklch(0.975, 0.018, second),
        border: oklch(0.72, 0.06, hue),
        coast: oklch(0.48, 0.12, hue, 0.8),
        grid: 'rgba(255,255,255,0.22)',
        outline: oklch(0.3, 0.11, hue),
        rim: '#ffffff',
      }
}

/** Whether most of a CSS colour in bytes is light; of other forms it is taken to be dark. */
function isLight(color: string): boolean {
  const [red, green, blue] = (/^rgba?\(([\d., ]+)\)/.exec(color)?.[1] ?? '').split(',').map(Number)
  return 0.3 * (red ?? 0) + 0.59 * (green ?? 0) + 0.11 * (blue ?? 0) > 165
}
