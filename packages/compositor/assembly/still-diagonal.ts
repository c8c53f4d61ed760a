// A recursive blur along one diagonal, see still-blur.ts.
import { mixed, rounded, storeSome } from './still-blur'

/** f32 places of one row of `diagonalBlur`, with four before it. */
function diagonalPlaces(width: i32): usize {
  return <usize>(((width + 3) & ~3) + 8)
}

/** A row of samples, mixed with f32 values of the row before it. */
function mixDiagonal(samples: usize, before: usize, out: usize, width: i32, decay: f32): void {
  const share = f32x4.splat(decay)
  const rest = f32x4.splat(1 - decay)
  for (let x = 0; x < width; x += 4) {
    const words = i16x8.extend_low_i8x16_u(v128.load32_zero(samples + x))
    const values = f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(words))
    v128.store(out + 4 * x, mixed(values, rest, v128.load(before + 4 * x), share))
  }
}

/** Towards the lower right, to f32 rows. */
function blurDownwards(plane: usize, width: i32, height: i32, decay: f32, rows: usize, stride: usize): void {
  let value = <f32>load<u8>(plane)
  for (let x = 0; x < width; x++) {
    value = <f32>load<u8>(plane + x) * (1 - decay) + value * decay
    store<f32>(rows + 4 * x, value)
  }
  for (let y = 1; y < height; y++) {
    const row = rows + <usize>y * stride
    const before = row - stride - 4
    store<f32>(before, load<f32>(before + 4))
    mixDiagonal(plane + <usize>y * width, before, row, width, decay)
  }
}

/** What the way back starts with, see `decayBothWays`; `edge` is the mean of what follows there. */
function turned(forth: f32, edge: f32, decay: f32): f32 {
  return (forth + decay * edge) / (1 + decay)
}

/** The last row; it is repeated past the edge. */
function turnRow(samples: usize, row: usize, width: i32, decay: f32): void {
  let edge = <f32>load<u8>(samples + width - 1)
  for (let x = width - 1; x >= 0; x--) {
    const at = row + 4 * x
    store<f32>(at, turned(load<f32>(at), edge, decay))
    edge = <f32>load<u8>(samples + x) * (1 - decay) + edge * decay
  }
}

/** Towards the upper left, in place. */
function blurUpwards(plane: usize, width: i32, height: i32, decay: f32, rows: usize, stride: usize): void {
  const share = f32x4.splat(decay)
  const rest = f32x4.splat(1 - decay)
  const last = width - 1
  let edge = <f32>load<u8>(plane + <usize>height * width - 1)
  for (let y = height - 1; y >= 0; y--) {
    const samples = plane + <usize>y * width
    const row = rows + <usize>y * stride
    if (y == height - 1) turnRow(samples, row, width, decay)
    else {
      const end = turned(load<f32>(row + 4 * last), edge, decay)
      const below = row + stride + 4
      for (let x = 0; x < width; x += 4) v128.store(row + 4 * x, mixed(v128.load(row + 4 * x), rest, v128.load(below + 4 * x), share))
      store<f32>(row + 4 * last, end)
    }
    edge = <f32>load<u8>(samples + last) * (1 - decay) + edge * decay
    storeFloats(row, samples, width)
  }
}

function storeFloats(values: usize, out: usize, width: i32): void {
  for (let x = 0; x < width; x += 8) {
    const words = i16x8.narrow_i32x4_s(rounded(v128.load(values + 4 * x)), rounded(v128.load(values + 4 * x, 16)))
    const samples = i8x16.narrow_i16x8_u(words, words)
    if (x + 8 <= width) v128.store64_lane(out + x, samples, 0)
    else storeSome(out + x, samples, width - x)
  }
}

/**
 * Blurs a plane in place along the diagonal from the upper left, by weights of decay^distance.
 * `work` has 4 bytes for each of height rows of (width rounded up to 4) + 8 samples.
 */
export function diagonalBlur(plane: usize, width: i32, height: i32, decay: f32, work: usize): void {
  const stride = 4 * diagonalPlaces(width)
  const rows = work + 16
  blurDownwards(plane, width, height, decay, rows, stride)
  blurUpwards(plane, width, height, decay, rows, stride)
}
