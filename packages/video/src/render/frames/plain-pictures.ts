import type { RgbaPixels } from '@relampago/compositor'
import type { Pixels } from '@relampago/domain/units'

type Size = { width: Pixels; height: Pixels }
type Rgb = [red: number, green: number, blue: number]

/** Colours at the head and the foot of a background. */
export type EdgeColors = { head: Rgb; foot: Rgb }

/** For a video of which no background has been seen yet: a quiet evening blue. */
export const quietColors: EdgeColors = { head: [30, 34, 66], foot: [62, 46, 104] }

export function edgeColors({ rgba, width, height }: RgbaPixels): EdgeColors {
  return { head: meanColor(rgba.subarray(0, width * 4)), foot: meanColor(rgba.subarray((height - 1) * width * 4)) }
}

/** What stands in for a background that cannot be read: a gradient in the colours of its video. */
export function plainBackground({ width, height }: Size, { head, foot }: EdgeColors): RgbaPixels {
  const rgba = new Uint8Array(width * height * 4)
  for (let row = 0; row < height; row += 1) {
    const share = row / Math.max(1, height - 1)
    const [red, green, blue] = head.map((value, channel) => Math.round(value + ((foot[channel] ?? value) - value) * share))
    // A pixel is one number of 32 bits, alpha in the highest byte.
    new Uint32Array(rgba.buffer, row * width * 4, width).fill(((255 << 24) | ((blue ?? 0) << 16) | ((green ?? 0) << 8) | (red ?? 0)) >>> 0)
  }
  return { rgba, width, height }
}

/** What stands in for a layer that cannot be read: nothing to be seen. */
export function emptyLayer({ width, height }: Size): RgbaPixels {
  return { rgba: new Uint8Array(width * height * 4), width, height }
}

function meanColor(row: Uint8Array): Rgb {
  const sum: Rgb = [0, 0, 0]
  for (let at = 0; at < row.length; at += 4) for (const channel of [0, 1, 2] as const) sum[channel] += row[at + channel] ?? 0
  const pixels = Math.max(1, row.length / 4)
  return [sum[0] / pixels, sum[1] / pixels, sum[2] / pixels]
}
