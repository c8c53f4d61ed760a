// Geometry: a smooth map from places in the result to places in the source, sampled with the
// two-tap filter.
//
// The map is held as a grid: one node for every 8 x 8 samples of the result, and one more column
// and row so that every cell has four nodes. A node is two f32, the place (x, y) in the source.
// Between nodes the map is taken as straight, which is exact for scale and rotation and a few
// thousandths of a sample off for a leaning plane. Several maps are folded into one grid before a
// single sample is read: start with `gridStart`, fold the last effect first, and turn luma places
// into samples of a plane with `gridFinish`.
import { doneRow } from './effect-rows'

/** Where what is behind the eye goes: far outside any picture. */
const nowhere: f64 = -1.0e6

/** Nodes of a plane that is `length` samples long, in one direction. */
export function gridNodes(length: i32): i32 {
  return ((length + 7) >> 3) + 1
}

/**
 * Every node shows its own place: sample i of the plane is at origin + i * spacing in luma samples
 * (0, 1 for luma; 0.5, 2 for chroma).
 */
export function gridStart(grid: usize, width: i32, height: i32, origin: f64, spacing: f64): void {
  const columns = gridNodes(width)
  const rows = gridNodes(height)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, grid += 8) {
      store<f32>(grid, <f32>(origin + <f64>(8 * column) * spacing))
      store<f32>(grid, <f32>(origin + <f64>(8 * row) * spacing), 4)
    }
  }
}

/** Folds a homography in: (x, y, 1) goes to (a x + b y + c, d x + e y + f) / (g x + h y + i). */
export function gridProject(grid: usize, count: i32, a: f64, b: f64, c: f64, d: f64, e: f64, f: f64, g: f64, h: f64, i: f64): void {
  for (const end = grid + 8 * <usize>count; grid < end; grid += 8) {
    const x = <f64>load<f32>(grid)
    const y = <f64>load<f32>(grid, 4)
    const depth = g * x + h * y + i
    store<f32>(grid, <f32>(depth > 1.0e-6 ? (a * x + b * y + c) / depth : nowhere))
    store<f32>(grid, <f32>(depth > 1.0e-6 ? (d * x + e * y + f) / depth : nowhere), 4)
  }
}

/**
 * Folds a bulging lens in, `width` x `height` being the luma plane: the middle is magnified by 1 /
 * (1 - strength), the corners stay. Strength below 1.
 */
export function gridFisheye(grid: usize, count: i32, width: i32, height: i32, strength: f64): void {
  const middleX = <f64>(width - 1) * 0.5
  const middleY = <f64>(height - 1) * 0.5
  const perSquare = 1.0 / (middleX * middleX + middleY * middleY)
  for (const end = grid + 8 * <usize>count; grid < end; grid += 8) {
    const x = <f64>load<f32>(grid) - middleX
    const y = <f64>load<f32>(grid, 4) - middleY
    const share = 1.0 - strength * max(0.0, 1.0 - (x * x + y * y) * perSquare)
    store<f32>(grid, <f32>(middleX + x * share))
    store<f32>(grid, <f32>(middleY + y * share), 4)
  }
}

/**
 * Folds a whirl in: turned by `angle` radians in the middle, less and less outwards, not at all
 * from half the shorter side on.
 */
export function gridTwirl(grid: usize, count: i32, width: i32, height: i32, angle: f64): void {
  const middleX = <f64>(width - 1) * 0.5
  const middleY = <f64>(height - 1) * 0.5
  const radius = min(middleX, middleY)
  for (const end = grid + 8 * <usize>count; grid < end; grid += 8) {
    const x = <f64>load<f32>(grid) - middleX
    const y = <f64>load<f32>(grid, 4) - middleY
    const rest = max(0.0, 1.0 - Math.sqrt(x * x + y * y) / radius)
    const turn = angle * rest * rest
    const cosine = Math.cos(turn)
    const sine = Math.sin(turn)
    store<f32>(grid, <f32>(middleX + x * cosine + y * sine))
    store<f32>(grid, <f32>(middleY - x * sine + y * cosine), 4)
  }
}

/** Turns luma places into samples of a plane with one sample for `scale` luma samples a side. */
export function gridFinish(grid: usize, count: i32, scale: f64): void {
  for (const end = grid + 8 * <usize>count; grid < end; grid += 4) {
    store<f32>(grid, <f32>((<f64>load<f32>(grid) + 0.5) / scale - 0.5))
  }
}

/** Two neighbouring samples at each of eight places. */
function pairsAt(plane: usize, low: v128, high: v128): v128 {
  let pairs = v128.load16_splat(plane + i32x4.extract_lane(low, 0))
  pairs = v128.load16_lane(plane + i32x4.extract_lane(low, 1), pairs, 1)
  pairs = v128.load16_lane(plane + i32x4.extract_lane(low, 2), pairs, 2)
  pairs = v128.load16_lane(plane + i32x4.extract_lane(low, 3), pairs, 3)
  pairs = v128.load16_lane(plane + i32x4.extract_lane(high, 0), pairs, 4)
  pairs = v128.load16_lane(plane + i32x4.extract_lane(high, 1), pairs, 5)
  pairs = v128.load16_lane(plane + i32x4.extract_lane(high, 2), pairs, 6)
  return v128.load16_lane(plane + i32x4.extract_lane(high, 3), pairs, 7)
}

/**
 * The two samples of each pair mixed; weight (Q7) is the share of the right one. Results are Q7.
 */
function mixPairs(pairs: v128, weight: v128): v128 {
  const left = i16x8.mul(v128.and(pairs, i16x8.splat(255)), i16x8.sub(i16x8.splat(128), weight))
  return i16x8.add(left, i16x8.mul(i16x8.shr_u(pairs, 8), weight))
}

/**
 * How much of four places is inside a picture whose samples are 0..last, and which thus ends half a
 * sample further out: the edge is one sample of the result soft, `sharpness` being how many of
 * those there are for one of the picture.
 */
function inside(places: v128, last: v128, sharpness: v128): v128 {
  const depth = f32x4.add(f32x4.min(places, f32x4.sub(last, places)), f32x4.splat(0.5))
  // A little more than half, so that an edge on the frame's own edge counts as inside.
  return f32x4.max(f32x4.splat(0), f32x4.min(f32x4.splat(1), f32x4.add(f32x4.mul(depth, sharpness), f32x4.splat(0.51))))
}

/** Share of the picture at eight places as Q7, 128 inside. */
function coverage(xLow: v128, xHigh: v128, yLow: v128, yHigh: v128, lastX: v128, lastY: v128, sharp: v128): v128 {
  const scale = f32x4.splat(128)
  const low = i32x4.trunc_sat_f32x4_s(f32x4.mul(f32x4.mul(inside(xLow, lastX, sharp), inside(yLow, lastY, sharp)), scale))
  const high = i32x4.trunc_sat_f32x4_s(f32x4.mul(f32x4.mul(inside(xHigh, lastX, sharp), inside(yHigh, lastY, sharp)), scale))
  return i16x8.narrow_i32x4_s(low, high)
}

/** Eight places, some perhaps outside: the nearest samples inside, faded towards `level` (i16). */
function edgeEight(source: usize, width: i32, height: i32, x0: f32, x1: f32, y0: f32, y1: f32, level: v128, sharp: v128): v128 {
  const rampLow = f32x4(0, 0.125, 0.25, 0.375)
  const half = f32x4.splat(0.5)
  const xLow = f32x4.add(f32x4.splat(x0), f32x4.mul(f32x4.splat(x1 - x0), rampLow))
  const yLow = f32x4.add(f32x4.splat(y0), f32x4.mul(f32x4.splat(y1 - y0), rampLow))
  const xHigh = f32x4.add(xLow, f32x4.mul(f32x4.splat(x1 - x0), half))
  const yHigh = f32x4.add(yLow, f32x4.mul(f32x4.splat(y1 - y0), half))
  const share = coverage(xLow, xHigh, yLow, yHigh, f32x4.splat(<f32>(width - 1)), f32x4.splat(<f32>(height - 1)), sharp)
  if (!v128.any_true(share)) return level
  const sample = sampleEight(source, width, kept(xLow, width), kept(xHigh, width), kept(yLow, height), kept(yHigh, height))
  return i16x8.add(level, i16x8.shr_s(i16x8.add(i16x8.mul(i16x8.sub(sample, level), share), i16x8.splat(64)), 7))
}

/** Four places kept within 0..`length` - 2, so that a pair to read always exists; Q16. */
function kept(places: v128, length: i32): v128 {
  const bounded = f32x4.max(f32x4.splat(0), f32x4.min(f32x4.splat(lastPlace(length)), places))
  return i32x4.trunc_sat_f32x4_s(f32x4.mul(bounded, f32x4.splat(65536)))
}

function lastPlace(length: i32): f32 {
  return <f32>(length - 1) - <f32>0.004
}

/** The picture at eight places inside the plane (Q16), as i16. */
function sampleEight(source: usize, width: i32, xLow: v128, xHigh: v128, yLow: v128, yHigh: v128): v128 {
  const stride = i32x4.splat(width)
  const fraction = i32x4.splat(127)
  const atLow = i32x4.add(i32x4.mul(i32x4.shr_s(yLow, 16), stride), i32x4.shr_s(xLow, 16))
  const atHigh = i32x4.add(i32x4.mul(i32x4.shr_s(yHigh, 16), stride), i32x4.shr_s(xHigh, 16))
  const across = i16x8.narrow_i32x4_s(v128.and(i32x4.shr_s(xLow, 9), fraction), v128.and(i32x4.shr_s(xHigh, 9), fraction))
  const down = i16x8.narrow_i32x4_s(v128.and(i32x4.shr_s(yLow, 9), fraction), v128.and(i32x4.shr_s(yHigh, 9), fraction))
  const upper = mixPairs(pairsAt(source, atLow, atHigh), across)
  const lower = mixPairs(pairsAt(source + width, atLow, atHigh), across)
  const mixed = i16x8.add(upper, i16x8.q15mulr_sat_s(i16x8.sub(lower, upper), i16x8.shl(down, 8)))
  return i16x8.shr_u(i16x8.add(mixed, i16x8.splat(64)), 7)
}

/** Eight places from (x0, y0) on, the ninth being (x1, y1), all inside the plane. */
function innerEight(source: usize, width: i32, x0: f32, x1: f32, y0: f32, y1: f32): v128 {
  const ramp = i32x4(0, 1, 2, 3)
  const stepX = <i32>((x1 - x0) * 8192)
  const stepY = <i32>((y1 - y0) * 8192)
  const xLow = i32x4.add(i32x4.splat(<i32>(x0 * 65536)), i32x4.mul(i32x4.splat(stepX), ramp))
  const yLow = i32x4.add(i32x4.splat(<i32>(y0 * 65536)), i32x4.mul(i32x4.splat(stepY), ramp))
  return sampleEight(source, width, xLow, i32x4.add(xLow, i32x4.splat(4 * stepX)), yLow, i32x4.add(yLow, i32x4.splat(4 * stepY)))
}

/**
 * Fills `out` (outWidth * outHeight) with what the finished grid shows of a plane of at least 2 x 2
 * samples. Outside the plane it is `level`; the edge between is one sample of the result soft,
 * which shows 1 / `sharpness` samples of the source. `out` must not be the source.
 */
export function warp(source: usize, width: i32, height: i32, out: usize, outWidth: i32, outHeight: i32, grid: usize, level: i32, sharpness: f32): void {
  const sharp = f32x4.splat(sharpness)
  const lineBytes = 8 * <usize>gridNodes(outWidth)
  const endX = lastPlace(width)
  const endY = lastPlace(height)
  const around = i16x8.splat(<i16>level)
  for (let y = 0; y < outHeight; y++) {
    const down: f32 = <f32>(y & 7) * <f32>0.125
    let node = grid + <usize>(y >> 3) * lineBytes
    let x0 = placeBetween(node, lineBytes, down)
    let y0 = placeBetween(node + 4, lineBytes, down)
    for (let x = 0; x < outWidth; x += 8) {
      node += 8
      const x1 = placeBetween(node, lineBytes, down)
      const y1 = placeBetween(node + 4, lineBytes, down)
      // All eight, since places between two nodes are on a straight line.
      const isInside = min(x0, x1) >= 0 && max(x0, x1) <= endX && min(y0, y1) >= 0 && max(y0, y1) <= endY
      const shown = isInside ? innerEight(source, width, x0, x1, y0, y1) : edgeEight(source, width, height, x0, x1, y0, y1, around, sharp)
      v128.store64_lane(doneRow + x, i8x16.narrow_i16x8_u(shown, shown), 0)
      x0 = x1
      y0 = y1
    }
    memory.copy(out + <usize>y * outWidth, doneRow, outWidth)
  }
}

/** One coordinate between a node and the one below it. */
function placeBetween(node: usize, lineBytes: usize, down: f32): f32 {
  const above = load<f32>(node)
  return above + (load<f32>(node + lineBytes) - above) * down
}

/** A plane mirrored left to right, top to bottom, or both. At least 16 wide; `out` differs. */
export function mirror(source: usize, width: i32, height: i32, out: usize, leftRight: bool, topBottom: bool): void {
  const backwards = i8x16(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0)
  for (let y = 0; y < height; y++) {
    const from = source + <usize>(topBottom ? height - 1 - y : y) * width
    const to = out + <usize>y * width
    if (!leftRight) {
      memory.copy(to, from, width)
      continue
    }
    for (let column = 0; column < width; column += 16) {
      const x = min(column, width - 16)
      v128.store(to + x, i8x16.swizzle(v128.load(from + (width - 16 - x)), backwards))
    }
  }
}
