// Planes of half the size and back, by a cubic kernel (B = 0, C = 0.6). Sizes of halves are rounded
// up; beyond the edges the outermost samples go on.

/** Shares of the samples at a quarter, 3, 5 and 7 quarters of a sample's distance, Q8. */
const nearest: i32 = 223
const second: i32 = 62
const third: i32 = -22
const fourth: i32 = -7

/** One row or column as i32, with room for what is beyond its ends. */
const line: usize = memory.data(4 * (8192 + 16), 16)
const first: usize = line + 16

/** `out` has half the sides; `room`: two bytes for each sample of (width + 1) / 2 by height. */
export function halve8(plane: usize, width: i32, height: i32, out: usize, room: usize): void {
  const outWidth = (width + 1) >> 1
  const outHeight = (height + 1) >> 1
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) store<i32>(first + 4 * x, <i32>load<u8>(plane + <usize>(y * width + x)))
    goOn(width)
    for (let x = 0; x < outWidth; x++) store<i16>(room + <usize>(2 * (y * outWidth + x)), <i16>((halfAt(x) + 8) >> 4))
  }
  for (let x = 0; x < outWidth; x++) {
    for (let y = 0; y < height; y++) store<i32>(first + 4 * y, <i32>load<i16>(room + <usize>(2 * (y * outWidth + x))))
    goOn(height)
    for (let y = 0; y < outHeight; y++) store<u8>(out + <usize>(y * outWidth + x), level(halfAt(y), 14))
  }
}

/** The inverse of `halve8` in size; `room` is as large as there. */
export function double8(half: usize, width: i32, height: i32, out: usize, room: usize): void {
  const halfWidth = (width + 1) >> 1
  const halfHeight = (height + 1) >> 1
  for (let x = 0; x < halfWidth; x++) {
    for (let y = 0; y < halfHeight; y++) store<i32>(first + 4 * y, <i32>load<u8>(half + <usize>(y * halfWidth + x)))
    goOn(halfHeight)
    for (let y = 0; y < height; y++) store<i16>(room + <usize>(2 * (y * halfWidth + x)), <i16>((doubleAt(y) + 4) >> 3))
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < halfWidth; x++) store<i32>(first + 4 * x, <i32>load<i16>(room + <usize>(2 * (y * halfWidth + x))))
    goOn(halfWidth)
    for (let x = 0; x < width; x++) store<u8>(out + <usize>(y * width + x), level(doubleAt(x), 13))
  }
}

function goOn(length: i32): void {
  const last = first + 4 * <usize>(length - 1)
  for (let at: usize = 4; at <= 16; at += 4) {
    store<i32>(first - at, load<i32>(first))
    store<i32>(last + at, load<i32>(last))
  }
}

/** Q9. */
function halfAt(at: i32): i32 {
  const left = first + 8 * <usize>at
  const inner = nearest * (load<i32>(left) + load<i32>(left + 4)) + second * (load<i32>(left - 4) + load<i32>(left + 8))
  return inner + third * (load<i32>(left - 8) + load<i32>(left + 12)) + fourth * (load<i32>(left - 12) + load<i32>(left + 16))
}

/** Q8. */
function doubleAt(at: i32): i32 {
  const own = first + 4 * <usize>(at >> 1)
  const towards: usize = (at & 1) != 0 ? 4 : -4
  const inner = nearest * load<i32>(own) + second * load<i32>(own + towards)
  return inner + third * load<i32>(own - towards) + fourth * load<i32>(own + 2 * towards)
}

function level(value: i32, bits: i32): u8 {
  return <u8>max(0, min(255, (value + (1 << (bits - 1))) >> bits))
}
