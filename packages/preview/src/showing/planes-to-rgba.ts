import type { Planes } from '../orders/planes.ts'

/**
 * RGBA bytes of a frame: BT.709 limited range. Colour samples are in the middle of 2x2 pixels and
 * are mixed from their neighbours, as the shader of the other screen does.
 */
export function planesToRgba({ bytes, width, height }: Planes, rgba: Uint8ClampedArray = new Uint8ClampedArray(width * height * 4)): Uint8ClampedArray {
  const halfWidth = width >> 1
  const halfHeight = height >> 1
  const u = width * height
  const v = u + halfWidth * halfHeight
  const mixed = new Float32Array(2 * halfWidth)
  let at = 0
  for (let row = 0; row < height; row += 1) {
    mixRows(bytes, mixed, { u, v, halfWidth, halfHeight, row })
    for (let column = 0; column < width; column += 1, at += 4) {
      const near = column >> 1
      const other = Math.min(halfWidth - 1, Math.max(0, near + (column % 2 === 0 ? -1 : 1)))
      const blue = 0.75 * at0(mixed, near) + 0.25 * at0(mixed, other) - 128
      const red = 0.75 * at0(mixed, halfWidth + near) + 0.25 * at0(mixed, halfWidth + other) - 128
      const light = (255 / 219) * (at0(bytes, row * width + column) - 16)
      rgba[at] = light + redOfV * red
      rgba[at + 1] = light - greenOfU * blue - greenOfV * red
      rgba[at + 2] = light + blueOfU * blue
      rgba[at + 3] = 255
    }
  }
  return rgba
}

export const redOfV = (1.5748 * 255) / 224
export const greenOfU = (0.187324 * 255) / 224
export const greenOfV = (0.468124 * 255) / 224
export const blueOfU = (1.8556 * 255) / 224

type Row = { u: number; v: number; halfWidth: number; halfHeight: number; row: number }

/** Colour samples at the height of a row: U, then V. */
function mixRows(bytes: Uint8Array, mixed: Float32Array, { u, v, halfWidth, halfHeight, row }: Row): void {
  const near = row >> 1
  const other = Math.min(halfHeight - 1, Math.max(0, near + (row % 2 === 0 ? -1 : 1)))
  for (let column = 0; column < halfWidth; column += 1) {
    mixed[column] = 0.75 * at0(bytes, u + near * halfWidth + column) + 0.25 * at0(bytes, u + other * halfWidth + column)
    mixed[halfWidth + column] = 0.75 * at0(bytes, v + near * halfWidth + column) + 0.25 * at0(bytes, v + other * halfWidth + column)
  }
}

/** Indexes here never leave their arrays. */
function at0(values: Uint8Array | Float32Array, at: number): number {
  return values[at] ?? 0
}
