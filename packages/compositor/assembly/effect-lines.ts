// Rows of a plane that are moved sideways.
import { doneRow } from './effect-rows'

/**
 * `count` rows from `rows` on move `shift` samples to the right; what leaves comes back on the
 * left. 0 <= shift < width.
 */
export function shiftRows(rows: usize, width: i32, count: i32, shift: i32): void {
  for (let row = 0, at = rows; row < count; row++, at += width) {
    memory.copy(doneRow, at, width)
    memory.copy(at + shift, doneRow, width - shift)
    memory.copy(at, doneRow + (width - shift), shift)
  }
}
