import type { ColorDrawing, Rgb } from './color-drawing.ts'
import { clamped, mixed } from './levels.ts'
import { inYuv, type Yuv } from './luma-chroma.ts'
import { posterized } from './posterize.ts'

/** Effects that give a picture another look. Values as in the catalogue. */
export const finishDrawings = {
  monochrome: { by: 'color', change: (share) => (share === 0 ? null : monochrome(share)) },
  negate: { by: 'color', change: (on) => (on >= 0.5 ? ([red, green, blue]) => [255 - red, 255 - green, 255 - blue] : null) },
  // Green takes the place of red, blue that of green, red that of blue.
  shuffleplanes: {
    by: 'color',
    change: (percent) => (percent === 0 ? null : (color: Rgb) => mixed(color, [color[1], color[2], color[0]], percent / 100)),
  },
  sepia: { by: 'color', change: (share) => (share === 0 ? null : (color) => mixed(color, sepia(color), share)) },
  posterize: { by: 'color', isStepped: true, change: (most) => posterized(Math.round(most)) },
} as const satisfies Record<string, ColorDrawing>

/** Grey as through a filter of no colour in front of the lens: strong colours come out darker. */
function monochrome(share: number): (color: Rgb) => Rgb {
  return inYuv((color) => {
    const [y, u, v] = color
    const strength = clamped((u / 255 - 0.5) ** 2 + (v / 255 - 0.5) ** 2, 0, 1)
    const grey: Yuv = [Math.exp(-strength) * y, 128, 128]
    return share === 1 ? grey : mixed(color, grey, share)
  })
}

/** The browns of an old print, lightest parts a little yellow: FFmpeg's example of a mixer. */
function sepia([red, green, blue]: Rgb): Rgb {
  return [
    Math.min(255, 0.393 * red + 0.769 * green + 0.189 * blue),
    Math.min(255, 0.349 * red + 0.686 * green + 0.168 * blue),
    Math.min(255, 0.272 * red + 0.534 * green + 0.131 * blue),
  ]
}
