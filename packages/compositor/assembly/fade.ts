// Transitions with one weight for the whole frame.
import { blendLevel, blendRow } from './blend'

/** Cross-fade; weight 0..256 is the share of `to`. */
export function fade(from: usize, to: usize, out: usize, width: i32, height: i32, weight: i32): void {
  blendRow(from, to, out, (width * height * 3) >> 1, weight)
}

/** One frame towards a grey of the given luma: weight 256 is the flat grey. */
export function dip(frame: usize, out: usize, width: i32, height: i32, luma: i32, weight: i32): void {
  const count = width * height
  blendLevel(frame, luma, out, count, weight)
  blendLevel(frame + count, 128, out + count, count >> 1, weight)
}
