// Transitions with soft edges: a weight per pixel, smoothstep(v) of a field v that rises with
// progress. Fields are those of FFmpeg's xfade, whose progress runs from 1 to 0; `rest` is that
// one.
import { blendRow, blendRowPair } from './blend'
import { maskLower, maskUpper } from './scratch'

function smoothstep(v: f32): f32 {
  const t: f32 = max<f32>(0, min<f32>(1, v))
  return t * t * (3 - 2 * t)
}

/** Eight fields in Q12 (clamped to 0..1 here) to weights 0..256. */
function smoothstepQ12(field: v128): v128 {
  const t = i16x8.shl(i16x8.max_s(i16x8.splat(0), i16x8.min_s(field, i16x8.splat(4095))), 3) // Q15
  const square = i16x8.q15mulr_sat_s(t, t)
  const slope = i16x8.sub(i16x8.splat(24573), i16x8.shr_u(t, 1)) // (3 - 2t) / 4, Q15
  return i16x8.shr_u(i16x8.add(i16x8.q15mulr_sat_s(square, slope), i16x8.splat(16)), 5)
}

/** Two f32x4 of fields in Q12 to i16x8, saturated. */
function toWords(a: v128, b: v128): v128 {
  return i16x8.narrow_i32x4_s(i32x4.trunc_sat_f32x4_s(a), i32x4.trunc_sat_f32x4_s(b))
}

/** Weights of 16 fields in Q12 as bytes 0..255. */
function toMask(a: v128, b: v128): v128 {
  const full = i16x8.splat(255)
  return i8x16.narrow_i16x8_u(i16x8.min_s(smoothstepQ12(a), full), i16x8.min_s(smoothstepQ12(b), full))
}

// Shapes along one axis, for both axes.
const towardsStart: i32 = 0
const towardsEnd: i32 = 1
const open: i32 = 2

/** Field at `position` (luma samples) of a side; other shapes close from both ends. */
function axisField(position: f32, side: f32, rest: f32, shape: i32): f32 {
  if (shape == towardsStart) return 1 + position / side - 2 * rest
  if (shape == towardsEnd) return 1 + (side - 1 - position) / side - 2 * rest
  const fromMiddle: f32 = Mathf.abs((position - side / 2) / (side / 2))
  return shape == open ? 2 - fromMiddle - 2 * rest : 1 + fromMiddle - 2 * rest
}

/** One weight per column (smoothleft, smoothright, vertopen, vertclose). */
export function softX(from: usize, to: usize, out: usize, width: i32, height: i32, progress: f32, shape: i32): void {
  for (let x = 0; x < width; x++) {
    store<u8>(maskUpper + x, <u8>(smoothstep(axisField(<f32>x, <f32>width, 1 - progress, shape)) * 255 + <f32>0.5))
  }
  memory.copy(maskLower, maskUpper, width)
  for (let y = 0; y < height; y += 2) blendRowPair(from, to, out, width, height, y)
}

/** One plane of `softY`; chroma rows (scale 2) are between two luma rows. */
function softYPlane(from: usize, to: usize, out: usize, width: i32, rows: i32, height: i32, progress: f32, shape: i32, scale: f32): void {
  let at: usize = 0
  for (let y = 0; y < rows; y++, at += width) {
    const position: f32 = <f32>y * scale + (scale - 1) / 2
    const weight = <i32>(smoothstep(axisField(position, <f32>height, 1 - progress, shape)) * 256 + <f32>0.5)
    blendRow(from + at, to + at, out + at, width, weight)
  }
}

/** One weight per row (smoothup, smoothdown, horzopen, horzclose). */
export function softY(from: usize, to: usize, out: usize, width: i32, height: i32, progress: f32, shape: i32): void {
  const luma = <usize>width * height
  const v = luma + (luma >> 2)
  softYPlane(from, to, out, width, height, height, progress, shape, 1)
  softYPlane(from + luma, to + luma, out + luma, width >> 1, height >> 1, height, progress, shape, 2)
  softYPlane(from + v, to + v, out + v, width >> 1, height >> 1, height, progress, shape, 2)
}

/**
 * Mask row of a diagonal: the field is (x / width) * (y / height) shifted by progress; a mirrored
 * axis counts from its far end.
 */
function diagonalMask(mask: usize, width: i32, height: i32, y: i32, progress: f32, mirrorX: bool, mirrorY: bool): void {
  const perColumn: f32 = (<f32>(mirrorY ? height - 1 - y : y) / <f32>height / <f32>width) * 4096
  const slope = f32x4.splat(mirrorX ? -perColumn : perColumn)
  const base = f32x4.splat((2 * progress - 1) * 4096 + (mirrorX ? perColumn * <f32>(width - 1) : 0))
  const ramp = f32x4(0, 1, 2, 3)
  const next = f32x4.mul(slope, f32x4.splat(4))
  for (let x = 0; x < width; x += 16) {
    const a = f32x4.add(f32x4.mul(f32x4.add(f32x4.splat(<f32>x), ramp), slope), base)
    const b = f32x4.add(a, next)
    const c = f32x4.add(b, next)
    const d = f32x4.add(c, next)
    v128.store(mask + x, toMask(toWords(a, b), toWords(c, d)))
  }
}

/** The incoming frame comes from the corner that is not mirrored (see ../src/transitions.ts). */
export function diagonal(from: usize, to: usize, out: usize, width: i32, height: i32, progress: f32, mirrorX: bool, mirrorY: bool): void {
  for (let y = 0; y < height; y += 2) {
    diagonalMask(maskUpper, width, height, y, progress, mirrorX, mirrorY)
    diagonalMask(maskLower, width, height, y + 1, progress, mirrorX, mirrorY)
    blendRowPair(from, to, out, width, height, y)
  }
}

/** Four fields in Q12: distance from the middle over half the diagonal, plus `shift`. */
function radius4(x: v128, rowSquare: v128, scale: v128, shift: v128): v128 {
  return f32x4.add(f32x4.mul(f32x4.sqrt(f32x4.add(f32x4.mul(x, x), rowSquare)), scale), shift)
}

/** Mask row of a circle; `invert` is 0 or all ones. */
function circleMask(mask: usize, width: i32, height: i32, y: i32, shift: f32, invert: v128): void {
  const w = <f32>width
  const h = <f32>height
  const fromMiddle: f32 = <f32>y - h / 2
  const rowSquare = f32x4.splat(fromMiddle * fromMiddle)
  const scale = f32x4.splat(<f32>4096 / Mathf.sqrt((w * w + h * h) / 4))
  const shift4 = f32x4.splat(shift * 4096)
  const ramp = f32x4(0, 1, 2, 3)
  const four = f32x4.splat(4)
  for (let x = 0; x < width; x += 16) {
    const a = f32x4.add(f32x4.splat(<f32>x - w / 2), ramp)
    const b = f32x4.add(a, four)
    const c = f32x4.add(b, four)
    const d = f32x4.add(c, four)
    const low = toWords(radius4(a, rowSquare, scale, shift4), radius4(b, rowSquare, scale, shift4))
    const high = toWords(radius4(c, rowSquare, scale, shift4), radius4(d, rowSquare, scale, shift4))
    v128.store(mask + x, v128.xor(toMask(low, high), invert))
  }
}

/** Opens: the incoming frame grows out of the middle. Closes: it comes in from the corners. */
export function circle(from: usize, to: usize, out: usize, width: i32, height: i32, progress: f32, opens: bool): void {
  const shift: f32 = (opens ? <f32>0.5 - progress : progress - <f32>0.5) * 3
  const invert = i8x16.splat(opens ? -1 : 0)
  for (let y = 0; y < height; y += 2) {
    circleMask(maskUpper, width, height, y, shift, invert)
    circleMask(maskLower, width, height, y + 1, shift, invert)
    blendRowPair(from, to, out, width, height, y)
  }
}

/** atan2 of four points, by a minimax polynomial: error below 2e-5 rad. */
function atan2x4(y: v128, x: v128): v128 {
  const absY = f32x4.abs(y)
  const absX = f32x4.abs(x)
  const larger = f32x4.max(f32x4.max(absX, absY), f32x4.splat(1e-6))
  const ratio = f32x4.div(f32x4.min(absX, absY), larger)
  const square = f32x4.mul(ratio, ratio)
  let angle = f32x4.splat(-0.0117212)
  angle = f32x4.add(f32x4.mul(angle, square), f32x4.splat(0.05265332))
  angle = f32x4.add(f32x4.mul(angle, square), f32x4.splat(-0.11643287))
  angle = f32x4.add(f32x4.mul(angle, square), f32x4.splat(0.19354346))
  angle = f32x4.add(f32x4.mul(angle, square), f32x4.splat(-0.33262347))
  angle = f32x4.add(f32x4.mul(angle, square), f32x4.splat(0.99997726))
  angle = f32x4.mul(angle, ratio)
  angle = v128.bitselect(f32x4.sub(f32x4.splat(1.57079637), angle), angle, f32x4.gt(absY, absX))
  angle = v128.bitselect(f32x4.sub(f32x4.splat(3.14159274), angle), angle, f32x4.lt(x, f32x4.splat(0)))
  return v128.or(angle, v128.and(y, i32x4.splat(0x80000000)))
}

/**
 * i16 per pixel: angle from the middle, measured from straight down, in Q13 radians. Rows follow
 * each other; writes up to 14 bytes more.
 */
export function angleTable(table: usize, width: i32, height: i32): void {
  const ramp = f32x4(0, 1, 2, 3)
  const q13 = f32x4.splat(8192)
  for (let y = 0; y < height; y++) {
    const fromMiddle = f32x4.splat(<f32>y - <f32>height / 2)
    for (let x = 0; x < width; x += 8) {
      const a = f32x4.add(f32x4.splat(<f32>x - <f32>width / 2), ramp)
      const b = f32x4.add(a, f32x4.splat(4))
      const angles = toWords(f32x4.mul(atan2x4(a, fromMiddle), q13), f32x4.mul(atan2x4(b, fromMiddle), q13))
      v128.store(table + (<usize>y * width + x) * 2, angles)
    }
  }
}

/** Fields of eight angles (Q13 to Q12), saturated. */
function sweep(angles: usize, shift: v128): v128 {
  return i16x8.shr_s(i16x8.add_sat_s(v128.load(angles), shift), 1)
}

function radialMask(mask: usize, width: i32, y: i32, shift: v128, table: usize): void {
  const row = table + <usize>y * width * 2
  for (let x = 0; x < width; x += 16) {
    v128.store(mask + x, toMask(sweep(row + 2 * x, shift), sweep(row + 2 * x + 16, shift)))
  }
}

/**
 * A clock hand sweeps once around; `table` is filled by `angleTable`. 2.5 pi covers the full turn
 * and the soft edge at both ends.
 */
export function radial(from: usize, to: usize, out: usize, width: i32, height: i32, progress: f32, table: usize): void {
  const shift = i16x8.splat(<i16>((progress - <f32>0.5) * (<f32>Math.PI * <f32>2.5) * 8192))
  for (let y = 0; y < height; y += 2) {
    radialMask(maskUpper, width, y, shift, table)
    radialMask(maskLower, width, y + 1, shift, table)
    blendRowPair(from, to, out, width, height, y)
  }
}
