// Outlines: how fast samples change.
import { heldRow, holdRow, storeSamples } from './still-rows'

// Kinds of gradient.
export const sobel: i32 = 0
const prewitt: i32 = 1

/** Rising to the right, or downwards: second minus first, each of three neighbours. */
export function slope(first: v128, firstMiddle: v128, firstLast: v128, second: v128, secondMiddle: v128, secondLast: v128, kind: i32): v128 {
  const ends = i16x8.sub(i16x8.add(second, secondLast), i16x8.add(first, firstLast))
  const middle = i16x8.sub(secondMiddle, firstMiddle)
  return i16x8.add(ends, kind == sobel ? i16x8.shl(middle, 1) : middle)
}

/** Length of (x, y) times `scale`, of the lower or upper four words, cut to whole. */
function lengthOf(x: v128, y: v128, scale: v128, isUpper: bool): v128 {
  const wideX = isUpper ? i32x4.extend_high_i16x8_s(x) : i32x4.extend_low_i16x8_s(x)
  const wideY = isUpper ? i32x4.extend_high_i16x8_s(y) : i32x4.extend_low_i16x8_s(y)
  const square = i32x4.add(i32x4.mul(wideX, wideX), i32x4.mul(wideY, wideY))
  return i32x4.trunc_sat_f32x4_s(f32x4.mul(f32x4.sqrt(f32x4.convert_i32x4_s(square)), scale))
}

/** Eight samples of the gradient at `x` as i16x8. */
function gradientOfEight(above: usize, row: usize, below: usize, kind: i32, scale: v128): v128 {
  const a = v128.load8x8_u(above - 1)
  const b = v128.load8x8_u(above)
  const d = v128.load8x8_u(row - 1)
  let across: v128
  let down: v128
  if (kind > prewitt) {
    across = i16x8.sub(a, b)
    down = i16x8.sub(v128.load8x8_u(row), d)
  } else {
    const c = v128.load8x8_u(above + 1)
    const f = v128.load8x8_u(row + 1)
    const g = v128.load8x8_u(below - 1)
    const h = v128.load8x8_u(below)
    const i = v128.load8x8_u(below + 1)
    across = slope(a, d, g, c, f, i, kind)
    down = slope(a, b, c, g, h, i, kind)
  }
  return i16x8.narrow_i32x4_s(lengthOf(across, down, scale, false), lengthOf(across, down, scale, true))
}

/**
 * A plane becomes its gradient times `scale`, in place. `kind`: 0 Sobel, 1 Prewitt, 2 Roberts as
 * FFmpeg counts it, two neighbours along two rows. At edges the picture is mirrored.
 */
export function gradient(plane: usize, width: i32, height: i32, kind: i32, scale: f32): void {
  const factor = f32x4.splat(scale)
  const left = min(1, width - 1)
  holdRow(plane, width, min(1, height - 1), -1, left, width - 1)
  holdRow(plane, width, 0, 0, left, width - 1)
  for (let y = 0; y < height; y++) {
    holdRow(plane, width, min(y + 1, height - 1), y + 1, left, width - 1)
    const above = heldRow(y - 1)
    const row = heldRow(y)
    const below = heldRow(y + 1)
    for (let x = 0; x < width; x += 16) {
      const low = gradientOfEight(above + x, row + x, below + x, kind, factor)
      const high = gradientOfEight(above + x + 8, row + x + 8, below + x + 8, kind, factor)
      storeSamples(plane + <usize>y * width, x, width, i8x16.narrow_i16x8_u(low, high))
    }
  }
}

/** Each sample becomes the brightest of its neighbours and itself, in place. */
export function dilate(plane: usize, width: i32, height: i32): void {
  const last = width - 1
  holdRow(plane, width, 0, -1, 0, last)
  holdRow(plane, width, 0, 0, 0, last)
  for (let y = 0; y < height; y++) {
    holdRow(plane, width, min(y + 1, height - 1), y + 1, 0, last)
    for (let x = 0; x < width; x += 16) storeSamples(plane + <usize>y * width, x, width, brightest(y, x))
  }
}

/** Brightest of the nine around each of sixteen held samples. */
export function brightest(y: i32, x: i32): v128 {
  const above = brightestOfRow(heldRow(y - 1) + x)
  const below = brightestOfRow(heldRow(y + 1) + x)
  return i8x16.max_u(i8x16.max_u(above, below), brightestOfRow(heldRow(y) + x))
}

function brightestOfRow(row: usize): v128 {
  return i8x16.max_u(i8x16.max_u(v128.load(row - 1), v128.load(row + 1)), v128.load(row))
}

/** Where `other` is brighter, the plane becomes it. */
export function lighten(plane: usize, other: usize, count: i32): void {
  for (let at = 0; at < count; at += 16) storeSamples(plane, at, count, i8x16.max_u(v128.load(plane + at), v128.load(other + at)))
}

/** BT.601 luma, full range, eight samples as i16x8. */
function greyOfEight(red: usize, green: usize, blue: usize): v128 {
  const r = i16x8.mul(v128.load8x8_u(red), i16x8.splat(77))
  const g = i16x8.mul(v128.load8x8_u(green), i16x8.splat(150))
  const b = i16x8.mul(v128.load8x8_u(blue), i16x8.splat(29))
  return i16x8.shr_u(i16x8.add(i16x8.add(r, g), i16x8.add(b, i16x8.splat(128))), 8)
}

/** The red plane becomes grey. */
export function greyOf(red: usize, green: usize, blue: usize, count: i32): void {
  for (let x = 0; x < count; x += 16) {
    const low = greyOfEight(red + x, green + x, blue + x)
    const high = greyOfEight(red + x + 8, green + x + 8, blue + x + 8)
    storeSamples(red, x, count, i8x16.narrow_i16x8_u(low, high))
  }
}
