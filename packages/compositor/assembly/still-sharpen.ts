// Sharpeners.
import { floats, storeLevels } from './still-planes'
import { heldRow, holdRow, storeSamples } from './still-rows'

/** The lower or the upper four of eight words, as f32x4. */
function four(words: v128, isUpper: bool): v128 {
  return f32x4.convert_i32x4_u(isUpper ? i32x4.extend_high_i16x8_u(words) : i32x4.extend_low_i16x8_u(words))
}

/**
 * Four samples, sharper by `strength` (below 0) the more room they have to black and white:
 * `darkest` and `brightest` are sums of two, `cross` is that of the four next neighbours.
 */
function adapted(darkest: v128, brightest: v128, cross: v128, centre: v128, strength: v128): v128 {
  const room = f32x4.min(darkest, f32x4.sub(f32x4.splat(511), brightest))
  const share = f32x4.min(f32x4.splat(1), f32x4.div(room, f32x4.max(brightest, f32x4.splat(1))))
  const weight = f32x4.mul(f32x4.sqrt(share), strength)
  const all = f32x4.add(f32x4.splat(1), f32x4.mul(weight, f32x4.splat(4)))
  const value = f32x4.div(f32x4.add(f32x4.mul(cross, weight), centre), all)
  return i32x4.trunc_sat_f32x4_s(f32x4.add(value, f32x4.splat(0.5)))
}

/** Eight samples at `x` of the middle row as i16x8. */
function adaptEight(above: usize, row: usize, below: usize, strength: v128): v128 {
  const up = v128.load8x8_u(above)
  const left = v128.load8x8_u(row - 1)
  const centre = v128.load8x8_u(row)
  const right = v128.load8x8_u(row + 1)
  const down = v128.load8x8_u(below)
  let least = i16x8.min_u(i16x8.min_u(i16x8.min_u(up, left), i16x8.min_u(right, down)), centre)
  let most = i16x8.max_u(i16x8.max_u(i16x8.max_u(up, left), i16x8.max_u(right, down)), centre)
  const a = v128.load8x8_u(above - 1)
  const b = v128.load8x8_u(above + 1)
  const c = v128.load8x8_u(below - 1)
  const d = v128.load8x8_u(below + 1)
  least = i16x8.add(least, i16x8.min_u(least, i16x8.min_u(i16x8.min_u(a, b), i16x8.min_u(c, d))))
  most = i16x8.add(most, i16x8.max_u(most, i16x8.max_u(i16x8.max_u(a, b), i16x8.max_u(c, d))))
  const cross = i16x8.add(i16x8.add(up, left), i16x8.add(right, down))
  const low = adapted(four(least, false), four(most, false), four(cross, false), four(centre, false), strength)
  const high = adapted(four(least, true), four(most, true), four(cross, true), four(centre, true), strength)
  return i16x8.narrow_i32x4_s(low, high)
}

/**
 * Sharpens a plane in place where contrast is low, contrast adaptive sharpening; strength 0 to 1.
 */
export function adaptiveSharpen(plane: usize, width: i32, height: i32, strength: f32): void {
  const weight = f32x4.splat(<f32>-1 / (<f32>16 + (<f32>4.01 - <f32>16) * strength))
  const last = width - 1
  holdRow(plane, width, 0, -1, 0, last)
  holdRow(plane, width, 0, 0, 0, last)
  for (let y = 0; y < height; y++) {
    holdRow(plane, width, min(y + 1, height - 1), y + 1, 0, last)
    const above = heldRow(y - 1)
    const row = heldRow(y)
    const below = heldRow(y + 1)
    for (let x = 0; x < width; x += 16) {
      const low = adaptEight(above + x, row + x, below + x, weight)
      const high = adaptEight(above + x + 8, row + x + 8, below + x + 8, weight)
      storeSamples(plane + <usize>y * width, x, width, i8x16.narrow_i16x8_u(low, high))
    }
  }
}

/** BT.709 luma of a row of RGB, limited range; writes up to three samples more. */
function lumaRow(red: usize, green: usize, blue: usize, out: usize, width: i32): void {
  for (let x = 0; x < width; x += 4) {
    let luma = f32x4.mul(floats(red + x), f32x4.splat((0.2126 * 219) / 255))
    luma = f32x4.add(luma, f32x4.mul(floats(green + x), f32x4.splat((0.7152 * 219) / 255)))
    luma = f32x4.add(luma, f32x4.mul(floats(blue + x), f32x4.splat((0.0722 * 219) / 255)))
    storeLevels(out + x, f32x4.add(luma, f32x4.splat(16)))
  }
}

/** f32 weight of the sample at each distance. */
const weights: usize = memory.data(64, 16)
/** One row of f32, with a border of 16 on both sides. */
const blurredRow: usize = memory.data(4 * (16 + 8192 + 64), 16)
const blurredStart: usize = blurredRow + 64
/** i16 for each sample: how much brighter it becomes. */
const gains: usize = memory.data(2 * 8192 + 128, 16)

/** Binomial weights of 2 * reach + 1 samples. */
function fillWeights(reach: i32): void {
  let share: f64 = 1
  for (let i = 0; i < reach; i++) share = share * (<f64>(2 * reach - i) / <f64>(i + 1)) * 0.25
  for (let distance = 0; distance <= reach; distance++) {
    store<f32>(weights + 4 * distance, <f32>share)
    share = (share * <f64>(reach - distance)) / <f64>(reach + distance + 1)
  }
}

/** Weighted sums of columns around row y, to `blurredRow`. */
function blurAcross(luma: usize, stride: usize, width: i32, height: i32, y: i32, reach: i32): void {
  for (let x = 0; x < width; x += 8) {
    const words = v128.load8x8_u(luma + <usize>y * stride + x)
    const weight = v128.load32_splat(weights)
    let low = f32x4.mul(four(words, false), weight)
    let high = f32x4.mul(four(words, true), weight)
    for (let i = 1; i <= reach; i++) {
      const above = v128.load8x8_u(luma + <usize>max(0, y - i) * stride + x)
      const both = i16x8.add(above, v128.load8x8_u(luma + <usize>min(height - 1, y + i) * stride + x))
      const share = v128.load32_splat(weights + 4 * i)
      low = f32x4.add(low, f32x4.mul(four(both, false), share))
      high = f32x4.add(high, f32x4.mul(four(both, true), share))
    }
    v128.store(blurredStart + 4 * x, low)
    v128.store(blurredStart + 4 * x, high, 16)
  }
  for (let i = 1; i <= reach; i++) {
    store<f32>(blurredStart - 4 * i, load<f32>(blurredStart))
    store<f32>(blurredStart + 4 * (width - 1 + i), load<f32>(blurredStart + 4 * (width - 1)))
  }
}

/** Weighted sum along `blurredRow` of four samples, whole. */
function blurAlong(x: i32, reach: i32): v128 {
  const at = blurredStart + 4 * x
  let sum = f32x4.mul(v128.load(at), v128.load32_splat(weights))
  for (let i = 1; i <= reach; i++) {
    const both = f32x4.add(v128.load(at - 4 * i), v128.load(at + 4 * i))
    sum = f32x4.add(sum, f32x4.mul(both, v128.load32_splat(weights + 4 * i)))
  }
  return i32x4.trunc_sat_f32x4_s(f32x4.add(sum, f32x4.splat(0.5)))
}

/** What four samples of luma gain in RGB; `amount` in Q16. */
function gainOf(luma: v128, blurred: v128, amount: v128): v128 {
  const away = i32x4.shr_s(i32x4.mul(i32x4.sub(luma, blurred), amount), 16)
  const sharp = i32x4.max_s(i32x4.splat(0), i32x4.min_s(i32x4.splat(255), i32x4.add(luma, away)))
  const gain = f32x4.mul(f32x4.convert_i32x4_s(i32x4.sub(sharp, luma)), f32x4.splat(255.0 / 219.0))
  return i32x4.trunc_sat_f32x4_s(f32x4.nearest(gain))
}

function fillGains(luma: usize, width: i32, reach: i32, amount: v128): void {
  for (let x = 0; x < width; x += 8) {
    const words = v128.load8x8_u(luma + x)
    const low = gainOf(i32x4.extend_low_i16x8_u(words), blurAlong(x, reach), amount)
    const high = gainOf(i32x4.extend_high_i16x8_u(words), blurAlong(x + 4, reach), amount)
    v128.store(gains + 2 * x, i16x8.narrow_i32x4_s(low, high))
  }
}

function addGains(row: usize, width: i32): void {
  for (let x = 0; x < width; x += 16) {
    const low = i16x8.add(v128.load8x8_u(row + x), v128.load(gains + 2 * x))
    const high = i16x8.add(v128.load8x8_u(row + x + 8), v128.load(gains + 2 * x, 16))
    storeSamples(row, x, width, i8x16.narrow_i16x8_u(low, high))
  }
}

/**
 * Sharpens RGB in place by the distance of luma from what a binomial blur of 2 * reach + 1 samples
 * makes of it; reach 1 to 15. Luma is counted in limited range, and its blur in whole levels.
 * `work` has (width rounded up to 16) * height bytes.
 */
export function unsharpMask(red: usize, green: usize, blue: usize, width: i32, height: i32, reach: i32, amount: f32, work: usize): void {
  const stride = <usize>((width + 15) & ~15)
  const q16 = i32x4.splat(<i32>(amount * 65536))
  fillWeights(reach)
  for (let y = 0; y < height; y++) {
    const at = <usize>y * width
    lumaRow(red + at, green + at, blue + at, work + <usize>y * stride, width)
  }
  for (let y = 0; y < height; y++) {
    const at = <usize>y * width
    blurAcross(work, stride, width, height, y, reach)
    fillGains(work + <usize>y * stride, width, reach, q16)
    addGains(red + at, width)
    addGains(green + at, width)
    addGains(blue + at, width)
  }
}
