// Effects that look back. Their memories are kept by the caller from frame to frame.
import { doneRow } from './effect-rows'

/** Samples in one row of a lag memory: the row of the plane, rounded up to whole groups. */
export function lagStride(width: i32): i32 {
  return (width + 15) & ~15
}

/** Fills the memory of one plane with the plane itself: distance from `base` as Q7. */
export function lagStart(plane: usize, width: i32, height: i32, held: usize, base: i32): void {
  const stride = lagStride(width)
  const middle = i16x8.splat(<i16>base)
  for (let y = 0; y < height; y++, plane += width, held += 2 * stride) {
    for (let x = 0; x < width; x += 8) {
      v128.store(held + 2 * x, i16x8.shl(i16x8.sub(v128.load8x8_u(plane + x), middle), 7))
    }
  }
}

/**
 * Light that fades slowly: each luma sample is the brighter of itself and the last result times
 * `decay` (Q15), which is remembered (Q7).
 */
export function lagLuma(plane: usize, width: i32, height: i32, held: usize, decay: i32): void {
  const stride = lagStride(width)
  const factor = i16x8.splat(<i16>decay)
  const half = i16x8.splat(64)
  for (let y = 0; y < height; y++, plane += width, held += 2 * stride) {
    for (let x = 0; x < width; x += 8) {
      const now = i16x8.shl(v128.load8x8_u(plane + x), 7)
      const light = i16x8.max_s(now, i16x8.q15mulr_sat_s(v128.load(held + 2 * x), factor))
      v128.store(held + 2 * x, light)
      const shown = i16x8.shr_u(i16x8.add(light, half), 7)
      v128.store64_lane(doneRow + x, i8x16.narrow_i16x8_u(shown, shown), 0)
    }
    memory.copy(plane, doneRow, width)
  }
}

/** By how much the remembered light outshines 16 luma samples of one row, as bytes. */
function outshines(luma: usize, held: usize, factor: v128): v128 {
  const now = v128.load(luma)
  const low = i16x8.shr_u(i16x8.q15mulr_sat_s(v128.load(held), factor), 7)
  const high = i16x8.shr_u(i16x8.q15mulr_sat_s(v128.load(held, 16), factor), 7)
  return i8x16.sub_sat_u(i8x16.narrow_i16x8_u(low, high), now)
}

/**
 * The colour of light that stays: where remembered light outshines the frame by 8 levels or more,
 * the remembered colour is shown, fading towards grey as its light fades; in between they mix. Runs
 * before `lagLuma`. `width` and `height` are those of the chroma plane.
 */
export function lagChroma(plane: usize, width: i32, height: i32, held: usize, luma: usize, lumaHeld: usize, decay: i32): void {
  const stride = lagStride(width)
  const lumaStride = 2 * lagStride(2 * width)
  const factor = i16x8.splat(<i16>decay)
  const middle = i16x8.splat(128)
  const half = i16x8.splat(64)
  for (let y = 0; y < height; y++, plane += width, held += 2 * stride) {
    const row = luma + <usize>(2 * y) * (2 * width)
    const rowHeld = lumaHeld + <usize>(2 * y) * lumaStride
    for (let x = 0; x < width; x += 8) {
      const upper = i16x8.extadd_pairwise_i8x16_u(outshines(row + 2 * x, rowHeld + 4 * x, factor))
      const lower = i16x8.extadd_pairwise_i8x16_u(outshines(row + 2 * width + 2 * x, rowHeld + lumaStride + 4 * x, factor))
      // The sum of four: 32 and more is a full share, 32767 of Q15.
      const sum = i16x8.min_s(i16x8.add(upper, lower), i16x8.splat(32))
      const share = i16x8.sub(i16x8.shl(sum, 10), i16x8.shr_u(sum, 5))
      const now = i16x8.shl(i16x8.sub(v128.load8x8_u(plane + x), middle), 7)
      const before = i16x8.q15mulr_sat_s(v128.load(held + 2 * x), factor)
      const mixed = i16x8.add(now, i16x8.q15mulr_sat_s(i16x8.sub_sat_s(before, now), share))
      v128.store(held + 2 * x, mixed)
      const shown = i16x8.add(i16x8.shr_s(i16x8.add(mixed, half), 7), middle)
      v128.store64_lane(doneRow + x, i8x16.narrow_i16x8_u(shown, shown), 0)
    }
    memory.copy(plane, doneRow, width)
  }
}

/** Five times the distance of eight samples from the mean of themselves and four others. */
function fiveTimesDistance(now: v128, sum: v128): v128 {
  return i16x8.sub(i16x8.mul(now, i16x8.splat(5)), sum)
}

/** now + distance * factor, at most `limit` away. `factor` is Q14 of a fifth of the gain. */
function amplified(now: v128, five: v128, factor: v128, limit: v128): v128 {
  const change = i16x8.shr_s(i16x8.add(i16x8.q15mulr_sat_s(i16x8.shl(five, 3), factor), i16x8.splat(2)), 2)
  return i16x8.add(now, i16x8.max_s(i16x8.neg(limit), i16x8.min_s(limit, change)))
}

/**
 * Change made large: every sample moves away from the mean of the last five frames, itself
 * included, by `factor` (Q14 of a fifth of the gain) times its distance, at most by `limit`.
 * `first`, `second` and `third` are the frames before; `oldest`, the fourth, is overwritten by the
 * frame as it came. All have room for a last group of 16.
 */
export function amplify(samples: usize, count: i32, first: usize, second: usize, third: usize, oldest: usize, factor: i32, limit: i32): void {
  const behind = v128.load(samples + count)
  const gain = i16x8.splat(<i16>factor)
  const most = i16x8.splat(<i16>limit)
  for (let x = 0; x < count; x += 16) {
    const now = v128.load(samples + x)
    const a = v128.load(first + x)
    const b = v128.load(second + x)
    const c = v128.load(third + x)
    const d = v128.load(oldest + x)
    v128.store(oldest + x, now)
    const nowLow = i16x8.extend_low_i8x16_u(now)
    const nowHigh = i16x8.extend_high_i8x16_u(now)
    const pairLow = i16x8.add(i16x8.extend_low_i8x16_u(a), i16x8.extend_low_i8x16_u(b))
    const pairHigh = i16x8.add(i16x8.extend_high_i8x16_u(a), i16x8.extend_high_i8x16_u(b))
    const otherLow = i16x8.add(i16x8.extend_low_i8x16_u(c), i16x8.extend_low_i8x16_u(d))
    const otherHigh = i16x8.add(i16x8.extend_high_i8x16_u(c), i16x8.extend_high_i8x16_u(d))
    const low = fiveTimesDistance(nowLow, i16x8.add(nowLow, i16x8.add(pairLow, otherLow)))
    const high = fiveTimesDistance(nowHigh, i16x8.add(nowHigh, i16x8.add(pairHigh, otherHigh)))
    v128.store(samples + x, i8x16.narrow_i16x8_u(amplified(nowLow, low, gain, most), amplified(nowHigh, high, gain, most)))
  }
  v128.store(samples + count, behind)
}

/** Eight sums divided by as many counts (1 to 9), to the nearest. `counts` are eight i16. */
function meanOf(sums: v128, counts: v128): v128 {
  // 32768 / count, low and high bytes looked up by count; one is 32767, which the rounding makes
  // good.
  const lows = i8x16(0, -1, 0, -85, 0, -102, 0x55, 0x49, 0, 0x39, 0, 0, 0, 0, 0, 0)
  const highs = i8x16(0, 0x7f, 0x40, 0x2a, 0x20, 0x19, 0x15, 0x12, 0x10, 0x0e, 0, 0, 0, 0, 0, 0)
  const index = i8x16.narrow_i16x8_u(counts, counts)
  const low = i16x8.extend_low_i8x16_u(i8x16.swizzle(lows, index))
  const high = i16x8.extend_low_i8x16_u(i8x16.swizzle(highs, index))
  const inverse = v128.or(low, i16x8.shl(high, 8))
  return i16x8.shr_u(i16x8.add(i16x8.q15mulr_sat_s(i16x8.shl(sums, 3), inverse), i16x8.splat(4)), 3)
}

/**
 * Quiet places are averaged over time: each sample becomes the mean of itself and its predecessors,
 * going back through the ring until one differs by more than `limit` or in sum by more than `total`
 * (255: no limit). The frame as it came takes the place of the oldest in the ring. The ring is
 * `length` (at most 8) frames of `stride` bytes (a multiple of 16, at least `count`); `newest` is
 * the index of the last frame.
 */
export function averageBack(samples: usize, count: i32, ring: usize, stride: i32, length: i32, newest: i32, limit: i32, total: i32): void {
  const behind = v128.load(samples + count)
  const most = i8x16.splat(<i8>limit)
  const mostTotal = i8x16.splat(<i8>total)
  const one = i8x16.splat(1)
  const oldest = ring + <usize>((newest + 1) % length) * stride
  for (let x = 0; x < count; x += 16) {
    const now = v128.load(samples + x)
    let sumLow = i16x8.extend_low_i8x16_u(now)
    let sumHigh = i16x8.extend_high_i8x16_u(now)
    let counts = one
    let differences = i8x16.splat(0)
    let open = i8x16.splat(-1)
    let index = newest
    for (let back = 0; back < length; back++) {
      const earlier = v128.load(ring + <usize>index * stride + x)
      index = index == 0 ? length - 1 : index - 1
      const difference = v128.or(i8x16.sub_sat_u(now, earlier), i8x16.sub_sat_u(earlier, now))
      differences = i8x16.add_sat_u(differences, difference)
      const ends = v128.or(i8x16.gt_u(difference, most), i8x16.gt_u(differences, mostTotal))
      open = v128.andnot(open, ends)
      if (!v128.any_true(open)) break
      const taken = v128.and(earlier, open)
      sumLow = i16x8.add(sumLow, i16x8.extend_low_i8x16_u(taken))
      sumHigh = i16x8.add(sumHigh, i16x8.extend_high_i8x16_u(taken))
      counts = i8x16.sub(counts, open)
    }
    v128.store(oldest + x, now)
    const low = meanOf(sumLow, i16x8.extend_low_i8x16_u(counts))
    const high = meanOf(sumHigh, i16x8.extend_high_i8x16_u(counts))
    v128.store(samples + x, i8x16.narrow_i16x8_u(low, high))
  }
  v128.store(samples + count, behind)
}
