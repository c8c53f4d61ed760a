// Camera: an upright window of a larger plane, at any sub-pixel place and size.
import { rowFirst, tapBytes, tapTable } from './scratch'
import { mixRows, prepareTaps, tapGroup } from './taps'

/**
 * Fills `out` (outWidth * outHeight) from a window of a plane: output (x, y) reads source position
 * (x0 + x * step, y0 + y * step), in samples, 0 = centre of the first. Positions outside take the
 * nearest edge. Step above 0, at most 2; both widths at least 8.
 */
export function resample(source: usize, width: i32, height: i32, out: usize, outWidth: i32, outHeight: i32, x0: f64, y0: f64, step: f64): void {
  const groups = (outWidth + 7) >> 3
  const lastStart = outWidth - 8
  prepareTaps(width, groups, lastStart, x0, step)
  const from = max(0, min(<i32>x0 - 1, width - 16)) & ~15
  const to = min(width, max(0, <i32>(x0 + <f64>outWidth * step)) + 18)
  const lastRow = <f64>(height - 1)
  for (let y = 0; y < outHeight; y++) {
    const position = max<f64>(0, min<f64>(lastRow, y0 + <f64>y * step))
    const upper = <i32>position
    const weight = <i32>((position - <f64>upper) * 128.0 + 0.5)
    const a = source + <usize>upper * width
    const b = upper + 1 < height ? a + width : a
    mixRows(a, b, rowFirst, from, to, weight)
    const row = out + <usize>y * outWidth
    let taps = tapTable
    for (let g = 0; g < groups; g++, taps += tapBytes) {
      const v = tapGroup(rowFirst, taps)
      v128.store64_lane(row + min(g * 8, lastStart), i8x16.narrow_i16x8_u(v, v), 0)
    }
  }
}

/**
 * Half the size by the mean of 2x2 samples, rounded; an odd last row or column is dropped. `out` is
 * (width / 2) * (height / 2).
 */
export function halve(source: usize, width: i32, height: i32, out: usize): void {
  const outWidth = width >> 1
  const outHeight = height >> 1
  const two = i16x8.splat(2)
  for (let y = 0; y < outHeight; y++) {
    const a = source + <usize>(2 * y) * width
    const b = a + width
    const row = out + <usize>y * outWidth
    let x = 0
    for (; x + 8 <= outWidth; x += 8) {
      const pairs = i16x8.add(i16x8.extadd_pairwise_i8x16_u(v128.load(a + 2 * x)), i16x8.extadd_pairwise_i8x16_u(v128.load(b + 2 * x)))
      const v = i16x8.shr_u(i16x8.add(pairs, two), 2)
      v128.store64_lane(row + x, i8x16.narrow_i16x8_u(v, v), 0)
    }
    for (; x < outWidth; x++) {
      const sum = <i32>load<u8>(a + 2 * x) + load<u8>(a + 2 * x + 1) + load<u8>(b + 2 * x) + load<u8>(b + 2 * x + 1)
      store<u8>(row + x, <u8>((sum + 2) >> 2))
    }
  }
}
