// Rows of a plane with a border, for effects that look at the neighbours of a sample. Three of them
// go down a picture, so that it can be changed in place.

/** Bytes before the first sample of a row; the sample left of it is in them. */
const border: usize = 16
const rowBytes: usize = 16 + 8192 + 64
const ring: usize = memory.data(3 * 8272, 16)
const lastSamples: usize = memory.data(16, 16)

/** Where row y is, or was, or will be held: that of row y + 3. */
export function heldRow(y: i32): usize {
  return ring + <usize>((y + 3) % 3) * rowBytes + border
}

/** Copies a row of a plane to the place of row `y`; `left` and `right` go on past its ends. */
export function holdRow(plane: usize, width: i32, from: i32, y: i32, left: i32, right: i32): void {
  const row = heldRow(y)
  memory.copy(row, plane + <usize>from * width, width)
  store<u8>(row - 1, load<u8>(row + left))
  store<u8>(row + width, load<u8>(row + right))
}

/** Sixteen samples at `x` of a row; those past its end are left out. */
export function storeSamples(row: usize, x: i32, width: i32, samples: v128): void {
  if (x + 16 <= width) return v128.store(row + x, samples)
  v128.store(lastSamples, samples)
  memory.copy(row + x, lastSamples, width - x)
}
