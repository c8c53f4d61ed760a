import type { Rgb } from './color-drawing.ts'
import { levelBetween } from './levels.ts'

/** Levels of 8 bits, with fractions: BT.709, limited range. */
export type Yuv = [y: number, u: number, v: number]

/**
 * A change of colour that is made in luma and chroma. Unlike video filters it keeps fractions of
 * levels, so that several such changes lose nothing on their ways there and back.
 */
export function inYuv(change: (color: Yuv) => Yuv): (color: Rgb) => Rgb {
  return (color) => rgbOf(change(yuvOf(color)))
}

/** A change of luma alone, by a level for each level. */
export function ofLuma(levels: Uint8Array): (color: Rgb) => Rgb {
  return inYuv(([y, u, v]) => [levelBetween(levels, y), u, v])
}

function yuvOf([red, green, blue]: Rgb): Yuv {
  const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return [16 + (219 / 255) * luma, 128 + ((224 / 255) * (blue - luma)) / 1.8556, 128 + ((224 / 255) * (red - luma)) / 1.5748]
}

function rgbOf([y, u, v]: Yuv): Rgb {
  const luma = (255 / 219) * (y - 16)
  const cb = (255 / 224) * (u - 128)
  const cr = (255 / 224) * (v - 128)
  return [luma + 1.5748 * cr, luma - 0.187324 * cb - 0.468124 * cr, luma + 1.8556 * cb]
}
