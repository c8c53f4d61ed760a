import type { Stamp } from '../orders/film-order.ts'
import type { Planes } from '../orders/planes.ts'

/** Draws over a frame in BT.709 limited range. The stamp is inside the frame. */
export function stampOn({ bytes, width, height }: Planes, stamp: Stamp): void {
  for (let row = 0; row < stamp.height; row += 1) {
    const target = (stamp.top + row) * width + stamp.left
    for (let column = 0; column < stamp.width; column += 1) {
      const at = 4 * (row * stamp.width + column)
      const opacity = sample(stamp.rgba, at + 3) / 255
      if (opacity > 0) mix(bytes, target + column, 16 + (219 / 255) * light(stamp.rgba, at), opacity)
    }
  }
  stampColors({ bytes, width, height }, stamp)
}

/** One colour for 2x2 pixels: their mean, by how much each of them covers. */
function stampColors({ bytes, width, height }: Planes, stamp: Stamp): void {
  const u = width * height
  const v = u + (width >> 1) * (height >> 1)
  for (let row = 0; row < stamp.height; row += 2) {
    for (let column = 0; column < stamp.width; column += 2) {
      const { opacity, blue, red } = colorAt(stamp, row, column)
      if (opacity === 0) continue
      const target = ((stamp.top + row) >> 1) * (width >> 1) + ((stamp.left + column) >> 1)
      mix(bytes, u + target, blue, opacity)
      mix(bytes, v + target, red, opacity)
    }
  }
}

function colorAt({ rgba, width }: Stamp, row: number, column: number): { opacity: number; blue: number; red: number } {
  const sum = { opacity: 0, blue: 0, red: 0 }
  for (const pixel of [row * width + column, row * width + column + 1, (row + 1) * width + column, (row + 1) * width + column + 1]) {
    const opacity = sample(rgba, 4 * pixel + 3) / 255
    const brightness = light(rgba, 4 * pixel)
    sum.opacity += opacity
    sum.blue += opacity * (128 + ((224 / 255) * (sample(rgba, 4 * pixel + 2) - brightness)) / 1.8556)
    sum.red += opacity * (128 + ((224 / 255) * (sample(rgba, 4 * pixel) - brightness)) / 1.5748)
  }
  if (sum.opacity === 0) return sum
  return { opacity: sum.opacity / 4, blue: sum.blue / sum.opacity, red: sum.red / sum.opacity }
}

function light(rgba: Uint8ClampedArray, at: number): number {
  return 0.2126 * sample(rgba, at) + 0.7152 * sample(rgba, at + 1) + 0.0722 * sample(rgba, at + 2)
}

function mix(bytes: Uint8Array, at: number, value: number, opacity: number): void {
  bytes[at] = Math.round(sample(bytes, at) * (1 - opacity) + value * opacity)
}

/** Indexes here never leave their arrays. */
function sample(values: Uint8Array | Uint8ClampedArray, at: number): number {
  return values[at] ?? 0
}
