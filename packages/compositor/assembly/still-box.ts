// Means of boxes, by running sums: what a pixel costs does not depend on the size of the box. One
// row of sums of columns is kept; along it runs the sum of the box.
//
// Working room, given as `work`, of rows of 32-bit places (`boxPlaces` of ../src/stills): the sums
// of columns with `radiusX` more on both sides, the sums of boxes, one over the columns of each
// box; then sums of columns and boxes of squares.

function placesOf(width: i32, radiusX: i32): usize {
  return <usize>(width + 2 * radiusX + 16)
}

// What is past the edge of a picture.
const nothing: i32 = 0
const mirrored: i32 = 1

/** The row that stands for one outside the picture, -1 for none. */
function rowAt(y: i32, height: i32, border: i32): i32 {
  if (y >= 0 && y < height) return y
  if (border == nothing) return -1
  if (border == mirrored) return y < 0 ? min(-y - 1, height - 1) : max(0, 2 * height - 1 - y)
  return y < 0 ? 0 : height - 1
}

/** Eight samples as i16x8, or the squares of their distances from 128. */
function terms(samples: usize, squares: bool): v128 {
  const words = v128.load8x8_u(samples)
  if (!squares) return words
  const away = i16x8.sub(words, i16x8.splat(128))
  return i16x8.mul(away, away)
}

/** Adds a row to the sums of columns and takes another away; 0 for none. */
function moveRow(added: usize, taken: usize, sums: usize, width: i32, squares: bool): void {
  for (let x = 0; x < width; x += 8) {
    const coming = added == 0 ? i16x8.splat(0) : terms(added + x, squares)
    const words = taken == 0 ? coming : i16x8.sub(coming, terms(taken + x, squares))
    const at = sums + 4 * x
    v128.store(at, i32x4.add(v128.load(at), i32x4.extend_low_i16x8_s(words)))
    v128.store(at, i32x4.add(v128.load(at, 16), i32x4.extend_high_i16x8_s(words)), 16)
  }
}

/** From the sums of the box around row y - 1 to those around row y. */
function moveSums(plane: usize, sums: usize, width: i32, height: i32, y: i32, radius: i32, border: i32, squares: bool): void {
  const added = rowAt(y + radius, height, border)
  const taken = rowAt(y - radius - 1, height, border)
  moveRow(added < 0 ? 0 : plane + <usize>added * width, taken < 0 ? 0 : plane + <usize>taken * width, sums, width, squares)
}

/** The sums of the box around row -1. */
function startSums(plane: usize, sums: usize, width: i32, height: i32, radius: i32, border: i32, squares: bool): void {
  memory.fill(sums, 0, 4 * (width + 8))
  for (let y = -radius - 1; y < radius; y++) {
    const row = rowAt(y, height, border)
    if (row >= 0) moveRow(plane + <usize>row * width, 0, sums, width, squares)
  }
}

/** Sums of the columns past both ends of a row. */
function fillSides(sums: usize, width: i32, radius: i32, border: i32): void {
  const end = sums + 4 * width
  for (let x = 0; x < radius; x++) {
    const inside = border == mirrored ? 4 * <usize>min(x, width - 1) : 0
    store<i32>(sums - 4 * x - 4, border == nothing ? 0 : load<i32>(sums + inside))
    store<i32>(end + 4 * x, border == nothing ? 0 : load<i32>(end - 4 - inside))
  }
}

/** f32 sums of `2 * radius + 1` neighbours along a row of i32. */
function sumAlong(sums: usize, out: usize, width: i32, radius: i32): void {
  let sum: i64 = 0
  for (let x = -radius; x < radius; x++) sum += <i64>load<i32>(sums + 4 * x)
  let entering = sums + 4 * radius
  let leaving = sums - 4 * radius
  for (let x = 0; x < width; x++, entering += 4, leaving += 4) {
    sum += <i64>load<i32>(entering)
    store<f32>(out + 4 * x, <f32>sum)
    sum -= <i64>load<i32>(leaving)
  }
}

/** How many of `2 * radius + 1` neighbours are inside. */
function countInside(at: i32, side: i32, radius: i32): i32 {
  return min(side, at + radius + 1) - max(0, at - radius)
}

/** One over the columns in each box, f32. */
function fillShares(shares: usize, width: i32, radius: i32, border: i32): void {
  for (let x = 0; x < width; x++) {
    const columns = border == nothing ? countInside(x, width, radius) : 2 * radius + 1
    store<f32>(shares + 4 * x, <f32>1 / <f32>columns)
  }
}

/** Eight samples from f32 values of at least 0, cut; the last ones of a row only in part. */
function storeEight(row: usize, x: i32, width: i32, low: v128, high: v128): void {
  const words = i16x8.narrow_i32x4_s(i32x4.trunc_sat_f32x4_s(low), i32x4.trunc_sat_f32x4_s(high))
  const bytes = i8x16.narrow_i16x8_u(words, words)
  if (x + 8 <= width) return v128.store64_lane(row + x, bytes, 0)
  v128.store(lastSamples, bytes)
  memory.copy(row + x, lastSamples, width - x)
}

const lastSamples: usize = memory.data(16, 16)

/** Sums of boxes over the samples in them. */
function storeMeans(boxes: usize, shares: usize, row: usize, width: i32, rowShare: f32): void {
  const share = f32x4.splat(rowShare)
  const half = f32x4.splat(0.5)
  for (let x = 0; x < width; x += 8) {
    const at = <usize>(4 * x)
    const low = f32x4.mul(v128.load(boxes + at), f32x4.mul(v128.load(shares + at), share))
    const high = f32x4.mul(v128.load(boxes + at, 16), f32x4.mul(v128.load(shares + at, 16), share))
    storeEight(row, x, width, f32x4.add(low, half), f32x4.add(high, half))
  }
}

/**
 * Every sample of `out` is the mean of those of `plane` that are at most so far from it. `border`:
 * at edges 0 only what is inside counts, 1 the picture is mirrored, 2 its edge is repeated.
 */
export function boxBlur(plane: usize, out: usize, width: i32, height: i32, radiusX: i32, radiusY: i32, border: i32, work: usize): void {
  const places = placesOf(width, radiusX)
  const sums = work + 4 * radiusX
  const boxes = work + 4 * places
  const shares = boxes + 4 * places
  fillShares(shares, width, radiusX, border)
  startSums(plane, sums, width, height, radiusY, border, false)
  for (let y = 0; y < height; y++) {
    moveSums(plane, sums, width, height, y, radiusY, border, false)
    fillSides(sums, width, radiusX, border)
    sumAlong(sums, boxes, width, radiusX)
    const rows = border == nothing ? countInside(y, height, radiusY) : 2 * radiusY + 1
    storeMeans(boxes, shares, out + <usize>y * width, width, <f32>1 / <f32>rows)
  }
}

/** Four samples between themselves and the mean of their box, by its variance. */
function lessVaried(samples: v128, boxes: usize, squares: usize, share: v128, strength: v128): v128 {
  const middle = f32x4.splat(128)
  const mean = f32x4.sub(f32x4.mul(v128.load(boxes), share), middle)
  const variance = f32x4.max(f32x4.splat(0), f32x4.sub(f32x4.mul(v128.load(squares), share), f32x4.mul(mean, mean)))
  const away = f32x4.sub(f32x4.convert_i32x4_u(samples), middle)
  const sum = f32x4.add(f32x4.mul(strength, mean), f32x4.mul(variance, away))
  // A little more, so that what does not vary stays when it is cut.
  return f32x4.add(f32x4.splat(128.02), f32x4.div(sum, f32x4.add(strength, variance)))
}

function storeLessVaried(samples: usize, boxes: usize, squares: usize, shares: usize, row: usize, width: i32, rowShare: f32, strength: f32): void {
  const share = f32x4.splat(rowShare)
  const strengths = f32x4.splat(strength)
  for (let x = 0; x < width; x += 8) {
    const at = <usize>(4 * x)
    const words = v128.load8x8_u(samples + x)
    const shareLow = f32x4.mul(v128.load(shares + at), share)
    const shareHigh = f32x4.mul(v128.load(shares + at, 16), share)
    const low = lessVaried(i32x4.extend_low_i16x8_u(words), boxes + at, squares + at, shareLow, strengths)
    const high = lessVaried(i32x4.extend_high_i16x8_u(words), boxes + at + 16, squares + at + 16, shareHigh, strengths)
    storeEight(row, x, width, low, high)
  }
}

/**
 * Blurs where samples vary little, Lee's filter: (strength * mean + variance * sample) / (strength
 * + variance), both of the box around the sample.
 */
export function varianceBlur(plane: usize, out: usize, width: i32, height: i32, radiusX: i32, radiusY: i32, strength: f32, work: usize): void {
  const row = 4 * placesOf(width, radiusX)
  const sums = work + 4 * radiusX
  const boxes = work + row
  const shares = boxes + row
  const squareSums = shares + row + 4 * radiusX
  const squares = shares + 2 * row
  fillShares(shares, width, radiusX, nothing)
  startSums(plane, sums, width, height, radiusY, nothing, false)
  startSums(plane, squareSums, width, height, radiusY, nothing, true)
  for (let y = 0; y < height; y++) {
    moveSums(plane, sums, width, height, y, radiusY, nothing, false)
    moveSums(plane, squareSums, width, height, y, radiusY, nothing, true)
    fillSides(sums, width, radiusX, nothing)
    fillSides(squareSums, width, radiusX, nothing)
    sumAlong(sums, boxes, width, radiusX)
    sumAlong(squareSums, squares, width, radiusX)
    const at = <usize>y * width
    storeLessVaried(plane + at, boxes, squares, shares, out + at, width, <f32>1 / <f32>countInside(y, height, radiusY), strength)
  }
}
