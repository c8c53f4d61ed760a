// The two-tap (bilinear) filter, separable: rows are mixed first, then columns. Weights are Q7
// (0..128), results rounded to 8 bits after each direction, which tracks a moving point to a few
// thousandths of a pixel.
import { tapBytes, tapTable } from './scratch'

// Columns are prepared once per picture, 8 outputs in a group of 80 bytes:
//   0  i32       base: first source column that the group reads (it loads 16)
//   16 i8x16     lane of the left sample of each output, relative to base; the upper 8 select 0
//   32 i8x16     the same for the right sample
//   48 i16x8     weight of the left sample, Q7
//   64 i16x8     weight of the right sample, Q7

/**
 * Fills the tap table. Output column c reads source position x0 + c * step, clamped to the picture;
 * step at most 2 so that the 8 outputs of a group are within 16 source samples. Group g starts at
 * output min(8 * g, lastStart).
 */
export function prepareTaps(sourceWidth: i32, groups: i32, lastStart: i32, x0: f64, step: f64): void {
  const last = <f64>(sourceWidth - 1)
  for (let g = 0; g < groups; g++) {
    const t = tapTable + <usize>g * tapBytes
    const start = min(g * 8, lastStart)
    let base = 0
    for (let lane = 0; lane < 8; lane++) {
      const position = max<f64>(0, min<f64>(last, x0 + <f64>(start + lane) * step))
      const left = <i32>position
      const weight = <i32>((position - <f64>left) * 128.0 + 0.5)
      if (lane == 0) {
        base = max(0, min(left, sourceWidth - 16))
        store<i32>(t, base)
      }
      const leftLane = left - base
      const rightLane = left + 1 < sourceWidth ? leftLane + 1 : leftLane
      store<u8>(t + 16 + lane, <u8>leftLane)
      store<u8>(t + 24 + lane, 16)
      store<u8>(t + 32 + lane, <u8>rightLane)
      store<u8>(t + 40 + lane, 16)
      store<i16>(t + 48 + lane * 2, <i16>(128 - weight))
      store<i16>(t + 64 + lane * 2, <i16>weight)
    }
  }
}

/**
 * Mixes columns from..to of two source rows into `out` (same columns): weight 0..128 is the share
 * of row b. Writes whole groups of 16.
 */
export function mixRows(a: usize, b: usize, out: usize, from: i32, to: i32, weight: i32): void {
  const half = i16x8.splat(64)
  const ofA = i8x16.splat(<i8>(128 - weight))
  const ofB = i8x16.splat(<i8>weight)
  for (let x = from; x < to; x += 16) {
    const va = v128.load(a + x)
    const vb = v128.load(b + x)
    const low = i16x8.add(i16x8.add(i16x8.extmul_low_i8x16_u(va, ofA), i16x8.extmul_low_i8x16_u(vb, ofB)), half)
    const high = i16x8.add(i16x8.add(i16x8.extmul_high_i8x16_u(va, ofA), i16x8.extmul_high_i8x16_u(vb, ofB)), half)
    v128.store(out + x, i8x16.narrow_i16x8_u(i16x8.shr_u(low, 7), i16x8.shr_u(high, 7)))
  }
}

/** The 8 outputs of the group described at `taps`, from a mixed row, as i16x8 of 0..255. */
export function tapGroup(row: usize, taps: usize): v128 {
  const samples = v128.load(row + load<i32>(taps))
  const left = i16x8.extend_low_i8x16_u(i8x16.swizzle(samples, v128.load(taps, 16)))
  const right = i16x8.extend_low_i8x16_u(i8x16.swizzle(samples, v128.load(taps, 32)))
  const sum = i16x8.add(i16x8.mul(left, v128.load(taps, 48)), i16x8.mul(right, v128.load(taps, 64)))
  return i16x8.shr_u(i16x8.add(sum, i16x8.splat(64)), 7)
}
