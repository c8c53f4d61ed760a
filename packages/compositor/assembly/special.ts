// Transitions that depend on single pixels or blocks of them.
import { blendRowPair } from './blend'
import { maskLower, maskUpper, rowFirst } from './scratch'

/**
 * u16 threshold per pixel for `dissolve`: the noise of FFmpeg's xfade, frac(sin(12.9898 x + 78.233
 * y) * 43758.545). `unit` is how many pixels of the full-size frame one pixel here stands for, so
 * that a small preview shows grains of the final frame.
 */
export function noiseTable(table: usize, width: i32, height: i32, unit: f32): void {
  for (let y = 0; y < height; y++) {
    const down: f32 = Mathf.floor(<f32>y * unit) * <f32>78.233
    for (let x = 0; x < width; x++) {
      const value: f32 = Mathf.sin(Mathf.floor(<f32>x * unit) * <f32>12.9898 + down) * <f32>43758.545
      store<u16>(table + (<usize>y * width + x) * 2, <u16>min<i32>(65535, <i32>((value - Mathf.floor(value)) * 65536)))
    }
  }
}

/** Mask row: all ones where the pixel's threshold is below progress. */
function dissolveMask(mask: usize, width: i32, thresholds: usize, progress: v128): void {
  for (let x = 0; x < width; x += 16) {
    const low = i16x8.lt_u(v128.load(thresholds + 2 * x), progress)
    const high = i16x8.lt_u(v128.load(thresholds + 2 * x, 16), progress)
    v128.store(mask + x, i8x16.narrow_i16x8_s(low, high))
  }
}

/** Each pixel changes over at a moment of its own; `table` is filled by `noiseTable`. */
export function dissolve(from: usize, to: usize, out: usize, width: i32, height: i32, progress: f32, table: usize): void {
  const passed = i16x8.splat(<i16>(<i32>(progress * 65536)))
  for (let y = 0; y < height; y += 2) {
    const row = table + <usize>y * width * 2
    dissolveMask(maskUpper, width, row, passed)
    dissolveMask(maskLower, width, row + <usize>width * 2, passed)
    blendRowPair(from, to, out, width, height, y)
  }
}

/** Squared differences of eight chroma pairs, each sum twice, for one half of the pixels. */
function chromaSquares(from: usize, to: usize, v: usize, upperHalf: bool): v128 {
  const u1 = i16x8.sub(v128.load8x8_u(from), v128.load8x8_u(to))
  const v1 = i16x8.sub(v128.load8x8_u(from + v), v128.load8x8_u(to + v))
  return upperHalf
    ? i32x4.add(i32x4.extmul_high_i16x8_s(u1, u1), i32x4.extmul_high_i16x8_s(v1, v1))
    : i32x4.add(i32x4.extmul_low_i16x8_s(u1, u1), i32x4.extmul_low_i16x8_s(v1, v1))
}

/** Mask of 16 pixels: all ones where colours differ by more than the limit, else `weight`. */
function distanceMask(from: usize, to: usize, low: v128, high: v128, limit: v128, weight: v128): v128 {
  const a = v128.load(from)
  const b = v128.load(to)
  const left = i16x8.sub(i16x8.extend_low_i8x16_u(a), i16x8.extend_low_i8x16_u(b))
  const right = i16x8.sub(i16x8.extend_high_i8x16_u(a), i16x8.extend_high_i8x16_u(b))
  const far0 = i32x4.gt_s(i32x4.add(i32x4.extmul_low_i16x8_s(left, left), v128.shuffle<i32>(low, low, 0, 0, 1, 1)), limit)
  const far1 = i32x4.gt_s(i32x4.add(i32x4.extmul_high_i16x8_s(left, left), v128.shuffle<i32>(low, low, 2, 2, 3, 3)), limit)
  const far2 = i32x4.gt_s(i32x4.add(i32x4.extmul_low_i16x8_s(right, right), v128.shuffle<i32>(high, high, 0, 0, 1, 1)), limit)
  const far3 = i32x4.gt_s(i32x4.add(i32x4.extmul_high_i16x8_s(right, right), v128.shuffle<i32>(high, high, 2, 2, 3, 3)), limit)
  const far = i8x16.narrow_i16x8_s(i16x8.narrow_i32x4_s(far0, far1), i16x8.narrow_i32x4_s(far2, far3))
  return v128.or(far, weight)
}

/** A cross-fade in which very different pixels change at once; the limit falls with progress. */
export function distance(from: usize, to: usize, out: usize, width: i32, height: i32, progress: f32): void {
  const rest: f32 = 1 - progress
  const limit = i32x4.splat(<i32>(rest * rest * 65025)) // 255 squared
  const weight = i8x16.splat(<i8>(<i32>(progress * 255 + <f32>0.5)))
  const luma = <usize>width * height
  const half = width >> 1
  for (let y = 0; y < height; y += 2) {
    const chromaRow = luma + <usize>(y >> 1) * half
    const lumaRow = <usize>y * width
    for (let x = 0; x < width; x += 16) {
      const chromaAt = chromaRow + (x >> 1)
      const low = chromaSquares(from + chromaAt, to + chromaAt, luma >> 2, false)
      const high = chromaSquares(from + chromaAt, to + chromaAt, luma >> 2, true)
      const at = lumaRow + x
      v128.store(maskUpper + x, distanceMask(from + at, to + at, low, high, limit, weight))
      v128.store(maskLower + x, distanceMask(from + at + width, to + at + width, low, high, limit, weight))
    }
    blendRowPair(from, to, out, width, height, y)
  }
}

/** One plane in blocks of `size` luma samples of their middle's value; `step` 1 luma, 2 chroma. */
function pixelizePlane(frame: usize, out: usize, width: i32, height: i32, size: i32, step: i32): void {
  let rowsDone = 0
  for (let blockY = 0; rowsDone < height; blockY++) {
    const endY = min(height, ((blockY + 1) * size + step - 1) / step)
    const middle = frame + <usize>min(height - 1, (blockY * size + (size >> 1)) / step) * width
    let columnsDone = 0
    for (let blockX = 0; columnsDone < width; blockX++) {
      const endX = min(width, ((blockX + 1) * size + step - 1) / step)
      const level = load<u8>(middle + min(width - 1, (blockX * size + (size >> 1)) / step))
      memory.fill(rowFirst + columnsDone, level, endX - columnsDone)
      columnsDone = endX
    }
    for (let y = rowsDone; y < endY; y++) memory.copy(out + <usize>y * width, rowFirst, width)
    rowsDone = endY
  }
}

/** One frame in square blocks of `size` luma pixels, at least 2. */
export function pixelize(frame: usize, out: usize, width: i32, height: i32, size: i32): void {
  const luma = <usize>width * height
  const v = luma + (luma >> 2)
  pixelizePlane(frame, out, width, height, size, 1)
  pixelizePlane(frame + luma, out + luma, width >> 1, height >> 1, size, 2)
  pixelizePlane(frame + v, out + v, width >> 1, height >> 1, size, 2)
}
