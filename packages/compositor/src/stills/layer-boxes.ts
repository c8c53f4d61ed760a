import type { RgbaPixels } from '../pixels.ts'

/** Whether nothing of it can be seen. */
export function isInvisible({ rgba }: RgbaPixels): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 0) return false
  return true
}

/** A copy with so many transparent pixels more on each side. */
export function grown({ rgba, width, height }: RgbaPixels, by: number): RgbaPixels {
  const size = { width: width + 2 * by, height: height + 2 * by }
  const larger = new Uint8Array(size.width * size.height * 4)
  for (let row = 0; row < height; row += 1) {
    larger.set(rgba.subarray(row * width * 4, (row + 1) * width * 4), ((row + by) * size.width + by) * 4)
  }
  return { rgba: larger, ...size }
}

/** Without so many pixels on each side. */
export function shrunk({ rgba, width, height }: RgbaPixels, by: number): RgbaPixels {
  const size = { width: width - 2 * by, height: height - 2 * by }
  const smaller = new Uint8Array(size.width * size.height * 4)
  for (let row = 0; row < size.height; row += 1) {
    const start = ((row + by) * width + by) * 4
    smaller.set(rgba.subarray(start, start + size.width * 4), row * size.width * 4)
  }
  return { rgba: smaller, ...size }
}
