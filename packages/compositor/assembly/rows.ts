// Transitions made of whole rows: every output row has its source row.
import { blendLevel, blendRow } from './blend'
import { rowAlpha, rowFirst, rowSecond } from './scratch'

// One entry of eight i32 for each output row:
//   0  whether the row comes from the incoming frame
//   4  whether the incoming frame comes into view beside a shifted row; the own frame wraps around
//   8  source row
//   12 share of the row below it, Q8
//   16 columns that the row is shifted to the right; negative to the left; less than the width
//   20 share of a flat level over it all, Q8
//   24 that level
//   28 unused
const entryBytes: usize = 32

/** The entry's row of one frame, interpolated. */
function sourceRow(frame: usize, entry: usize, out: usize, width: i32, rows: i32): void {
  const row = load<i32>(entry, 8)
  const a = frame + <usize>row * width
  blendRow(a, row + 1 < rows ? a + width : a, out, width, load<i32>(entry, 12))
}

/** Two rows side by side, moved by `shift` columns. */
function joinRows(row: usize, beside: usize, out: usize, width: i32, shift: i32): void {
  if (shift > 0) {
    memory.copy(out + shift, row, width - shift)
    memory.copy(out, beside + width - shift, shift)
  } else {
    memory.copy(out, row - shift, width + shift)
    memory.copy(out + width + shift, beside, -shift)
  }
}

/** One plane by a table of entries. */
export function mapRows(from: usize, to: usize, out: usize, width: i32, rows: i32, table: usize): void {
  let at = out
  for (let y = 0; y < rows; y++, at += width) {
    const entry = table + <usize>y * entryBytes
    const shade = load<i32>(entry, 20)
    const level = load<i32>(entry, 24)
    if (shade >= 256) {
      memory.fill(at, <u8>level, width)
      continue
    }
    const shift = load<i32>(entry, 16)
    const drawn = shade > 0 ? rowAlpha : at
    const frame = load<i32>(entry) ? to : from
    if (shift == 0) {
      sourceRow(frame, entry, drawn, width, rows)
    } else {
      sourceRow(frame, entry, rowFirst, width, rows)
      sourceRow(load<i32>(entry, 4) ? to : from, entry, rowSecond, width, rows)
      joinRows(rowFirst, rowSecond, drawn, width, shift)
    }
    if (shade > 0) blendLevel(rowAlpha, level, at, width, shade)
  }
}
