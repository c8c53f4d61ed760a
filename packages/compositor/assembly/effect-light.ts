// Effects that change how bright places of the frame are.
import { chromaLight, doneRow } from './effect-rows'

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

/**
 * Q15 light of one luma row: `first` is the distance of its first four samples from the middle,
 * `down` that of the row, squared.
 */
function lightOfRow(out: usize, width: i32, first: v128, down: v128, perSquare: v128): void {
  const full = f32x4.splat(32767)
  for (let x = 0; x < width; x += 4) {
    const away = f32x4.add(first, f32x4.splat(<f32>x))
    const light = f32x4.mul(cosineToFourth(f32x4.mul(f32x4.add(f32x4.mul(away, away), down), perSquare)), full)
    const whole = i32x4.trunc_sat_f32x4_s(light)
    v128.store64_lane(out + 2 * x, i16x8.narrow_i32x4_s(whole, whole), 0)
  }
}

/** Every other value of a luma row. */
function lightOfChroma(luma: usize, count: i32): void {
  for (let x = 0; x < count; x += 8) {
    const left = v128.load(luma + 4 * x)
    const right = v128.load(luma + 4 * x, 16)
    v128.store(chromaLight + 2 * x, v128.shuffle<i16>(left, right, 0, 2, 4, 6, 8, 10, 12, 14))
  }
}

/** Eight samples, their distances from the middle times their light. */
function lit(samples: usize, light: usize, middle: v128): v128 {
  const away = i16x8.shl(i16x8.sub(v128.load8x8_u(samples), middle), 7)
  const left = i16x8.shr_s(i16x8.add(i16x8.q15mulr_sat_s(away, v128.load(light)), i16x8.splat(64)), 7)
  const sample = i16x8.add(left, middle)
  return i8x16.narrow_i16x8_u(sample, sample)
}

/** The distance of each sample of a row from `base` times its light. */
function darken(row: usize, width: i32, light: usize, base: i32): void {
  const middle = i16x8.splat(<i16>base)
  const whole = width & ~7
  for (let x = 0; x < whole; x += 8) v128.store64_lane(row + x, lit(row + x, light + 2 * x, middle), 0)
  if (whole == width) return
  v128.store64_lane(doneRow, lit(row + whole, light + 2 * whole, middle), 0)
  memory.copy(row + whole, doneRow, width - whole)
}

/** Luma row y, and the chroma rows that start with it. */
function darkenRows(frame: usize, width: i32, height: i32, y: i32, light: usize): void {
  darken(frame + <usize>y * width, width, light, 16)
  if (y & 1) return
  const luma = <usize>width * height
  const half = width >> 1
  const row = frame + luma + <usize>(y >> 1) * half
  lightOfChroma(light, half)
  darken(row, half, chromaLight, 128)
  darken(row + (luma >> 2), half, chromaLight, 128)
}

/** Bytes before the light in its table: the angle that it was made for, f32, below 0 for none. */
const headBytes: usize = 16

/** How light falls off from the middle row upwards, Q15, one row of `width` i16 each. */
function makeLight(table: usize, width: i32, height: i32, angle: f32): void {
  const middleX: f32 = <f32>width * <f32>0.5
  const middleY: f32 = <f32>(height >> 1)
  const perSquare = f32x4.splat((angle * angle) / (middleX * middleX + middleY * middleY))
  const first = f32x4.sub(f32x4(0, 1, 2, 3), f32x4.splat(middleX))
  for (let above = 0; above <= height >> 1; above++) {
    lightOfRow(table + headBytes + <usize>above * width * 2, width, first, f32x4.splat(<f32>above * <f32>above), perSquare)
  }
  store<f32>(table, angle)
}

/**
 * Darkens a frame in place as a lens does: light falls off as cos(angle * distance from the middle
 * / half diagonal)^4, angle 0 to pi / 2. `table` has 16 + width * (height + 2) bytes and is kept
 * from frame to frame; its first four are an f32 below 0 before the first one.
 */
export function vignette(frame: usize, width: i32, height: i32, angle: f32, table: usize): void {
  if (load<f32>(table) != angle) makeLight(table, width, height, angle)
  const middle = height >> 1
  for (let above = 0; above <= middle; above++) {
    const light = table + headBytes + <usize>above * width * 2
    darkenRows(frame, width, height, middle - above, light)
    if (above > 0 && above < middle) darkenRows(frame, width, height, middle + above, light)
  }
}
