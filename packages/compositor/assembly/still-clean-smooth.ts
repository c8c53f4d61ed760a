// Blurs by a short symmetric kernel, and smoothing that stops at edges.

/** A row with its ends repeated on both sides. */
const padded: usize = memory.data(8192 + 128, 16)
const margin: usize = 16

/**
 * Blurs a plane in place by an odd symmetric kernel along rows and columns. `kernel`: `half` + 1
 * weights of 16 bits, Q15, the middle one first; they and their mirror images sum to 1. `half` is
 * at most 16. `room`: two bytes a sample. Beyond the edges the outermost samples go on.
 */
export function blurByKernel(plane: usize, width: i32, height: i32, kernel: usize, half: i32, room: usize): void {
  for (let y = 0; y < height; y++) blurRow(plane + <usize>y * width, width, kernel, half, room + <usize>(2 * y) * width)
  for (let y = 0; y < height; y++) blurColumn(room, width, height, y, kernel, half, plane + <usize>y * width)
}

/** To samples in Q7, two bytes each. */
function blurRow(row: usize, width: i32, kernel: usize, half: i32, out: usize): void {
  memory.fill(padded, load<u8>(row), margin)
  memory.copy(padded + margin, row, width)
  memory.fill(padded + margin + width, load<u8>(row + width - 1), margin)
  const rounding = i32x4.splat(1 << 7)
  // The last group writes over the start of the next row, which is written later, or the slack.
  for (let x = 0; x < width; x += 8) {
    const at = padded + margin + x
    const first = v128.load16_splat(kernel)
    const own = v128.load8x8_u(at)
    let low = i32x4.add(rounding, i32x4.extmul_low_i16x8_u(own, first))
    let high = i32x4.add(rounding, i32x4.extmul_high_i16x8_u(own, first))
    for (let tap = 1; tap <= half; tap++) {
      const weight = v128.load16_splat(kernel + 2 * tap)
      const pair = i16x8.add(v128.load8x8_u(at - tap), v128.load8x8_u(at + tap))
      low = i32x4.add(low, i32x4.extmul_low_i16x8_u(pair, weight))
      high = i32x4.add(high, i32x4.extmul_high_i16x8_u(pair, weight))
    }
    v128.store(out + 2 * x, i16x8.narrow_i32x4_s(i32x4.shr_u(low, 8), i32x4.shr_u(high, 8)))
  }
}

function blurColumn(room: usize, width: i32, height: i32, y: i32, kernel: usize, half: i32, out: usize): void {
  const rounding = i32x4.splat(1 << 21)
  const own = room + <usize>(2 * y) * width
  const first = v128.load16_splat(kernel)
  for (let x = 0; x < width; x += 8) {
    const middle = v128.load(own + 2 * x)
    let low = i32x4.add(rounding, i32x4.extmul_low_i16x8_u(middle, first))
    let high = i32x4.add(rounding, i32x4.extmul_high_i16x8_u(middle, first))
    for (let tap = 1; tap <= half; tap++) {
      const weight = v128.load16_splat(kernel + 2 * tap)
      const above = v128.load(room + <usize>(2 * max(0, y - tap)) * width + 2 * x)
      const below = v128.load(room + <usize>(2 * min(height - 1, y + tap)) * width + 2 * x)
      const pair = i16x8.add(above, below)
      low = i32x4.add(low, i32x4.extmul_low_i16x8_u(pair, weight))
      high = i32x4.add(high, i32x4.extmul_high_i16x8_u(pair, weight))
    }
    const halves = i16x8.narrow_i32x4_s(i32x4.shr_u(low, 22), i32x4.shr_u(high, 22))
    v128.store64_lane(padded + x, i8x16.narrow_i16x8_u(halves, halves), 0)
  }
  memory.copy(out, padded, width)
}

/** Steps of `changes` for one level of brightness, and the step of no difference. */
const stepsPerLevel: i32 = 16
const noDifference: i32 = 256 * stepsPerLevel
/** A sample in the middle of its level, in 256ths. */
const middleOfLevel: i32 = 127

/** One row in 256ths of a level, as smoothed so far downwards. */
const rowAbove: usize = memory.data(4 * 8192, 16)

/**
 * Smooths a plane in place: each sample is drawn towards the smoothed one on its left, and that
 * towards the smoothed one above. `changes`: two bytes for each difference from -256 levels up, in
 * steps of a sixteenth: how far a sample moves, in 256ths of a level.
 */
export function smoothAlong(plane: usize, width: i32, height: i32, changes: usize): void {
  for (let y = 0; y < height; y++, plane += width) {
    let left = sample(plane)
    for (let x: usize = 0; x < <usize>width; x++) {
      left = drawn(left, sample(plane + x), changes)
      const result = y == 0 ? left : drawn(load<i32>(rowAbove + 4 * x), left, changes)
      store<i32>(rowAbove + 4 * x, result)
      store<u8>(plane + x, <u8>(result >> 8))
    }
  }
}

function sample(at: usize): i32 {
  return ((<i32>load<u8>(at)) << 8) + middleOfLevel
}

function drawn(towards: i32, value: i32, changes: usize): i32 {
  return value + <i32>load<i16>(changes + 2 * <usize>(((towards - value) >> 4) + noDifference))
}
