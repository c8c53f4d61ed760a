// Flames along the bottom of the frame, on a coarse field that is enlarged afterwards: fire has no
// sharp detail.
import { between, hash } from './effect-random'

/** Smooth noise 0..1 with one value for every whole place; x and y from 0 up. */
function smoothNoise(x: f32, y: f32, row: u32): f32 {
  const column = <i32>x
  const line = <i32>y
  const fx: f32 = x - <f32>column
  const fy: f32 = y - <f32>line
  const sx: f32 = fx * fx * (3 - 2 * fx)
  const sy: f32 = fy * fy * (3 - 2 * fy)
  const upper = corner(column, line, row) * (1 - sx) + corner(column + 1, line, row) * sx
  const lower = corner(column, line + 1, row) * (1 - sx) + corner(column + 1, line + 1, row) * sx
  return upper + (lower - upper) * sy
}

function corner(column: i32, line: i32, row: u32): f32 {
  return <f32>(hash((<u32>column * 73856093) ^ (<u32>line * 19349663) ^ (row * 83492791)) >> 8) * <f32>(1.0 / 16777216.0)
}

/** Heat 0..1.3 at a place; `up` is above the bottom edge. Both in shares of the frame's height. */
function heatAt(x: f32, up: f32, time: f32, tall: f32): f32 {
  const rising: f32 = time * <f32>0.011
  // Where the air bends the flames.
  const bend: f32 = (smoothNoise(x * 7 + 40, (up + 8) * 6 + rising * 7, 1) - <f32>0.5) * <f32>0.09
  const place: f32 = x + bend * (<f32>0.3 + up * 3)
  const tongues = smoothNoise(place * 13 + 7, up * <f32>-6 + rising * 16 + 20, 2)
  const flicker = smoothNoise(place * 27 + 3, up * <f32>-13 + rising * 36 + 40, 3)
  const wisps = smoothNoise(place * 58 + 5, up * <f32>-27 + rising * 64 + 80, 4)
  const noise: f32 = tongues * <f32>0.6 + flicker * <f32>0.28 + wisps * <f32>0.12
  const height: f32 = up / tall
  return <f32>1.15 - height * <f32>1.15 + (noise - <f32>0.5) * (<f32>0.75 + min<f32>(1.4, height * <f32>1.9))
}

function bounded(value: f32): f32 {
  return max<f32>(0, min<f32>(1, value))
}

/**
 * Fills a coarse field of `columns` x `rows` samples that covers the frame: how opaque the fire is
 * there (0..255), and its luma, U and V. `shape` is the frame's width divided by its height; amount
 * 0..1; `time` counts frames. The planes follow one another.
 */
export function fireField(field: usize, columns: i32, rows: i32, shape: f32, amount: f32, time: f32): void {
  const plane = <usize>columns * rows
  const tall: f32 = <f32>0.16 + <f32>0.3 * amount
  const pulse: f32 = <f32>0.82 + <f32>0.3 * (smoothNoise(time * <f32>0.16 + 3, 0.5, 9) - <f32>0.3)
  for (let row = 0; row < rows; row++) {
    const up: f32 = 1 - (<f32>row + <f32>0.5) / <f32>rows
    const warm: f32 = bounded(1 - up * <f32>1.15)
    // The light that the fire throws on everything.
    const glow: f32 = warm * warm * <f32>0.4 * amount * pulse
    for (let column = 0; column < columns; column++) {
      const x: f32 = ((<f32>column + <f32>0.5) / <f32>columns) * shape
      const heat: f32 = up < tall * <f32>1.9 ? bounded((heatAt(x, up, time, tall) - <f32>0.38) * <f32>1.5) : 0
      const flame: f32 = heat * heat * (3 - 2 * heat)
      // From deep red through orange to a pale yellow heart.
      const red: f32 = bounded(<f32>0.75 + flame * <f32>0.6)
      const green: f32 = bounded(<f32>0.2 + flame * flame * <f32>0.72)
      const blue: f32 = bounded(flame * flame * flame * flame * <f32>0.5 - <f32>0.02)
      const opaque: f32 = bounded(flame * <f32>1.25 * min<f32>(1, amount * 4))
      paint(field + <usize>row * columns + column, plane, opaque, glow, red, green, blue)
    }
  }
}

/** Stores one place: the flame over the glow. */
function paint(at: usize, plane: usize, opaque: f32, glow: f32, red: f32, green: f32, blue: f32): void {
  const cover: f32 = opaque + glow * (1 - opaque)
  const share: f32 = cover > <f32>0.001 ? opaque / cover : 0
  const r: f32 = between(1, red, share)
  const g: f32 = between(0.47, green, share)
  const b: f32 = between(0.12, blue, share)
  const luma: f32 = <f32>0.2126 * r + <f32>0.7152 * g + <f32>0.0722 * b
  store<u8>(at, <u8>(255 * cover))
  store<u8>(at + plane, <u8>(16 + 219 * luma))
  store<u8>(at + 2 * plane, <u8>(128 + (224 * (b - luma)) / <f32>1.8556))
  store<u8>(at + 3 * plane, <u8>(128 + (224 * (r - luma)) / <f32>1.5748))
}
