// A moving layer over a frame. Its planes are premultiplied: Y, U, V times alpha / 255, and alpha
// itself; chroma has an alpha plane of its own at half size. Where alpha is 0 the premultiplied
// samples are 0 as well. The outermost rows and columns are empty, so that the layer's edge fades
// over one pixel at any sub-pixel place.
import { rowAlpha, rowCapacity, rowFirst, rowSecond, tapBytes, tapTable } from './scratch'
import { mixRows, prepareTaps, tapGroup } from './taps'

/**
 * Gaps narrower than this are kept inside a span: skipping fewer samples costs more than it saves.
 */
const gap: i32 = 32

/**
 * Lists where each pair of rows (y, y + 1) is covered. Layout at `out`: u32[height] offsets from
 * `out`, then per pair a u16 count and that many (u16 start, u16 end) columns, end exclusive. Needs
 * at most height * (6 + 4 * (width / 33 + 1)) bytes.
 */
export function buildSpans(alpha: usize, width: i32, height: i32, out: usize): void {
  let offset = height * 4
  for (let y = 0; y < height; y++) {
    store<u32>(out + y * 4, offset)
    const a = alpha + <usize>y * width
    const b = y + 1 < height ? a + width : a
    const countAt = out + offset
    offset += 2
    let count = 0
    let start = -1
    let last = 0
    for (let x = 0; x < width; x++) {
      if ((load<u8>(a + x) | load<u8>(b + x)) == 0) continue
      if (start < 0) {
        start = x
      } else if (x - last > gap) {
        offset = writeSpan(out, offset, start, last + 1)
        count++
        start = x
      }
      last = x
    }
    if (start >= 0) {
      offset = writeSpan(out, offset, start, last + 1)
      count++
    }
    store<u16>(countAt, <u16>count)
  }
}

function writeSpan(out: usize, offset: i32, start: i32, end: i32): i32 {
  store<u16>(out + offset, <u16>start)
  store<u16>(out + offset + 2, <u16>end)
  return offset + 4
}

/** Eight samples: destination * (255 - alpha) / 255 + colour. */
function over(at: usize, color: v128, rest: v128): void {
  let kept = i16x8.add(i16x8.mul(v128.load8x8_u(at), rest), i16x8.splat(128))
  kept = i16x8.shr_u(i16x8.add(kept, i16x8.shr_u(kept, 8)), 8)
  const sum = i16x8.add(kept, color)
  v128.store64_lane(at, i8x16.narrow_i16x8_u(sum, sum), 0)
}

/** A run of samples, in whole groups of 8, that falls on whole samples of the destination. */
function copyOver(color: usize, alpha: usize, at: usize, count: i32): void {
  for (let x = 0; x < count; x += 8) {
    const cover = v128.load8x8_u(alpha + x)
    if (v128.any_true(cover)) over(at + x, v128.load8x8_u(color + x), i16x8.sub(i16x8.splat(255), cover))
  }
}

/**
 * All ones in the lanes of the row's last group of 8 that are inside the row. A lane left out keeps
 * its byte: colour 0, alpha 0.
 */
function lastGroupMask(width: i32): v128 {
  return i16x8.lt_s(i16x8(0, 1, 2, 3, 4, 5, 6, 7), i16x8.splat(<i16>(((width - 1) & 7) + 1)))
}

/**
 * Draws one premultiplied colour plane, or two that share one alpha plane (pass 0 for the second
 * and its destination), over planes of outWidth * outHeight. Output (x, y) reads layer position (x0
 * + x * step, y0 + y * step), step at most 2. Opacity 0..256.
 */
export function layerOver(
  first: usize,
  second: usize,
  alpha: usize,
  spans: usize,
  width: i32,
  height: i32,
  outFirst: usize,
  outSecond: usize,
  outWidth: i32,
  outHeight: i32,
  x0: f64,
  y0: f64,
  step: f64,
  opacity: i32,
): void {
  const groups = (outWidth + 7) >> 3
  const perStep = 1.0 / step
  prepareTaps(width, groups, rowCapacity, x0, step)
  const full = i16x8.splat(255)
  const share = i16x8.splat(<i16>opacity)
  const everyLane = i16x8.splat(-1)
  const lastLanes = lastGroupMask(outWidth)
  const column = <i32>x0
  const isAligned = step == 1.0 && <f64>column == x0 && opacity == 256
  for (let y = 0; y < outHeight; y++) {
    const position = y0 + <f64>y * step
    if (position <= -1.0 || position >= <f64>height) continue
    const row = <i32>Math.floor(position)
    const weight = <i32>((position - <f64>row) * 128.0 + 0.5)
    const upper = <usize>max(0, row)
    const a = upper * width
    const b = <usize>min(height - 1, row + 1) * width
    let span = spans + load<u32>(spans + upper * 4)
    let left = <i32>load<u16>(span)
    span += 2
    for (; left > 0; left--, span += 4) {
      const start = <f64>load<u16>(span)
      const end = <f64>load<u16>(span + 2)
      const fromGroup = max(0, <i32>Math.floor((start - 1.0 - x0) * perStep) >> 3)
      const toGroup = min(groups, (<i32>Math.ceil((end - x0) * perStep) >> 3) + 1)
      if (fromGroup >= toGroup) continue
      const begin = column + fromGroup * 8
      if (isAligned && weight == 0 && begin >= 0 && column + toGroup * 8 <= width && toGroup * 8 <= outWidth) {
        const at = <usize>y * outWidth + <usize>fromGroup * 8
        copyOver(first + a + begin, alpha + a + begin, outFirst + at, (toGroup - fromGroup) * 8)
        if (second) copyOver(second + a + begin, alpha + a + begin, outSecond + at, (toGroup - fromGroup) * 8)
        continue
      }
      let taps = tapTable + <usize>fromGroup * tapBytes
      const from = load<i32>(taps) & ~15
      const to = min(width, load<i32>(tapTable + <usize>(toGroup - 1) * tapBytes) + 16)
      mixRows(alpha + a, alpha + b, rowAlpha, from, to, weight)
      mixRows(first + a, first + b, rowFirst, from, to, weight)
      if (second) mixRows(second + a, second + b, rowSecond, from, to, weight)
      let at = <usize>y * outWidth + <usize>fromGroup * 8
      for (let g = fromGroup; g < toGroup; g++, taps += tapBytes, at += 8) {
        const keep = g == groups - 1 ? lastLanes : everyLane
        let cover = v128.and(tapGroup(rowAlpha, taps), keep)
        if (!v128.any_true(cover)) continue
        let color = v128.and(tapGroup(rowFirst, taps), keep)
        if (opacity < 256) {
          cover = i16x8.shr_u(i16x8.mul(cover, share), 8)
          color = i16x8.shr_u(i16x8.mul(color, share), 8)
        }
        const rest = i16x8.sub(full, cover)
        over(outFirst + at, color, rest)
        if (second) {
          color = v128.and(tapGroup(rowSecond, taps), keep)
          if (opacity < 256) color = i16x8.shr_u(i16x8.mul(color, share), 8)
          over(outSecond + at, color, rest)
        }
      }
    }
  }
}
