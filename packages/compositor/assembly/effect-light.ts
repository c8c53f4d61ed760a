// Effects that change how bright places of the frame are.
import { chromaLight, doneRow, lumaLight } from './effect-rows'

/** cos(t)^4 of the square of t, 0 <= t <= pi / 2, within 0.0001. */
function cosineToFourth(squares: v128): v128 {
  let cosine = f32x4.add(f32x4.mul(squares, f32x4.splat(<f32>(1.0 / 40320.0))), f32x4.splat(<f32>(-1.0 / 720.0)))
  cosine = f32x4.add(f32x4.mul(cosine, squares), f32x4.splat(<f32>(1.0 / 24.0)))
  cosine = f32x4.add(f32x4.mul(cosine, squares), f32x4.splat(-0.5))
  cosine = f32x4.add(f32x4.mul(cosine, squares), f32x4.splat(1))
  cosine = f32x4.max(cosine, f32x4.splat(0))
  const square = f32x4.mul(cosine, cosine)
  return f32x4.mul(square, square)
}

/** Q15 light of one luma row: `first` is where its first four samples lie from the middle, `down` how far the row lies from it, squared. */
function lightOfRow(width: i32, first: v128, down: v128, perSquare: v128): void {
  const full = f32x4.splat(32767)
  for (let x = 0; x < width; x += 4) {
    const away = f32x4.add(first, f32x4.splat(<f32>x))
    const light = f32x4.mul(cosineToFourth(f32x4.mul(f32x4.add(f32x4.mul(away, away), down), perSquare)), full)
    const whole = i32x4.trunc_sat_f32x4_s(light)
    v128.store64_lane(lumaLight + 2 * x, i16x8.narrow_i32x4_s(whole, whole), 0)
  }
}

/** Every other value of the luma row. */
function lightOfChroma(count: i32): void {
  for (let x = 0; x < count; x += 8) {
    const left = v128.load(lumaLight + 4 * x)
    const right = v128.load(lumaLight + 4 * x, 16)
    v128.store(chromaLight + 2 * x, v128.shuffle<i16>(left, right, 0, 2, 4, 6, 8, 10, 12, 14))
  }
}

/** The distance of each sample of a row from `base` times its light. */
function darken(row: usize, width: i32, light: usize, base: i32): void {
  const middle = i16x8.splat(<i16>base)
  const half = i16x8.splat(64)
  for (let x = 0; x < width; x += 8) {
    const away = i16x8.shl(i16x8.sub(v128.load8x8_u(row + x), middle), 7)
    const left = i16x8.shr_s(i16x8.add(i16x8.q15mulr_sat_s(away, v128.load(light + 2 * x)), half), 7)
    const sample = i16x8.add(left, middle)
    v128.store64_lane(doneRow + x, i8x16.narrow_i16x8_u(sample, sample), 0)
  }
  memory.copy(row, doneRow, width)
}

/** Luma row y, and the chroma rows that start with it. */
function darkenRows(frame: usize, width: i32, height: i32, y: i32): void {
  darken(frame + <usize>y * width, width, lumaLight, 16)
  if (y & 1) return
  const luma = <usize>width * height
  const half = width >> 1
  const row = frame + luma + <usize>(y >> 1) * half
  darken(row, half, chromaLight, 128)
  darken(row + (luma >> 2), half, chromaLight, 128)
}

/**
 * Darkens a frame in place as a lens does: light falls off as cos(angle * distance from the middle / half diagonal)^4, angle 0 to pi / 2.
 * Rows above and below the middle share their light.
 */
export function vignette(frame: usize, width: i32, height: i32, angle: f32): void {
  const middleX: f32 = <f32>width * <f32>0.5
  const middle = height >> 1
  const middleY: f32 = <f32>middle
  const perSquare = f32x4.splat((angle * angle) / (middleX * middleX + middleY * middleY))
  const first = f32x4.sub(f32x4(0, 1, 2, 3), f32x4.splat(middleX))
  for (let above = 0; above <= middle; above++) {
    lightOfRow(width, first, f32x4.splat(<f32>above * <f32>above), perSquare)
    lightOfChroma(width >> 1)
    darkenRows(frame, width, height, middle - above)
    if (above > 0 && above < middle) darkenRows(frame, width, height, middle + above)
  }
}
