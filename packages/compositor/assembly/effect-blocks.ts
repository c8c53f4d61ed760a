// Effects that work on blocks of the frame. Block edges are at even luma samples, so that chroma
// has the same blocks.
import { hash } from './effect-random'
import { columnSums, doneRow } from './effect-rows'

/**
 * Edge number `index` of blocks that are 2 * `half` luma samples long; `spacing` is 2 for luma
 * (edges are even) and 1 for chroma.
 */
export function blockEdge(index: i32, half: f64, spacing: i32): i32 {
  return spacing * <i32>(<f64>index * half + 0.5)
}

/** Adds one row of samples to the u16 column sums. */
function addRow(row: usize, width: i32): void {
  for (let x = 0; x < width; x += 16) {
    const samples = v128.load(row + x)
    const sums = columnSums + 2 * x
    v128.store(sums, i16x8.add(v128.load(sums), i16x8.extend_low_i8x16_u(samples)))
    v128.store(sums, i16x8.add(v128.load(sums, 16), i16x8.extend_high_i8x16_u(samples)), 16)
  }
}

/**
 * One plane in place in blocks of their mean, rounded down. Blocks are 2 * `half` luma samples long
 * (1 <= half <= 128), cut off at the right and bottom. `spacing` as in `blockEdge`.
 */
export function blockMeans(plane: usize, width: i32, height: i32, half: f64, spacing: i32): void {
  let top = 0
  for (let blockY = 1; top < height; blockY++) {
    const bottom = min(height, blockEdge(blockY, half, spacing))
    memory.fill(columnSums, 0, 2 * (width + 16))
    for (let y = top; y < bottom; y++) addRow(plane + <usize>y * width, width)
    let left = 0
    for (let blockX = 1; left < width; blockX++) {
      const right = min(width, blockEdge(blockX, half, spacing))
      let sum = 0
      for (let x = left; x < right; x++) sum += <i32>load<u16>(columnSums + 2 * x)
      const mean = <u8>(sum / ((right - left) * (bottom - top)))
      for (let x = left; x < right; x++) store<u8>(doneRow + x, mean)
      left = right
    }
    for (let y = top; y < bottom; y++) memory.copy(plane + <usize>y * width, doneRow, width)
    top = bottom
  }
}

/**
 * Copies blocks of `side` x `side` samples from a plane to another of the same size: block b of
 * `out` takes block order[b] (u16) of the source. Blocks are counted row by row, `columns` in a
 * row, from the top left; what is outside them stays unchanged.
 */
export function moveBlocks(source: usize, out: usize, width: i32, side: i32, columns: i32, rows: i32, order: usize): void {
  for (let block = 0; block < columns * rows; block++) {
    const taken = <i32>load<u16>(order + 2 * <usize>block)
    if (taken == block) continue
    let from = source + <usize>(taken / columns) * side * width + (taken % columns) * side
    let to = out + <usize>(block / columns) * side * width + (block % columns) * side
    for (let y = 0; y < side; y++, from += width, to += width) memory.copy(to, from, side)
  }
}

/**
 * Light and shade across one tile: dark joints at both ends, a lit edge after the first and a
 * shaded one before the second.
 */
function tileShade(fromStart: i32, fromEnd: i32, joint: i32, bevel: i32): i32 {
  if (min(fromStart, fromEnd) < joint) return -70
  if (fromStart < joint + bevel) return 26 - (26 * (fromStart - joint)) / bevel
  if (fromEnd < joint + bevel) return -26 + (26 * (fromEnd - joint)) / bevel
  return 0
}

/** A small difference in brightness for each tile, as hand-cut stones have: -7 to 7. */
function tileTint(blockX: i32, blockY: i32): i32 {
  return <i32>(hash(<u32>(blockX + 1000 * blockY)) % 15) - 7
}

/**
 * Luma of a mosaic in place: a plane of block means (see `blockMeans`, same `half`) gets joints,
 * edges lit from the top left and tiles that differ a little. Joints and edges are `joint` and
 * `bevel` (at least 1) samples wide.
 */
export function carveTiles(plane: usize, width: i32, height: i32, half: f64, joint: i32, bevel: i32): void {
  let top = 0
  for (let blockY = 0; top < height; blockY++) {
    const bottom = blockEdge(blockY + 1, half, 2)
    let left = 0
    for (let blockX = 0; left < width; blockX++) {
      const right = blockEdge(blockX + 1, half, 2)
      const tint = tileTint(blockX, blockY)
      for (let x = left; x < min(right, width); x++) store<i16>(columnSums + 2 * x, <i16>(tint + tileShade(x - left, right - 1 - x, joint, bevel)))
      left = right
    }
    for (let y = top; y < min(bottom, height); y++) carveRow(plane + <usize>y * width, width, tileShade(y - top, bottom - 1 - y, joint, bevel))
    top = bottom
  }
}

/** Adds the shades of the columns and of this row; joints of both do not add up. */
function carveRow(row: usize, width: i32, shade: i32): void {
  const across = i16x8.splat(<i16>shade)
  const darkest = i16x8.splat(-76)
  const black = i16x8.splat(16)
  for (let x = 0; x < width; x += 8) {
    const change = i16x8.max_s(darkest, i16x8.add(v128.load(columnSums + 2 * x), across))
    const sample = i16x8.max_s(black, i16x8.add(v128.load8x8_u(row + x), change))
    v128.store64_lane(doneRow + x, i8x16.narrow_i16x8_u(sample, sample), 0)
  }
  memory.copy(row, doneRow, width)
}
