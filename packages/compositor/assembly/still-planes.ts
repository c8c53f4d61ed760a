// Pictures for still effects: separate 8-bit planes, red, green, blue and alpha, and the same as
// 4:4:4 BT.709 limited range. Alpha stays straight unless a function says otherwise.

/** RGBA to four planes of `count` samples each. */
export function splitRgba(rgba: usize, count: i32, red: usize, green: usize, blue: usize, alpha: usize): void {
  const whole = <usize>(count & ~15)
  for (let at: usize = 0; at < whole; at += 16, rgba += 64) {
    const a = planar(v128.load(rgba))
    const b = planar(v128.load(rgba, 16))
    const c = planar(v128.load(rgba, 32))
    const d = planar(v128.load(rgba, 48))
    const low = v128.shuffle<i32>(a, b, 0, 4, 1, 5) // red and green of 8 pixels
    const lowRest = v128.shuffle<i32>(a, b, 2, 6, 3, 7)
    const high = v128.shuffle<i32>(c, d, 0, 4, 1, 5)
    const highRest = v128.shuffle<i32>(c, d, 2, 6, 3, 7)
    v128.store(red + at, v128.shuffle<i64>(low, high, 0, 2))
    v128.store(green + at, v128.shuffle<i64>(low, high, 1, 3))
    v128.store(blue + at, v128.shuffle<i64>(lowRest, highRest, 0, 2))
    v128.store(alpha + at, v128.shuffle<i64>(lowRest, highRest, 1, 3))
  }
  for (let at = whole; at < <usize>count; at++, rgba += 4) {
    const pixel = load<u32>(rgba)
    store<u8>(red + at, <u8>pixel)
    store<u8>(green + at, <u8>(pixel >> 8))
    store<u8>(blue + at, <u8>(pixel >> 16))
    store<u8>(alpha + at, <u8>(pixel >> 24))
  }
}

/** Four pixels: their reds, greens, blues and alphas. */
function planar(pixels: v128): v128 {
  return i8x16.swizzle(pixels, i8x16(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15))
}

/** Four planes of `count` samples each to RGBA. */
export function mergeRgba(red: usize, green: usize, blue: usize, alpha: usize, count: i32, rgba: usize): void {
  const whole = <usize>(count & ~15)
  for (let at: usize = 0; at < whole; at += 16, rgba += 64) {
    const r = v128.load(red + at)
    const g = v128.load(green + at)
    const b = v128.load(blue + at)
    const a = v128.load(alpha + at)
    const lowFirst = v128.shuffle<i8>(r, g, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23)
    const lowLast = v128.shuffle<i8>(b, a, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23)
    const highFirst = v128.shuffle<i8>(r, g, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31)
    const highLast = v128.shuffle<i8>(b, a, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31)
    v128.store(rgba, v128.shuffle<i16>(lowFirst, lowLast, 0, 8, 1, 9, 2, 10, 3, 11))
    v128.store(rgba, v128.shuffle<i16>(lowFirst, lowLast, 4, 12, 5, 13, 6, 14, 7, 15), 16)
    v128.store(rgba, v128.shuffle<i16>(highFirst, highLast, 0, 8, 1, 9, 2, 10, 3, 11), 32)
    v128.store(rgba, v128.shuffle<i16>(highFirst, highLast, 4, 12, 5, 13, 6, 14, 7, 15), 48)
  }
  for (let at = whole; at < <usize>count; at++, rgba += 4) {
    const low = <u32>load<u8>(red + at) | ((<u32>load<u8>(green + at)) << 8)
    store<u32>(rgba, low | ((<u32>load<u8>(blue + at)) << 16) | ((<u32>load<u8>(alpha + at)) << 24))
  }
}

/** Colours times alpha, rounded, in place. */
export function premultiply(red: usize, green: usize, blue: usize, alpha: usize, count: i32): void {
  for (let at: usize = 0; at < <usize>count; at++) {
    const share = <u32>load<u8>(alpha + at)
    if (share == 255) continue
    store<u8>(red + at, <u8>((<u32>load<u8>(red + at) * share + 127) / 255))
    store<u8>(green + at, <u8>((<u32>load<u8>(green + at) * share + 127) / 255))
    store<u8>(blue + at, <u8>((<u32>load<u8>(blue + at) * share + 127) / 255))
  }
}

/** Premultiplied colours back to straight ones, in place; where alpha is 0 they become 0. */
export function unpremultiply(red: usize, green: usize, blue: usize, alpha: usize, count: i32): void {
  for (let at: usize = 0; at < <usize>count; at++) {
    const share = <u32>load<u8>(alpha + at)
    if (share == 255) continue
    const factor: u32 = share == 0 ? 0 : (255 << 16) / share // Q16
    store<u8>(red + at, straight(<u32>load<u8>(red + at), factor))
    store<u8>(green + at, straight(<u32>load<u8>(green + at), factor))
    store<u8>(blue + at, straight(<u32>load<u8>(blue + at), factor))
  }
}

/** A colour above its alpha counts as equal to it. */
function straight(color: u32, factor: u32): u8 {
  return <u8>min<u64>(255, (<u64>color * factor + 0x8000) >> 16)
}

/**
 * Gives pixels whose alpha is below `faintest` (1 to 255) the colour of another one in their row,
 * and rows of such pixels alone that of the row before, in place: no filter sees black there.
 */
export function fillGaps(red: usize, green: usize, blue: usize, alpha: usize, width: i32, height: i32, faintest: i32): void {
  let firstFilled = -1
  for (let y = 0; y < height; y++) {
    const row = <usize>y * width
    const start = firstVisible(alpha + row, width, faintest)
    if (start < width) {
      fillRow(red + row, alpha + row, width, start, faintest)
      fillRow(green + row, alpha + row, width, start, faintest)
      fillRow(blue + row, alpha + row, width, start, faintest)
      if (firstFilled < 0) firstFilled = y
    } else if (firstFilled >= 0) copyRow(red, green, blue, row - width, row, width)
  }
  for (let y = 0; y < firstFilled; y++) copyRow(red, green, blue, <usize>firstFilled * width, <usize>y * width, width)
}

/** `width` when there is none. */
function firstVisible(alpha: usize, width: i32, faintest: i32): i32 {
  let x = 0
  while (x < width && <i32>load<u8>(alpha + x) < faintest) x++
  return x
}

function fillRow(row: usize, alpha: usize, width: i32, start: i32, faintest: i32): void {
  let last = load<u8>(row + start)
  memory.fill(row, last, start)
  for (let x = start; x < width; x++) {
    if (<i32>load<u8>(alpha + x) < faintest) store<u8>(row + x, last)
    else last = load<u8>(row + x)
  }
}

function copyRow(red: usize, green: usize, blue: usize, from: usize, to: usize, width: i32): void {
  memory.copy(red + to, red + from, width)
  memory.copy(green + to, green + from, width)
  memory.copy(blue + to, blue + from, width)
}

/** Four samples as f32x4. */
export function floats(samples: usize): v128 {
  return f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(samples))))
}

/** Rounded into 0 to 255. */
export function storeLevels(samples: usize, values: v128): void {
  const whole = i32x4.trunc_sat_f32x4_s(f32x4.add(f32x4.max(values, f32x4.splat(0)), f32x4.splat(0.5)))
  const words = i16x8.narrow_i32x4_s(whole, whole)
  v128.store32_lane(samples, i8x16.narrow_i16x8_u(words, words), 0)
}

function scaled(values: v128, factor: f32): v128 {
  return f32x4.mul(values, f32x4.splat(factor))
}

function offset(values: v128, by: f32): v128 {
  return f32x4.add(values, f32x4.splat(by))
}

/** Four pixels, in place. */
function groupToYuv(first: usize, second: usize, third: usize): void {
  const r = floats(first)
  const g = floats(second)
  const b = floats(third)
  const luma = f32x4.add(f32x4.add(scaled(r, 0.2126), scaled(g, 0.7152)), scaled(b, 0.0722))
  storeLevels(first, offset(scaled(luma, 219.0 / 255.0), 16))
  storeLevels(second, offset(scaled(f32x4.sub(b, luma), 224.0 / 255.0 / 1.8556), 128))
  storeLevels(third, offset(scaled(f32x4.sub(r, luma), 224.0 / 255.0 / 1.5748), 128))
}

/** Four pixels, in place. */
function groupToRgb(first: usize, second: usize, third: usize): void {
  const y = scaled(offset(floats(first), -16), 255.0 / 219.0)
  const u = scaled(offset(floats(second), -128), 255.0 / 224.0)
  const v = scaled(offset(floats(third), -128), 255.0 / 224.0)
  storeLevels(first, f32x4.add(y, scaled(v, 1.5748)))
  storeLevels(second, f32x4.sub(f32x4.sub(y, scaled(u, 0.187324)), scaled(v, 0.468124)))
  storeLevels(third, f32x4.add(y, scaled(u, 1.8556)))
}

/** Room for the last group of three planes, 16 bytes each. */
const lastGroup: usize = memory.data(48, 16)

function takeLast(first: usize, second: usize, third: usize, count: usize): void {
  memory.copy(lastGroup, first, count)
  memory.copy(lastGroup + 16, second, count)
  memory.copy(lastGroup + 32, third, count)
}

function putLast(first: usize, second: usize, third: usize, count: usize): void {
  memory.copy(first, lastGroup, count)
  memory.copy(second, lastGroup + 16, count)
  memory.copy(third, lastGroup + 32, count)
}

/** Three planes of RGB become Y, U and V, BT.709 limited range, in place. */
export function rgbToYuv(first: usize, second: usize, third: usize, count: i32): void {
  const whole = <usize>(count & ~3)
  for (let at: usize = 0; at < whole; at += 4) groupToYuv(first + at, second + at, third + at)
  takeLast(first + whole, second + whole, third + whole, <usize>count - whole)
  groupToYuv(lastGroup, lastGroup + 16, lastGroup + 32)
  putLast(first + whole, second + whole, third + whole, <usize>count - whole)
}

/** The inverse of `rgbToYuv`. */
export function yuvToRgb(first: usize, second: usize, third: usize, count: i32): void {
  const whole = <usize>(count & ~3)
  for (let at: usize = 0; at < whole; at += 4) groupToRgb(first + at, second + at, third + at)
  takeLast(first + whole, second + whole, third + whole, <usize>count - whole)
  groupToRgb(lastGroup, lastGroup + 16, lastGroup + 32)
  putLast(first + whole, second + whole, third + whole, <usize>count - whole)
}

/** Eight samples, their distances from `before` times a weight in Q15, cut to whole levels. */
function mixedEight(plane: usize, before: usize, weight: v128): v128 {
  const old = v128.load8x8_u(before)
  const away = i16x8.shl(i16x8.sub(v128.load8x8_u(plane), old), 7)
  return i16x8.add(old, i16x8.shr_s(i16x8.q15mulr_sat_s(away, weight), 7))
}

/** `plane` becomes `before` where `weight` is 0 and stays itself at 1; in place. */
export function mixPlane(plane: usize, before: usize, count: i32, weight: f32): void {
  const q15 = i16x8.splat(<i16>(weight * 32767))
  const whole = <usize>(count & ~7)
  for (let at: usize = 0; at < whole; at += 8) {
    const words = mixedEight(plane + at, before + at, q15)
    v128.store64_lane(plane + at, i8x16.narrow_i16x8_u(words, words), 0)
  }
  const words = mixedEight(plane + whole, before + whole, q15)
  v128.store(lastGroup, i8x16.narrow_i16x8_u(words, words))
  memory.copy(plane + whole, lastGroup, <usize>count - whole)
}
