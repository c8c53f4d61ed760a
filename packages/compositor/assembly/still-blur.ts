// A recursive blur: what a pixel costs does not depend on how far it reaches. Past an edge its
// pixels are repeated.

// Sixteen rows or columns of a plane are filtered side by side, as a strip: sixteen f32 for each
// place along them.
const placeBytes: usize = 64

/** 16 rows of 16 bytes each. */
const block: usize = memory.data(256, 16)
const woven: usize = memory.data(256, 16)

/** Row i and row i + 8 become rows 2i and 2i + 1, their bytes taken in turn. */
function weave(from: usize, stride: usize, out: usize): void {
  for (let i: usize = 0; i < 8; i++, out += 32) {
    const a = v128.load(from + i * stride)
    const b = v128.load(from + (i + 8) * stride)
    v128.store(out, v128.shuffle<i8>(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23))
    v128.store(out, v128.shuffle<i8>(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31), 16)
  }
}

/** Turns 16 rows of 16 bytes about their diagonal, to `block`; `from` may be `block`. */
function transpose(from: usize, stride: usize): void {
  weave(from, stride, woven)
  weave(woven, 16, block)
  weave(block, 16, woven)
  weave(woven, 16, block)
}

/** Sixteen samples to one place of a strip. */
function loadPlace(samples: v128, place: usize): void {
  const low = i16x8.extend_low_i8x16_u(samples)
  const high = i16x8.extend_high_i8x16_u(samples)
  v128.store(place, f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(low)))
  v128.store(place, f32x4.convert_i32x4_u(i32x4.extend_high_i16x8_u(low)), 16)
  v128.store(place, f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(high)), 32)
  v128.store(place, f32x4.convert_i32x4_u(i32x4.extend_high_i16x8_u(high)), 48)
}

/** Four values of at least 0, rounded. */
export function rounded(values: v128): v128 {
  return i32x4.trunc_sat_f32x4_s(f32x4.add(values, f32x4.splat(0.5)))
}

/** Sixteen samples of one place of a strip. */
function samplesOf(place: usize): v128 {
  const low = i16x8.narrow_i32x4_s(rounded(v128.load(place)), rounded(v128.load(place, 16)))
  const high = i16x8.narrow_i32x4_s(rounded(v128.load(place, 32)), rounded(v128.load(place, 48)))
  return i8x16.narrow_i16x8_u(low, high)
}

/** Rows y to y + 15 to a strip; the last row stands for those below it. */
function loadRows(plane: usize, width: i32, height: i32, y: i32, strip: usize): void {
  for (let x = 0; x < width; x += 16) {
    const from = plane + <usize>y * width + x
    if (y + 16 <= height) transpose(from, width)
    else {
      for (let row = 0; row < 16; row++) v128.store(block + 16 * row, v128.load(from + <usize>min(row, height - 1 - y) * width))
      transpose(block, 16)
    }
    for (let i = 0; i < 16; i++) loadPlace(v128.load(block + 16 * i), strip + <usize>(x + i) * placeBytes)
  }
}

function storeRows(plane: usize, width: i32, height: i32, y: i32, strip: usize): void {
  const rows = min(16, height - y)
  for (let x = 0; x < width; x += 16) {
    for (let i = 0; i < 16; i++) v128.store(block + 16 * i, samplesOf(strip + <usize>(x + i) * placeBytes))
    transpose(block, 16)
    const to = plane + <usize>y * width + x
    for (let row = 0; row < rows; row++) storeSome(to + <usize>row * width, v128.load(block + 16 * row), width - x)
  }
}

/** The first `count` of sixteen samples, or all. */
export function storeSome(out: usize, samples: v128, count: i32): void {
  if (count >= 16) return v128.store(out, samples)
  v128.store(woven, samples)
  memory.copy(out, woven, count)
}

/** Columns x to x + 15 to a strip; past the last one are other samples. */
function loadColumns(plane: usize, width: i32, height: i32, x: i32, strip: usize): void {
  for (let y = 0; y < height; y++) loadPlace(v128.load(plane + <usize>y * width + x), strip + <usize>y * placeBytes)
}

function storeColumns(plane: usize, width: i32, height: i32, x: i32, strip: usize): void {
  for (let y = 0; y < height; y++) storeSome(plane + <usize>y * width + x, samplesOf(strip + <usize>y * placeBytes), width - x)
}

/** `first * a + second * b` */
export function mixed(first: v128, a: v128, second: v128, b: v128): v128 {
  return f32x4.add(f32x4.mul(first, a), f32x4.mul(second, b))
}

/** From one place to the next, every value becomes rest * value + decay * value before. */
function recurse(strip: usize, step: isize, count: i32, decay: f32): void {
  const share = f32x4.splat(decay)
  const rest = f32x4.splat(1 - decay)
  let a = v128.load(strip)
  let b = v128.load(strip, 16)
  let c = v128.load(strip, 32)
  let d = v128.load(strip, 48)
  for (let i = 1; i < count; i++) {
    strip += step
    a = mixed(v128.load(strip), rest, a, share)
    b = mixed(v128.load(strip, 16), rest, b, share)
    c = mixed(v128.load(strip, 32), rest, c, share)
    d = mixed(v128.load(strip, 48), rest, d, share)
    v128.store(strip, a)
    v128.store(strip, b, 16)
    v128.store(strip, c, 32)
    v128.store(strip, d, 48)
  }
}

const endPlace: usize = memory.data(64, 16)

/**
 * Every value becomes the mean of all, weighted by decay^distance. What the way back starts with
 * is what it would have gathered from a repeated edge: the values there fall from that of the
 * way forth to that of the edge.
 */
function decayBothWays(strip: usize, length: i32, decay: f32): void {
  const end = strip + <usize>(length - 1) * placeBytes
  memory.copy(endPlace, end, placeBytes)
  recurse(strip, placeBytes, length, decay)
  const ofEdge = f32x4.splat(decay / (1 + decay))
  const ofForth = f32x4.splat(1 / (1 + decay))
  for (let at: usize = 0; at < placeBytes; at += 16) v128.store(end + at, mixed(v128.load(endPlace + at), ofEdge, v128.load(end + at), ofForth))
  recurse(end, -(<isize>placeBytes), length, decay)
}

function blurStrip(strip: usize, length: i32, decay: f32, times: i32): void {
  for (let i = 0; i < times; i++) decayBothWays(strip, length, decay)
}

/**
 * Blurs a plane in place: along rows and columns, so many times, by weights of decay^distance
 * (three times come near to a Gaussian). `work` has 64 bytes for each sample of the longer side,
 * the number rounded up to 16.
 */
export function recursiveBlur(plane: usize, width: i32, height: i32, decay: f32, times: i32, work: usize): void {
  for (let y = 0; y < height; y += 16) {
    loadRows(plane, width, height, y, work)
    blurStrip(work, width, decay, times)
    storeRows(plane, width, height, y, work)
  }
  for (let x = 0; x < width; x += 16) {
    loadColumns(plane, width, height, x, work)
    blurStrip(work, height, decay, times)
    storeColumns(plane, width, height, x, work)
  }
}
