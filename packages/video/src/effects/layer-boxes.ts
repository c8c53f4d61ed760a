import type { RgbaPixels } from '@relampago/compositor'

/** The alpha of one with the colours of the other, in place. */
export function withAlphaOf({ rgba: source }: RgbaPixels, baked: RgbaPixels): RgbaPixels {
  for (let at = 3; at < source.length; at += 4) baked.rgba[at] = source[at] ?? 0
  return baked
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

/** One below the other, on a sheet as wide as the widest. */
export function stacked(boxes: readonly RgbaPixels[]): RgbaPixels {
  const width = Math.max(...boxes.map((box) => box.width))
  const height = boxes.reduce((sum, box) => sum + box.height, 0)
  const rgba = new Uint8Array(width * height * 4)
  let top = 0
  for (const box of boxes) {
    for (let row = 0; row < box.height; row += 1) {
      rgba.set(box.rgba.subarray(row * box.width * 4, (row + 1) * box.width * 4), (top + row) * width * 4)
    }
    top += box.height
  }
  return { rgba, width, height }
}

/** The pictures of a stacked sheet, in the sizes that they had. */
export function unstacked(sheet: RgbaPixels, boxes: readonly RgbaPixels[]): RgbaPixels[] {
  let top = 0
  return boxes.map(({ width, height }) => {
    const rgba = new Uint8Array(width * height * 4)
    for (let row = 0; row < height; row += 1) {
      const start = (top + row) * sheet.width * 4
      rgba.set(sheet.rgba.subarray(start, start + width * 4), row * width * 4)
    }
    top += height
    return { rgba, width, height }
  })
}

/**
 * Gives invisible pixels the colour of a visible neighbour in their row, and empty rows that of the
 * row before, in place: no filter sees black there.
 */
export function withFilledGaps(pixels: RgbaPixels): RgbaPixels {
  const { rgba, width, height } = pixels
  const colors = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height)
  const rows = Array.from({ length: height }, (_, row) => colors.subarray(row * width, (row + 1) * width))
  const hasColor = rows.map((row) => fillRow(row))
  const first = hasColor.indexOf(true)
  if (first === -1) return pixels
  for (let row = 0; row < height; row += 1) {
    const known = rows[row < first ? first : row - 1]
    if (hasColor[row] === false && known !== undefined) rows[row]?.set(known.map((pixel) => pixel & colorBits))
  }
  return pixels
}

// Little-endian RGBA: alpha is the highest byte.
const alphaBits = 0xff000000
const colorBits = 0x00ffffff

/** False when nothing of the row can be seen. */
function fillRow(row: Uint32Array): boolean {
  const start = row.findIndex((pixel) => (pixel & alphaBits) !== 0)
  if (start === -1) return false
  let last = (row[start] ?? 0) & colorBits
  for (let at = 0; at < row.length; at += 1) {
    const pixel = row[at] ?? 0
    if ((pixel & alphaBits) === 0) row[at] = last
    else last = pixel & colorBits
  }
  return true
}
