// Colour changes of a whole frame.
import { blendLevel } from './blend'
import { maskChroma, maskLower, maskUpper, rowAlpha, rowFirst, rowSecond } from './scratch'

/** Towards one flat colour: luma and chroma by shares of their own, Q8. */
export function tint(frame: usize, out: usize, width: i32, height: i32, y: i32, yShare: i32, u: i32, v: i32, share: i32): void {
  const count = width * height
  const quarter = count >> 2
  blendLevel(frame, y, out, count, yShare)
  blendLevel(frame + count, u, out + count, quarter, share)
  blendLevel(frame + count + quarter, v, out + count + quarter, quarter, share)
}

/** out[x] = row[x + shift], the row's ends repeated beyond it. */
function shiftRow(row: usize, out: usize, width: i32, shift: i32): void {
  if (shift >= 0) {
    memory.copy(out, row + shift, width - shift)
    memory.fill(out + width - shift, load<u8>(row + width - 1), shift)
  } else {
    memory.copy(out - shift, row, width + shift)
    memory.fill(out, load<u8>(row), -shift)
  }
}

/** Each of eight chroma samples twice. */
function doubled(at: usize): v128 {
  const samples = v128.load64_zero(at)
  return v128.shuffle<u8>(samples, samples, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7)
}

/** Luma of eight pixels with red from `red`, blue from `blue`, green from here: BT.709, Q7. */
function splitLuma(here: v128, red: v128, blue: v128, v: v128, u: v128): v128 {
  let sum = i16x8.add(i16x8.mul(i16x8.sub(red, here), i16x8.splat(27)), i16x8.mul(i16x8.sub(blue, here), i16x8.splat(9)))
  sum = i16x8.add(sum, i16x8.add(i16x8.mul(v, i16x8.splat(42)), i16x8.mul(u, i16x8.splat(17))))
  return i16x8.add(here, i16x8.shr_s(i16x8.add(sum, i16x8.splat(64)), 7))
}

/** One luma row; `red` and `blue` are the shifted rows, `v` and `u` the shifted chroma. */
function splitLumaRow(row: usize, red: usize, blue: usize, vRow: usize, uRow: usize, v: usize, u: usize, out: usize, width: i32): void {
  for (let column = 0; column < width; column += 16) {
    const x = min(column, width - 16)
    const half = x >> 1
    const here = v128.load(row + x)
    const r = v128.load(red + x)
    const b = v128.load(blue + x)
    const vThere = doubled(v + half)
    const vHere = doubled(vRow + half)
    const uThere = doubled(u + half)
    const uHere = doubled(uRow + half)
    const low = splitLuma(
      i16x8.extend_low_i8x16_u(here),
      i16x8.extend_low_i8x16_u(r),
      i16x8.extend_low_i8x16_u(b),
      i16x8.sub(i16x8.extend_low_i8x16_u(vThere), i16x8.extend_low_i8x16_u(vHere)),
      i16x8.sub(i16x8.extend_low_i8x16_u(uThere), i16x8.extend_low_i8x16_u(uHere)),
    )
    const high = splitLuma(
      i16x8.extend_high_i8x16_u(here),
      i16x8.extend_high_i8x16_u(r),
      i16x8.extend_high_i8x16_u(b),
      i16x8.sub(i16x8.extend_high_i8x16_u(vThere), i16x8.extend_high_i8x16_u(vHere)),
      i16x8.sub(i16x8.extend_high_i8x16_u(uThere), i16x8.extend_high_i8x16_u(uHere)),
    )
    v128.store(out + x, i8x16.narrow_i16x8_u(low, high))
  }
}

/** Means of 2x2 luma samples for eight chroma samples. */
function means(upper: usize, lower: usize): v128 {
  const sum = i16x8.add(i16x8.extadd_pairwise_i8x16_u(v128.load(upper)), i16x8.extadd_pairwise_i8x16_u(v128.load(lower)))
  return i16x8.shr_u(i16x8.add(sum, i16x8.splat(2)), 2)
}

/** Eight chroma samples of the colour's source, and the change of luma beside them, Q7. */
function splitChroma(at: usize, there: v128, here: v128, share: i32): v128 {
  const change = i16x8.mul(i16x8.sub(there, here), i16x8.splat(<i16>share))
  const sum = i16x8.add(v128.load8x8_u(at), i16x8.shr_s(i16x8.add(change, i16x8.splat(64)), 7))
  return i8x16.narrow_i16x8_u(sum, sum)
}

/** Red moves left and blue right by `shift` luma columns (even, below 8000 and the width). */
export function splitColors(frame: usize, out: usize, width: i32, height: i32, shift: i32): void {
  const half = width >> 1
  const toU = <usize>width * height
  const quarter = toU >> 2
  for (let y = 0; y < height; y += 2) {
    const upper = <usize>y * width
    const lower = upper + width
    const uAt = toU + <usize>(y >> 1) * half
    const vAt = uAt + quarter
    shiftRow(frame + upper, rowFirst, width, shift)
    shiftRow(frame + lower, rowSecond, width, shift)
    shiftRow(frame + upper, maskUpper, width, -shift)
    shiftRow(frame + lower, maskLower, width, -shift)
    shiftRow(frame + vAt, rowAlpha, half, shift >> 1)
    shiftRow(frame + uAt, maskChroma, half, -(shift >> 1))
    splitLumaRow(frame + upper, rowFirst, maskUpper, frame + vAt, frame + uAt, rowAlpha, maskChroma, out + upper, width)
    splitLumaRow(frame + lower, rowSecond, maskLower, frame + vAt, frame + uAt, rowAlpha, maskChroma, out + lower, width)
    for (let column = 0; column < half; column += 8) {
      const x = min(column, half - 8)
      const luma = means(out + upper + 2 * x, out + lower + 2 * x)
      // 224 / 219 over 1.8556 and over 1.5748: how much of a luma difference is in U and in V.
      v128.store64_lane(out + uAt + x, splitChroma(maskChroma + x, means(maskUpper + 2 * x, maskLower + 2 * x), luma, 71), 0)
      v128.store64_lane(out + vAt + x, splitChroma(rowAlpha + x, means(rowFirst + 2 * x, rowSecond + 2 * x), luma, 83), 0)
    }
  }
}
