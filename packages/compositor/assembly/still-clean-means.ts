// Non-local means: each sample becomes the mean of those around it whose surroundings look alike.

/** Offsets are searched this far on all sides. */
const reach: i32 = 4
/** Surroundings are compared this far on all sides. */
const patch: i32 = 2
const border: i32 = reach + patch
/** Rows whose sums stay in the processor's cache while all offsets are tried. */
const stripe: i32 = 16
/** Differences that would weigh less than one of the 255 levels count as nothing. */
const mostExponent: f32 = 5.541263545158426

const columnSums: usize = memory.data(4 * (8192 + 64), 16)
const weights: usize = memory.data(4 * (8192 + 64), 16)

/**
 * Cleans a plane in place. `decay`: sums of squared differences of 5x5 samples are multiplied by
 * it; a sample weighs e to the minus that. Room, with w and h the sides: `edged` (w + 12) * (h +
 * 12) bytes, `sums` and `totals` four bytes for each of (w + 8) * h samples.
 */
export function cleanByMeans(plane: usize, width: i32, height: i32, decay: f32, edged: usize, sums: usize, totals: usize): void {
  addEdges(plane, width, height, edged)
  memory.fill(sums, 0, <usize>(4 * (width + 8)) * height)
  memory.fill(totals, 0, <usize>(4 * (width + 8)) * height)
  for (let top = 0; top < height; top += stripe) {
    const end = min(height, top + stripe)
    // The other half of the offsets are the same pairs seen from their other ends.
    for (let x = 1; x <= reach; x++) comparePairs(edged, width, height, top, end, x, 0, decay, sums, totals)
    for (let y = 1; y <= reach; y++) {
      for (let x = -reach; x <= reach; x++) comparePairs(edged, width, height, top, end, x, y, decay, sums, totals)
    }
  }
  for (let y = 0; y < height; y++) {
    const at = <usize>(4 * y) * (width + 8)
    average(plane + <usize>y * width, width, sums + at, totals + at)
  }
}

/** The plane with its outermost samples repeated on all sides. */
function addEdges(plane: usize, width: i32, height: i32, edged: usize): void {
  const wide = width + 2 * border
  for (let y = 0; y < height + 2 * border; y++) {
    const row = plane + <usize>max(0, min(height - 1, y - border)) * width
    const out = edged + <usize>y * wide
    memory.fill(out, load<u8>(row), border)
    memory.copy(out + border, row, width)
    memory.fill(out + border + width, load<u8>(row + width - 1), border)
  }
}

/** Adds what samples of rows `top` to `end` and those at the offset from them are to each other. */
function comparePairs(edged: usize, width: i32, height: i32, top: i32, end: i32, offsetX: i32, offsetY: i32, decay: f32, sums: usize, totals: usize): void {
  const wide = width + 2 * border
  const from = max(0, -offsetX)
  const to = min(width, width - offsetX)
  const last = min(end, height - offsetY)
  const offset = offsetY * wide + offsetX
  // The address of the sample two above and two to the left of the first.
  let row = edged + <usize>((top + reach) * wide + from + reach)
  const count = to - from
  if (count <= 0 || top >= last) return
  startColumns(row, wide, offset, count + 2 * patch)
  for (let y = top; y < last; y++, row += wide) {
    moveColumns(row, wide, offset, count + 2 * patch)
    weigh(count, decay)
    const here = <usize>(4 * (y * (width + 8) + from))
    const there = here + <usize>(4 * (offsetY * (width + 8) + offsetX))
    const own = row + patch * wide + patch
    addPairs(own, own + offset, count, sums + here, totals + here, sums + there, totals + there)
  }
}

/** The sums of the first four rows; `moveColumns` adds the fifth. */
function startColumns(row: usize, wide: i32, offset: i32, count: i32): void {
  for (let x = 0; x < count; x += 8) {
    let low = i32x4.splat(0)
    let high = i32x4.splat(0)
    for (let y = 0; y < 2 * patch; y++) {
      const at = row + y * wide + x
      const change = i16x8.sub(v128.load8x8_u(at), v128.load8x8_u(at + offset))
      low = i32x4.add(low, i32x4.extmul_low_i16x8_s(change, change))
      high = i32x4.add(high, i32x4.extmul_high_i16x8_s(change, change))
    }
    v128.store(columnSums + 4 * x, low)
    v128.store(columnSums + 4 * x, high, 16)
  }
}

/** Column sums come to include the fifth row; `weigh` sees them, then the first row leaves. */
function moveColumns(row: usize, wide: i32, offset: i32, count: i32): void {
  const below = 2 * patch * wide
  for (let x = 0; x < count; x += 8) {
    const at = row + x
    const come = i16x8.sub(v128.load8x8_u(at + below), v128.load8x8_u(at + below + offset))
    const gone = i16x8.sub(v128.load8x8_u(at), v128.load8x8_u(at + offset))
    const sum = columnSums + 4 * x
    const low = i32x4.add(v128.load(sum), i32x4.extmul_low_i16x8_s(come, come))
    const high = i32x4.add(v128.load(sum, 16), i32x4.extmul_high_i16x8_s(come, come))
    v128.store(fullSums + 4 * x, low)
    v128.store(fullSums + 4 * x, high, 16)
    v128.store(sum, i32x4.sub(low, i32x4.extmul_low_i16x8_s(gone, gone)))
    v128.store(sum, i32x4.sub(high, i32x4.extmul_high_i16x8_s(gone, gone)), 16)
  }
}

const fullSums: usize = memory.data(4 * (8192 + 64), 16)

/** From column sums to weights; those past the last are 0. */
function weigh(count: i32, decay: f32): void {
  const scale = f32x4.splat(decay)
  const most = f32x4.splat(mostExponent)
  for (let x = 0; x < count; x += 4) {
    const at = fullSums + 4 * x
    const inner = i32x4.add(i32x4.add(v128.load(at, 4), v128.load(at, 8)), v128.load(at, 12))
    const all = i32x4.add(i32x4.add(v128.load(at), v128.load(at, 16)), inner)
    const exponent = f32x4.mul(f32x4.convert_i32x4_s(all), scale)
    v128.store(weights + 4 * x, v128.and(exponential(exponent), f32x4.lt(exponent, most)))
  }
  v128.store(weights + 4 * count, i64x2.splat(0))
}

/**
 * e to the minus `exponent`, as the 32nd power of three terms of its series: within 2 % where it
 * is smallest.
 */
function exponential(exponent: v128): v128 {
  const part = f32x4.mul(exponent, f32x4.splat(1.0 / 32.0))
  const tail = f32x4.mul(f32x4.mul(part, part), f32x4.splat(0.5))
  let power = f32x4.add(f32x4.sub(f32x4.splat(1), part), tail)
  power = f32x4.mul(power, power)
  power = f32x4.mul(power, power)
  power = f32x4.mul(power, power)
  power = f32x4.mul(power, power)
  return f32x4.mul(power, power)
}

/** Each of a pair is added to the mean of the other. */
function addPairs(own: usize, other: usize, count: i32, ownSum: usize, ownTotal: usize, otherSum: usize, otherTotal: usize): void {
  for (let x = 0; x < count; x += 4) {
    const weight = v128.load(weights + 4 * x)
    const at = <usize>(4 * x)
    v128.store(ownSum + at, f32x4.add(v128.load(ownSum + at), f32x4.mul(weight, samples(other + x))))
    v128.store(ownTotal + at, f32x4.add(v128.load(ownTotal + at), weight))
    v128.store(otherSum + at, f32x4.add(v128.load(otherSum + at), f32x4.mul(weight, samples(own + x))))
    v128.store(otherTotal + at, f32x4.add(v128.load(otherTotal + at), weight))
  }
}

function samples(at: usize): v128 {
  const four = i16x8.extend_low_i8x16_u(v128.load32_zero(at))
  return f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(four))
}

/** The sample itself weighs 1. */
function average(row: usize, width: i32, sums: usize, totals: usize): void {
  for (let x: usize = 0; x < <usize>width; x++) {
    const sum = load<f32>(sums + 4 * x) + <f32>load<u8>(row + x)
    store<u8>(row + x, <u8>(sum / (load<f32>(totals + 4 * x) + 1) + 0.5))
  }
}
