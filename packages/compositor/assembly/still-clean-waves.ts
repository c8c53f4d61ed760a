// Cleaning by waves: a picture in blocks of 32x32, each as a sum of waves (a Fourier transform);
// weak waves are taken for noise. Eight blocks are transformed at once: two in each of the four
// lanes, one as the real and one as the imaginary part.

const side: i32 = 32
/** Each block decides on the middle of its own window. */
const step: i32 = 16
const margin: i32 = 8
const batch: i32 = 8
/** Bytes of one value of all blocks: real parts, then imaginary parts. */
const cell: usize = 32
/** One cell more than a row has, so that columns do not share the places of the cache. */
const rowBytes: usize = 33 * 32

const blocks: usize = memory.data(32 * 33 * 32, 16)
/** f32: the window along one side. */
const window: usize = memory.data(4 * 32, 16)
/** Pairs of f32, cosine and sine of the 32nds of a turn. */
const turns: usize = memory.data(8 * 32, 16)
/** The place of each wave number after `toWaves`, and the place of its negative at each place. */
const opposites: usize = memory.data(4 * 32, 16)

/**
 * Writes `out`, the plane without waves whose mean power per sample of a block, under a Hann
 * window, is below `power`; stronger waves lose as much of theirs.
 */
export function cleanByWaves(plane: usize, width: i32, height: i32, out: usize, power: f32): void {
  prepare()
  const columns = (width + step - 1) / step
  for (let y = 0; y < height; y += step) {
    for (let first = 0; first < columns; first += batch) {
      const count = min(batch, columns - first)
      // What is left in an unused part would grow without end, and spoil the other part.
      if (count < batch) memory.fill(blocks, 0, side * rowBytes)
      for (let at = 0; at < count; at++) bringBlock(plane, width, height, (first + at) * step - margin, y - margin, at)
      for (let row = 0; row < side; row++) toWaves(blocks + <usize>row * rowBytes, cell)
      for (let column = 0; column < side; column++) toWaves(blocks + <usize>column * cell, rowBytes)
      shrinkWaves(power * <f32>(side * side))
      for (let column = 0; column < side; column++) fromWaves(blocks + <usize>column * cell, rowBytes)
      for (let row = margin; row < margin + step; row++) fromWaves(blocks + <usize>row * rowBytes, cell)
      for (let at = 0; at < count; at++) takeBlock(out, width, height, (first + at) * step, y, at)
    }
  }
}

function prepare(): void {
  for (let at = 0; at < side; at++) {
    const angle = (<f64>at / <f64>side) * 2 * Math.PI
    const cosine = Math.cos(angle)
    store<f32>(window + 4 * at, <f32>(0.5 - 0.5 * cosine))
    store<f32>(turns + 8 * at, <f32>cosine)
    store<f32>(turns + 8 * at, <f32>Math.sin(angle), 4)
    store<i32>(opposites + 4 * at, placeOf((side - waveAt(at)) & (side - 1)))
  }
}

/** Wave numbers have digits of 4, 4 and 2, which the transform leaves in reverse order. */
function waveAt(place: i32): i32 {
  return 16 * (place & 1) + 4 * ((place >> 1) & 3) + (place >> 3)
}

function placeOf(wave: i32): i32 {
  return 8 * (wave & 3) + 2 * ((wave >> 2) & 3) + (wave >> 4)
}

/** One block under the window; beyond the edges the picture is mirrored. */
function bringBlock(plane: usize, width: i32, height: i32, left: i32, top: i32, at: i32): void {
  const lane = lanePlace(at)
  for (let y = 0; y < side; y++) {
    const row = plane + <usize>mirrored(top + y, height) * width
    const weight = load<f32>(window + 4 * y)
    const into = blocks + <usize>y * rowBytes + lane
    const isInside = left >= 0 && left + side <= width
    for (let x = 0; x < side; x++) {
      const column = isInside ? left + x : mirrored(left + x, width)
      store<f32>(into + <usize>x * cell, <f32>load<u8>(row + column) * weight * load<f32>(window + 4 * x))
    }
  }
}

function lanePlace(at: i32): usize {
  return ((<usize>(at & 1)) << 4) + ((<usize>(at >> 1)) << 2)
}

function mirrored(at: i32, length: i32): i32 {
  const inside = at < 0 ? -at : at
  return max(0, min(length - 1, inside < length ? inside : 2 * length - 2 - inside))
}

/** The middle of a block, without the window. */
function takeBlock(out: usize, width: i32, height: i32, left: i32, top: i32, at: i32): void {
  const lane = lanePlace(at)
  const columns = min(step, width - left)
  for (let y = 0; y < min(step, height - top); y++) {
    const from = blocks + <usize>(y + margin) * rowBytes + margin * cell + lane
    const into = out + <usize>(top + y) * width + left
    const scale: f32 = <f32>(1.0 / 1024.0) / load<f32>(window + 4 * (y + margin))
    for (let x = 0; x < columns; x++) {
      const value = (load<f32>(from + <usize>x * cell) * scale) / load<f32>(window + 4 * (x + margin))
      store<u8>(into + x, <u8>max<f32>(0, min<f32>(255, value + 0.5)))
    }
  }
}

/**
 * The real and the imaginary part are two pictures' waves; each is told from the other by the wave
 * of the negative number, and weakened by itself.
 */
function shrinkWaves(power: f32): void {
  const half = f32x4.splat(0.5)
  for (let y = 0; y < side; y++) {
    const row = blocks + <usize>y * rowBytes
    const opposite = <usize>load<i32>(opposites + 4 * y)
    if (opposite < <usize>y) continue
    const oppositeRow = blocks + opposite * rowBytes
    for (let x = 0; x < side; x++) {
      const place = <usize>load<i32>(opposites + 4 * x)
      if (opposite == <usize>y && place < <usize>x) continue
      const at = row + <usize>x * cell
      const other = oppositeRow + place * cell
      const a = v128.load(at)
      const b = v128.load(at, 16)
      const c = v128.load(other)
      const d = v128.load(other, 16)
      const firstReal = f32x4.mul(half, f32x4.add(a, c))
      const firstImaginary = f32x4.mul(half, f32x4.sub(b, d))
      const secondReal = f32x4.mul(half, f32x4.add(b, d))
      const secondImaginary = f32x4.mul(half, f32x4.sub(c, a))
      const first = remaining(firstReal, firstImaginary, power)
      const second = remaining(secondReal, secondImaginary, power)
      const real = f32x4.mul(first, firstReal)
      const imaginary = f32x4.mul(first, firstImaginary)
      const real2 = f32x4.mul(second, secondReal)
      const imaginary2 = f32x4.mul(second, secondImaginary)
      v128.store(at, f32x4.sub(real, imaginary2))
      v128.store(at, f32x4.add(imaginary, real2), 16)
      v128.store(other, f32x4.add(real, imaginary2))
      v128.store(other, f32x4.sub(real2, imaginary), 16)
    }
  }
}

function remaining(real: v128, imaginary: v128, power: f32): v128 {
  const own = f32x4.add(f32x4.mul(real, real), f32x4.mul(imaginary, imaginary))
  const left = f32x4.sub(own, f32x4.splat(power))
  return f32x4.max(f32x4.splat(0), f32x4.div(left, f32x4.add(own, f32x4.splat(1e-9))))
}

/** 32 values, `stride` bytes apart, become waves in place, in the order of `waveAt`. */
function toWaves(first: usize, stride: usize): void {
  for (let k = 0; k < 8; k++) splitFour(first + <usize>k * stride, 8 * stride, k)
  for (let group = 0; group < 4; group++) {
    const start = first + <usize>(8 * group) * stride
    splitFour(start, 2 * stride, 0)
    splitFour(start + stride, 2 * stride, 4)
  }
  for (let pair = 0; pair < 16; pair++) sumAndDifference(first + <usize>(2 * pair) * stride, stride)
}

/** The inverse of `toWaves`, times 32. */
function fromWaves(first: usize, stride: usize): void {
  for (let pair = 0; pair < 16; pair++) sumAndDifference(first + <usize>(2 * pair) * stride, stride)
  for (let group = 0; group < 4; group++) {
    const start = first + <usize>(8 * group) * stride
    joinFour(start, 2 * stride, 0)
    joinFour(start + stride, 2 * stride, 4)
  }
  for (let k = 0; k < 8; k++) joinFour(first + <usize>k * stride, 8 * stride, k)
}

function sumAndDifference(at: usize, stride: usize): void {
  const next = at + stride
  const a = v128.load(at)
  const b = v128.load(at, 16)
  const c = v128.load(next)
  const d = v128.load(next, 16)
  v128.store(at, f32x4.add(a, c))
  v128.store(at, f32x4.add(b, d), 16)
  v128.store(next, f32x4.sub(a, c))
  v128.store(next, f32x4.sub(b, d), 16)
}

/** Four values become their four waves, turned back by 0, 1, 2 and 3 times `turn` 32nds. */
function splitFour(at: usize, stride: usize, turn: i32): void {
  const b = at + stride
  const c = b + stride
  const d = c + stride
  const sumReal = f32x4.add(v128.load(at), v128.load(c))
  const sumImaginary = f32x4.add(v128.load(at, 16), v128.load(c, 16))
  const changeReal = f32x4.sub(v128.load(at), v128.load(c))
  const changeImaginary = f32x4.sub(v128.load(at, 16), v128.load(c, 16))
  const sum2Real = f32x4.add(v128.load(b), v128.load(d))
  const sum2Imaginary = f32x4.add(v128.load(b, 16), v128.load(d, 16))
  const change2Real = f32x4.sub(v128.load(b), v128.load(d))
  const change2Imaginary = f32x4.sub(v128.load(b, 16), v128.load(d, 16))
  v128.store(at, f32x4.add(sumReal, sum2Real))
  v128.store(at, f32x4.add(sumImaginary, sum2Imaginary), 16)
  storeTurned(b, f32x4.add(changeReal, change2Imaginary), f32x4.sub(changeImaginary, change2Real), -turn)
  storeTurned(c, f32x4.sub(sumReal, sum2Real), f32x4.sub(sumImaginary, sum2Imaginary), -2 * turn)
  storeTurned(d, f32x4.sub(changeReal, change2Imaginary), f32x4.add(changeImaginary, change2Real), -3 * turn)
}

let turnedReal: v128 = i64x2.splat(0)
let turnedImaginary: v128 = i64x2.splat(0)

function storeTurned(at: usize, real: v128, imaginary: v128, turn: i32): void {
  const place = turns + 8 * <usize>(turn & 31)
  const cosine = v128.load32_splat(place)
  const sine = v128.load32_splat(place, 4)
  v128.store(at, f32x4.sub(f32x4.mul(real, cosine), f32x4.mul(imaginary, sine)))
  v128.store(at, f32x4.add(f32x4.mul(real, sine), f32x4.mul(imaginary, cosine)), 16)
}

/** The inverse of `splitFour`, times 4. */
function joinFour(at: usize, stride: usize, turn: i32): void {
  const b = at + stride
  const c = b + stride
  const d = c + stride
  loadTurned(b, turn)
  const bReal = turnedReal
  const bImaginary = turnedImaginary
  loadTurned(c, 2 * turn)
  const cReal = turnedReal
  const cImaginary = turnedImaginary
  loadTurned(d, 3 * turn)
  const sumReal = f32x4.add(v128.load(at), cReal)
  const sumImaginary = f32x4.add(v128.load(at, 16), cImaginary)
  const changeReal = f32x4.sub(v128.load(at), cReal)
  const changeImaginary = f32x4.sub(v128.load(at, 16), cImaginary)
  const sum2Real = f32x4.add(bReal, turnedReal)
  const sum2Imaginary = f32x4.add(bImaginary, turnedImaginary)
  const change2Real = f32x4.sub(bReal, turnedReal)
  const change2Imaginary = f32x4.sub(bImaginary, turnedImaginary)
  v128.store(at, f32x4.add(sumReal, sum2Real))
  v128.store(at, f32x4.add(sumImaginary, sum2Imaginary), 16)
  v128.store(b, f32x4.sub(changeReal, change2Imaginary))
  v128.store(b, f32x4.add(changeImaginary, change2Real), 16)
  v128.store(c, f32x4.sub(sumReal, sum2Real))
  v128.store(c, f32x4.sub(sumImaginary, sum2Imaginary), 16)
  v128.store(d, f32x4.add(changeReal, change2Imaginary))
  v128.store(d, f32x4.sub(changeImaginary, change2Real), 16)
}

function loadTurned(at: usize, turn: i32): void {
  const place = turns + 8 * <usize>(turn & 31)
  const cosine = v128.load32_splat(place)
  const sine = v128.load32_splat(place, 4)
  const real = v128.load(at)
  const imaginary = v128.load(at, 16)
  turnedReal = f32x4.sub(f32x4.mul(real, cosine), f32x4.mul(imaginary, sine))
  turnedImaginary = f32x4.add(f32x4.mul(real, sine), f32x4.mul(imaginary, cosine))
}
