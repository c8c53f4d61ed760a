// Effects that treat every sample alike, in whichever plane it is. They change `count` samples in
// place in groups of 16; the bytes behind the last sample are put back, so that nothing else is
// changed.
import { between, hash } from './effect-random'

/** Distance from `base` times `gain` (Q7, up to 256), then moved by `offset`. */
export function tone(samples: usize, count: i32, base: i32, gain: i32, offset: i32): void {
  const behind = v128.load(samples + count)
  const middle = i16x8.splat(<i16>base)
  const factor = i16x8.splat(<i16>gain)
  const moved = i16x8.splat(<i16>(base + offset))
  const half = i16x8.splat(64)
  for (let x = 0; x < count; x += 16) {
    const value = v128.load(samples + x)
    const low = i16x8.mul(i16x8.sub(i16x8.extend_low_i8x16_u(value), middle), factor)
    const high = i16x8.mul(i16x8.sub(i16x8.extend_high_i8x16_u(value), middle), factor)
    const lowSum = i16x8.add(i16x8.shr_s(i16x8.add(low, half), 7), moved)
    const highSum = i16x8.add(i16x8.shr_s(i16x8.add(high, half), 7), moved)
    v128.store(samples + x, i8x16.narrow_i16x8_u(lowSum, highSum))
  }
  v128.store(samples + count, behind)
}

/** Towards `other` by `weight` (Q7, 0..128). */
export function mixTowards(samples: usize, other: usize, count: i32, weight: i32): void {
  const behind = v128.load(samples + count)
  const share = i16x8.splat(<i16>weight)
  const half = i16x8.splat(64)
  for (let x = 0; x < count; x += 16) {
    const from = v128.load(samples + x)
    const to = v128.load(other + x)
    const fromLow = i16x8.extend_low_i8x16_u(from)
    const fromHigh = i16x8.extend_high_i8x16_u(from)
    const low = i16x8.mul(i16x8.sub(i16x8.extend_low_i8x16_u(to), fromLow), share)
    const high = i16x8.mul(i16x8.sub(i16x8.extend_high_i8x16_u(to), fromHigh), share)
    const mixedLow = i16x8.add(fromLow, i16x8.shr_s(i16x8.add(low, half), 7))
    const mixedHigh = i16x8.add(fromHigh, i16x8.shr_s(i16x8.add(high, half), 7))
    v128.store(samples + x, i8x16.narrow_i16x8_u(mixedLow, mixedHigh))
  }
  v128.store(samples + count, behind)
}

/** Towards `other` by a mask of one byte (0..255) for each sample. */
export function mixByMask(samples: usize, other: usize, mask: usize, count: i32): void {
  const behind = v128.load(samples + count)
  for (let x = 0; x < count; x += 16) {
    const from = v128.load(samples + x)
    const to = v128.load(other + x)
    const share = v128.load(mask + x)
    const low = maskedMix(i16x8.extend_low_i8x16_u(from), i16x8.extend_low_i8x16_u(to), i16x8.extend_low_i8x16_u(share))
    const high = maskedMix(i16x8.extend_high_i8x16_u(from), i16x8.extend_high_i8x16_u(to), i16x8.extend_high_i8x16_u(share))
    v128.store(samples + x, i8x16.narrow_i16x8_u(low, high))
  }
  v128.store(samples + count, behind)
}

/** from + (to - from) * share / 255, within half a level. */
function maskedMix(from: v128, to: v128, share: v128): v128 {
  // 128.5 of 255 parts make 32767 of Q15.
  const weight = i16x8.add(i16x8.shl(share, 7), i16x8.shr_u(share, 1))
  const difference = i16x8.q15mulr_sat_s(i16x8.shl(i16x8.sub(to, from), 7), weight)
  return i16x8.add(from, i16x8.shr_s(i16x8.add(difference, i16x8.splat(64)), 7))
}

/**
 * Film grain for `height` rows of a luma plane: signed bytes with a spread (standard deviation) of
 * about 30. Grains are `cell` samples wide (at least 1) and the same at every size: between the
 * whole places of a coarse lattice the grain is mixed.
 */
export function grainTable(table: usize, width: i32, height: i32, cell: f32): void {
  const step: f32 = 1 / cell
  for (let y = 0; y < height; y++) {
    const line = <i32>(<f32>y * step)
    const down: f32 = <f32>y * step - <f32>line
    for (let x = 0; x < width; x++) {
      const column = <i32>(<f32>x * step)
      const across: f32 = <f32>x * step - <f32>column
      const upper = between(bellCurve(column, line), bellCurve(column + 1, line), across)
      const lower = between(bellCurve(column, line + 1), bellCurve(column + 1, line + 1), across)
      store<i8>(table + <usize>y * width + x, <i8>between(upper, lower, down))
    }
  }
}

/** The sum of four even chances: spread 45, from -127 to 127. */
function bellCurve(column: i32, line: i32): f32 {
  const bits = hash(<u32>column + 4096 * <u32>line)
  const sum = (bits & 255) + ((bits >> 8) & 255) + ((bits >> 16) & 255) + (bits >> 24)
  // The four bytes spread by 147 about 510.
  return max<f32>(-127, min<f32>(127, (<f32>sum - 510) * <f32>0.306))
}

/** Adds grain times `strength` (Q7, negative turns it around). */
export function addGrain(samples: usize, count: i32, grain: usize, strength: i32): void {
  const behind = v128.load(samples + count)
  const factor = i16x8.splat(<i16>strength)
  const half = i16x8.splat(64)
  for (let x = 0; x < count; x += 16) {
    const value = v128.load(samples + x)
    const speck = v128.load(grain + x)
    const low = i16x8.shr_s(i16x8.add(i16x8.mul(i16x8.extend_low_i8x16_s(speck), factor), half), 7)
    const high = i16x8.shr_s(i16x8.add(i16x8.mul(i16x8.extend_high_i8x16_s(speck), factor), half), 7)
    const lowSum = i16x8.add(i16x8.extend_low_i8x16_u(value), low)
    const highSum = i16x8.add(i16x8.extend_high_i8x16_u(value), high)
    v128.store(samples + x, i8x16.narrow_i16x8_u(lowSum, highSum))
  }
  v128.store(samples + count, behind)
}
