// Pixels drawn out to streaks: sorted along rows, or averaged along columns.
import { rowFirst } from './scratch'

/** Levels of brightness that sorting distinguishes. */
const brightnesses: i32 = 64
/** u16 for each: where its next block goes. */
const places: usize = memory.data(128, 16)

/** u16 sums, one for each column. */
const sums: usize = memory.data(2 * 8192 + 128, 16)

/** Brightness of each block of 2x2 pixels of a row pair to `rowFirst`. */
function blockBrightness(upper: usize, lower: usize, blocks: i32): void {
  for (let x = 0; x < blocks; x++) {
    const at = <usize>(2 * x)
    const sum = <i32>load<u8>(upper + at) + <i32>load<u8>(upper + at + 1) + <i32>load<u8>(lower + at) + <i32>load<u8>(lower + at + 1)
    store<u8>(rowFirst + x, <u8>(sum >> 4))
  }
}

/** Orders blocks start to end (exclusive) of a row pair from dark to bright. */
function sortRun(from: usize, out: usize, width: i32, u: usize, v: usize, start: i32, end: i32): void {
  memory.fill(places, 0, 2 * brightnesses)
  for (let x = start; x < end; x++) {
    const at = places + 2 * <usize>load<u8>(rowFirst + x)
    store<u16>(at, load<u16>(at) + 1)
  }
  let place = start
  for (let level = 0; level < brightnesses; level++) {
    const at = places + 2 * <usize>level
    const count = <i32>load<u16>(at)
    store<u16>(at, <u16>place)
    place += count
  }
  for (let x = start; x < end; x++) {
    const at = places + 2 * <usize>load<u8>(rowFirst + x)
    const goal = <usize>load<u16>(at)
    store<u16>(at, <u16>(goal + 1))
    store<u16>(out + 2 * goal, load<u16>(from + 2 * x))
    store<u16>(out + width + 2 * goal, load<u16>(from + width + 2 * x))
    store<u8>(out + u + goal, load<u8>(from + u + x))
    store<u8>(out + v + goal, load<u8>(from + v + x))
  }
}

/** A number that looks random, from 0 to 65535, for each row. */
function roughness(row: i32): i32 {
  let bits = <u32>row * 0x9e3779b1
  bits = (bits ^ (bits >> 15)) * 0x85ebca77
  return <i32>((bits ^ (bits >> 13)) & 0xffff)
}

/**
 * Sorts blocks of 2x2 pixels along rows by brightness, in runs of about `reach` blocks (1 or less:
 * nothing moves). Blocks darker than `darkest` (0..63) stay and part the runs. Runs have a
 * different length and start in each row.
 */
export function sortRows(frame: usize, out: usize, width: i32, height: i32, reach: f32, darkest: i32): void {
  const blocks = width >> 1
  const luma = <usize>width * height
  for (let row = 0; row < height >> 1; row++) {
    const at = <usize>(2 * row) * width
    const u = luma + <usize>row * blocks - at
    const v = u + (luma >> 2)
    const from = frame + at
    const to = out + at
    const rough = roughness(row)
    const longest = <i32>(reach * (<f32>0.35 + <f32>rough / 50000))
    memory.copy(to, from, 2 * width)
    memory.copy(to + u, from + u, blocks)
    memory.copy(to + v, from + v, blocks)
    if (longest < 2) continue
    blockBrightness(from, from + width, blocks)
    let start = 0
    let end = 1 + (rough % longest)
    while (start < blocks) {
      let x = start
      while (x < min(end, blocks) && load<u8>(rowFirst + x) >= <u8>darkest) x++
      if (x - start > 1) sortRun(from, to, width, u, v, start, x)
      start = x < min(end, blocks) ? x + 1 : x
      if (start >= end) end = start + longest
    }
  }
}

/** Adds a row's samples to the sums, or takes them away. */
function changeSums(row: usize, width: i32, adds: bool): void {
  for (let x = 0; x < width; x += 16) {
    const samples = v128.load(row + x)
    const at = sums + 2 * x
    const low = i16x8.extend_low_i8x16_u(samples)
    const high = i16x8.extend_high_i8x16_u(samples)
    v128.store(at, adds ? i16x8.add(v128.load(at), low) : i16x8.sub(v128.load(at), low))
    v128.store(at, adds ? i16x8.add(v128.load(at, 16), high) : i16x8.sub(v128.load(at, 16), high), 16)
  }
}

/** Sums over the number of rows in them; `share` is 2^24 over that number. */
function meanRow(width: i32, share: i32): void {
  const factor = i32x4.splat(share)
  const half = i32x4.splat(1 << 23)
  for (let x = 0; x < width; x += 8) {
    const of8 = v128.load(sums + 2 * x)
    const low = i32x4.shr_u(i32x4.add(i32x4.mul(i32x4.extend_low_i16x8_u(of8), factor), half), 24)
    const high = i32x4.shr_u(i32x4.add(i32x4.mul(i32x4.extend_high_i16x8_u(of8), factor), half), 24)
    const words = i16x8.narrow_i32x4_s(low, high)
    v128.store64_lane(rowFirst + x, i8x16.narrow_i16x8_u(words, words), 0)
  }
}

function blurPlane(frame: usize, out: usize, width: i32, height: i32, radius: i32): void {
  if (radius < 1) {
    memory.copy(out, frame, width * height)
    return
  }
  const share = <i32>(<f64>(1 << 24) / <f64>(2 * radius + 1))
  const last = height - 1
  memory.fill(sums, 0, 2 * width + 64)
  for (let y = -radius; y <= radius; y++) changeSums(frame + <usize>min(last, max(0, y)) * width, width, true)
  for (let y = 0; y < height; y++) {
    meanRow(width, share)
    memory.copy(out + <usize>y * width, rowFirst, width)
    changeSums(frame + <usize>min(last, y + radius + 1) * width, width, true)
    changeSums(frame + <usize>max(0, y - radius) * width, width, false)
  }
}

/** Every pixel becomes the mean of `radius` rows above to as many below; even, at most 128. */
export function blurColumns(frame: usize, out: usize, width: i32, height: i32, radius: i32): void {
  const luma = <usize>width * height
  const v = luma + (luma >> 2)
  blurPlane(frame, out, width, height, radius)
  blurPlane(frame + luma, out + luma, width >> 1, height >> 1, radius >> 1)
  blurPlane(frame + v, out + v, width >> 1, height >> 1, radius >> 1)
}
