// Mixing two rows of samples. Groups of 16; a last group that does not fit is shifted back over
// samples that are already done, which gives them the same values again. Rows have at least 16
// samples.
import { maskChroma, maskLower, maskUpper } from './scratch'

/** out = a + (b - a) * weight / 256, weight 0..256. */
export function blendRow(a: usize, b: usize, out: usize, count: i32, weight: i32): void {
  if (weight <= 0 || weight >= 256) {
    memory.copy(out, weight <= 0 ? a : b, count)
    return
  }
  const half = i16x8.splat(128)
  const ofA = i8x16.splat(<i8>(256 - weight))
  const ofB = i8x16.splat(<i8>weight)
  for (let column = 0; column < count; column += 16) {
    const x = min(column, count - 16)
    const va = v128.load(a + x)
    const vb = v128.load(b + x)
    const low = i16x8.add(i16x8.add(i16x8.extmul_low_i8x16_u(va, ofA), i16x8.extmul_low_i8x16_u(vb, ofB)), half)
    const high = i16x8.add(i16x8.add(i16x8.extmul_high_i8x16_u(va, ofA), i16x8.extmul_high_i8x16_u(vb, ofB)), half)
    v128.store(out + x, i8x16.narrow_i16x8_u(i16x8.shr_u(low, 8), i16x8.shr_u(high, 8)))
  }
}

/** out = a + (level - a) * weight / 256: towards one flat level, weight 0..256. */
export function blendLevel(a: usize, level: i32, out: usize, count: i32, weight: i32): void {
  if (weight <= 0) {
    memory.copy(out, a, count)
    return
  }
  if (weight >= 256) {
    memory.fill(out, <u8>level, count)
    return
  }
  const ofA = i8x16.splat(<i8>(256 - weight))
  const constant = i16x8.splat(<i16>(level * weight + 128))
  for (let column = 0; column < count; column += 16) {
    const x = min(column, count - 16)
    const va = v128.load(a + x)
    const low = i16x8.add(i16x8.extmul_low_i8x16_u(va, ofA), constant)
    const high = i16x8.add(i16x8.extmul_high_i8x16_u(va, ofA), constant)
    v128.store(out + x, i8x16.narrow_i16x8_u(i16x8.shr_u(low, 8), i16x8.shr_u(high, 8)))
  }
}

/** Rounded division by 255 of eight products (up to 255 * 255 + 128, the 128 already added). */
function divide255(products: v128): v128 {
  return i16x8.shr_u(i16x8.add(products, i16x8.shr_u(products, 8)), 8)
}

/** out = a + (b - a) * mask / 255, the mask a row of bytes. */
function blendMask(a: usize, b: usize, out: usize, mask: usize, count: i32): void {
  const half = i16x8.splat(128)
  const ones = i8x16.splat(-1)
  for (let column = 0; column < count; column += 16) {
    const x = min(column, count - 16)
    const va = v128.load(a + x)
    const vb = v128.load(b + x)
    const ofB = v128.load(mask + x)
    const ofA = v128.xor(ofB, ones)
    const low = i16x8.add(i16x8.add(i16x8.extmul_low_i8x16_u(va, ofA), i16x8.extmul_low_i8x16_u(vb, ofB)), half)
    const high = i16x8.add(i16x8.add(i16x8.extmul_high_i8x16_u(va, ofA), i16x8.extmul_high_i8x16_u(vb, ofB)), half)
    v128.store(out + x, i8x16.narrow_i16x8_u(divide255(low), divide255(high)))
  }
}

/** Mean of 2x2 mask samples for `count` chroma samples; writes whole groups of 8. */
function averageMasks(count: i32): void {
  const two = i16x8.splat(2)
  for (let x = 0; x < count; x += 8) {
    const upper = i16x8.extadd_pairwise_i8x16_u(v128.load(maskUpper + 2 * x))
    const lower = i16x8.extadd_pairwise_i8x16_u(v128.load(maskLower + 2 * x))
    const mean = i16x8.shr_u(i16x8.add(i16x8.add(upper, lower), two), 2)
    v128.store64_lane(maskChroma + x, i8x16.narrow_i16x8_u(mean, mean), 0)
  }
}

/**
 * Blends luma rows y and y + 1 (y even) of two frames by the masks in `maskUpper` and `maskLower`,
 * and the chroma row below them by the masks' mean: what averaging a 4:4:4 picture to 4:2:0 would
 * give, so no coloured fringes.
 */
export function blendRowPair(from: usize, to: usize, out: usize, width: i32, height: i32, y: i32): void {
  const luma = <usize>width * height
  const half = width >> 1
  averageMasks(half)
  let at = <usize>y * width
  blendMask(from + at, to + at, out + at, maskUpper, width)
  at += width
  blendMask(from + at, to + at, out + at, maskLower, width)
  at = luma + <usize>(y >> 1) * half
  blendMask(from + at, to + at, out + at, maskChroma, half)
  at += luma >> 2
  blendMask(from + at, to + at, out + at, maskChroma, half)
}
