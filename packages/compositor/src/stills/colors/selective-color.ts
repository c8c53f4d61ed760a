import type { Rgb } from './color-drawing.ts'
import { clamped } from './levels.ts'

/** Changes of a printer's inks, -1 to 1. */
type Inks = readonly [cyan: number, magenta: number, yellow: number, black: number]

/** Reds and yellows warmer, blues and cyans deeper, greys a little golden. */
const inks = {
  reds: [-0.6, 0.2, 0.5, 0],
  yellows: [-0.5, 0, 0.4, 0],
  cyans: [0.7, 0.1, -0.4, 0.1],
  blues: [0.6, 0.3, -0.5, 0.15],
  neutrals: [-0.15, 0, 0.25, 0],
} as const satisfies Record<string, Inks>

/** `strength`: 0 to 1. */
export function selectiveColor(strength: number): (color: Rgb) => Rgb {
  return (color) => {
    const [red, green, blue] = color
    const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
    const middle = red + green + blue - most - least
    const result: Rgb = [red, green, blue]
    const add = (amounts: Inks, reach: number) => {
      if (reach <= 0) return
      for (const at of [0, 1, 2] as const) result[at] += inkChange(color[at] / 255, amounts[at] * strength, amounts[3] * strength, reach)
    }
    if (most === red) add(inks.reds, most - middle)
    if (least === blue) add(inks.yellows, middle - least)
    if (least === red) add(inks.cyans, middle - least)
    if (most === blue) add(inks.blues, most - middle)
    if (most > 0 && least < 255) add(inks.neutrals, Math.floor((511 - Math.abs(2 * most - 255) - Math.abs(2 * least - 255)) / 2))
    return result
  }
}

/** How many levels an ink and black take from or give to a channel (0 to 1). */
function inkChange(channel: number, ink: number, black: number, reach: number): number {
  return Math.round(clamped((-1 - ink) * black - ink, -channel, 1 - channel) * reach)
}
