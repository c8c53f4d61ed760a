// Lines where the gradient is at its height: Canny's edges.
import { brightest, slope, sobel } from './still-outline'
import { heldRow, holdRow, storeSamples } from './still-rows'

/** i16 rows, with a border of 16 bytes: weighted sums of columns by distance of 2, 1 and 0. */
const farSums: usize = memory.data(2 * 8192 + 192, 16)
const nearSums: usize = memory.data(2 * 8192 + 192, 16)
const ownSums: usize = memory.data(2 * 8192 + 192, 16)

/** One weight of each of the three: the outer two rows, the two next to the middle, the middle. */
function sumRows(outer: v128, inner: v128, middle: v128, a: i16, b: i16, c: i16): v128 {
  const sum = i16x8.add(i16x8.mul(outer, i16x8.splat(a)), i16x8.mul(inner, i16x8.splat(b)))
  return i16x8.add(sum, i16x8.mul(middle, i16x8.splat(c)))
}

/** Sums of the columns around row y, weights of a Gaussian of sigma 1.4. */
function sumColumns(row: usize, width: i32): void {
  const two = 2 * <usize>width
  for (let x = 0; x < width; x += 8) {
    const at = row + x
    const outer = i16x8.add(v128.load8x8_u(at - two), v128.load8x8_u(at + two))
    const inner = i16x8.add(v128.load8x8_u(at - width), v128.load8x8_u(at + width))
    const middle = v128.load8x8_u(at)
    v128.store(farSums + 16 + 2 * x, sumRows(outer, inner, middle, 2, 4, 5))
    v128.store(nearSums + 16 + 2 * x, sumRows(outer, inner, middle, 4, 9, 12))
    v128.store(ownSums + 16 + 2 * x, sumRows(outer, inner, middle, 5, 12, 15))
  }
}

/** 159 is the sum of all weights; 52759 / 2^23 is one over it, close enough for whole results. */
function smoothEight(x: i32): v128 {
  const at = <usize>(16 + 2 * x)
  let sum = i16x8.add(v128.load(farSums + at - 4), v128.load(farSums + at + 4))
  sum = i16x8.add(sum, i16x8.add(v128.load(nearSums + at - 2), v128.load(nearSums + at + 2)))
  sum = i16x8.add(sum, v128.load(ownSums + at))
  const factor = i16x8.splat(<i16>52759)
  const low = i32x4.shr_u(i32x4.extmul_low_i16x8_u(sum, factor), 23)
  const high = i32x4.shr_u(i32x4.extmul_high_i16x8_u(sum, factor), 23)
  return i16x8.narrow_i32x4_s(low, high)
}

/** Two samples at each edge stay as they are. */
function smooth(plane: usize, width: i32, height: i32, out: usize): void {
  memory.copy(out, plane, width * height)
  for (let y = 2; y < height - 2; y++) {
    const row = plane + <usize>y * width
    const to = out + <usize>y * width
    sumColumns(row, width)
    for (let x = 0; x < width; x += 16) storeSamples(to, x, width, i8x16.narrow_i16x8_u(smoothEight(x), smoothEight(x + 8)))
    store<u16>(to, load<u16>(row))
    store<u16>(to + width - 2, load<u16>(row + width - 2))
  }
}

// Directions in which the gradient rises.
const rising: i16 = 1
const falling: i16 = 2
const upright: i16 = 3

/** Masks of the lower or upper four words: |y| against |x| times a factor, Q16. */
function isSteeper(x: v128, y: v128, factor: i32, isUpper: bool): v128 {
  const wideX = isUpper ? i32x4.extend_high_i16x8_u(x) : i32x4.extend_low_i16x8_u(x)
  const wideY = isUpper ? i32x4.extend_high_i16x8_u(y) : i32x4.extend_low_i16x8_u(y)
  return i32x4.ge_s(i32x4.shl(wideY, 16), i32x4.mul(wideX, i32x4.splat(factor)))
}

function steeper(x: v128, y: v128, factor: i32): v128 {
  return i16x8.narrow_i32x4_s(isSteeper(x, y, factor, false), isSteeper(x, y, factor, true))
}

/** Eight words: length of the gradient, |x| + |y|, times four, and its direction. */
function directedGradient(above: usize, row: usize, below: usize): v128 {
  const a = v128.load8x8_u(above - 1)
  const b = v128.load8x8_u(above)
  const c = v128.load8x8_u(above + 1)
  const g = v128.load8x8_u(below - 1)
  const h = v128.load8x8_u(below)
  const i = v128.load8x8_u(below + 1)
  const across = slope(a, v128.load8x8_u(row - 1), g, c, v128.load8x8_u(row + 1), i, sobel)
  const down = slope(a, b, c, g, h, i, sobel)
  const x = i16x8.abs(across)
  const y = i16x8.abs(down)
  // tan(22.5 degrees) and tan(67.5 degrees)
  const isSlanted = steeper(x, y, 27146)
  const isUpright = steeper(x, y, 158218)
  const falls = i16x8.lt_s(v128.xor(across, down), i16x8.splat(0))
  const slanted = v128.bitselect(i16x8.splat(rising), i16x8.splat(falling), falls)
  const direction = v128.bitselect(i16x8.splat(upright), v128.and(slanted, isSlanted), isUpright)
  return v128.or(i16x8.shl(i16x8.add(x, y), 2), direction)
}

/** i16 for each sample but those at the edges, which are 0. */
function fillGradients(smoothed: usize, width: i32, height: i32, out: usize): void {
  const rowBytes = 2 * <usize>width
  memory.fill(out, 0, rowBytes)
  memory.fill(out + <usize>(height - 1) * rowBytes, 0, rowBytes)
  for (let y = 1; y < height - 1; y++) {
    const row = smoothed + <usize>y * width
    const to = out + <usize>y * rowBytes
    for (let x = 0; x < width; x += 8) {
      const values = directedGradient(row - width + x, row + x, row + width + x)
      if (x + 8 <= width) v128.store(to + 2 * x, values)
      else {
        v128.store(farSums, values)
        memory.copy(to + 2 * x, farSums, 2 * (width - x))
      }
    }
    store<u16>(to, 0)
    store<u16>(to + rowBytes - 2, 0)
  }
}

/** Lengths of eight gradients. */
function lengths(at: usize): v128 {
  return i16x8.shr_u(v128.load(at), 2)
}

/**
 * The gradient's length where it is longer than before it and as long as behind it, else 0: of two
 * that are equally long one stays.
 */
function heights(at: usize, rowBytes: usize): v128 {
  const values = v128.load(at)
  const length = i16x8.shr_u(values, 2)
  const direction = v128.and(values, i16x8.splat(3))
  const rises = i16x8.eq(direction, i16x8.splat(rising))
  const falls = i16x8.eq(direction, i16x8.splat(falling))
  const isUpright = i16x8.eq(direction, i16x8.splat(upright))
  let before = v128.bitselect(lengths(at + rowBytes - 2), lengths(at - 2), rises)
  before = v128.bitselect(lengths(at - rowBytes - 2), before, falls)
  before = v128.bitselect(lengths(at - rowBytes), before, isUpright)
  let behind = v128.bitselect(lengths(at - rowBytes + 2), lengths(at + 2), rises)
  behind = v128.bitselect(lengths(at + rowBytes + 2), behind, falls)
  behind = v128.bitselect(lengths(at + rowBytes), behind, isUpright)
  return v128.and(length, v128.and(i16x8.gt_s(length, before), i16x8.ge_s(length, behind)))
}

function fillHeights(gradients: usize, width: i32, height: i32, out: usize): void {
  memory.fill(out, 0, width)
  memory.fill(out + <usize>(height - 1) * width, 0, width)
  const rowBytes = 2 * <usize>width
  for (let y = 1; y < height - 1; y++) {
    const row = gradients + <usize>y * rowBytes
    const to = out + <usize>y * width
    for (let x = 0; x < width; x += 16) {
      const at = row + 2 * x
      storeSamples(to, x, width, i8x16.narrow_i16x8_u(heights(at, rowBytes), heights(at + 16, rowBytes)))
    }
    store<u8>(to, 0)
    store<u8>(to + width - 1, 0)
  }
}

/** Keeps what is above `high`, and what is above `low` beside it; all else becomes 0. In place. */
function keepStrong(plane: usize, width: i32, height: i32, low: i32, high: i32): void {
  const last = width - 1
  const highest = i8x16.splat(<i8>high)
  const lowest = i8x16.splat(<i8>low)
  holdRow(plane, width, 0, -1, 0, last)
  holdRow(plane, width, 0, 0, 0, last)
  for (let y = 0; y < height; y++) {
    holdRow(plane, width, min(y + 1, height - 1), y + 1, 0, last)
    for (let x = 0; x < width; x += 16) {
      const own = v128.load(heldRow(y) + x)
      const isBeside = v128.and(i8x16.gt_u(own, lowest), i8x16.gt_u(brightest(y, x), highest))
      storeSamples(plane + <usize>y * width, x, width, v128.and(own, v128.or(i8x16.gt_u(own, highest), isBeside)))
    }
  }
}

/**
 * A plane becomes lines one sample wide where it changes fastest, as bright as the change, in
 * place; sides of at least 5. `low` and `high` are the levels where a line continues and begins.
 * `work` has 3 * width * height bytes.
 */
export function edges(plane: usize, width: i32, height: i32, low: i32, high: i32, work: usize): void {
  const gradients = work + <usize>width * height
  smooth(plane, width, height, work)
  fillGradients(work, width, height, gradients)
  fillHeights(gradients, width, height, plane)
  keepStrong(plane, width, height, low, high)
}
