/** Fourier transform in place of `re` + i `im`; the length is a power of two. Iterative radix 2. */
export function fourier(re: Float64Array, im: Float64Array): void {
  const length = re.length
  const turns = turnsOf(length)
  for (let index = 1, mirrored = 0; index < length; index += 1) {
    let bit = length >> 1
    for (; (mirrored & bit) !== 0; bit >>= 1) mirrored ^= bit
    mirrored ^= bit
    if (index < mirrored) {
      swap(re, index, mirrored)
      swap(im, index, mirrored)
    }
  }
  for (let size = 2; size <= length; size <<= 1) butterflies(re, im, size, turns)
}

function swap(values: Float64Array, a: number, b: number): void {
  const kept = values[a] ?? 0
  values[a] = values[b] ?? 0
  values[b] = kept
}

type Turns = { cosines: Float64Array; sines: Float64Array }
const knownTurns = new Map<number, Turns>()

/** Half a turn of the unit circle, backwards, in `length / 2` steps. */
function turnsOf(length: number): Turns {
  const known = knownTurns.get(length)
  if (known !== undefined) return known
  const angles = Float64Array.from({ length: length >> 1 }, (_, step) => (-2 * Math.PI * step) / length)
  const turns = { cosines: angles.map(Math.cos), sines: angles.map(Math.sin) }
  knownTurns.set(length, turns)
  return turns
}

function butterflies(re: Float64Array, im: Float64Array, size: number, { cosines, sines }: Turns): void {
  const half = size >> 1
  const step = re.length / size
  for (let k = 0; k < half; k += 1) {
    const cosine = cosines[k * step] ?? 0
    const sine = sines[k * step] ?? 0
    for (let low = k; low < re.length; low += size) {
      const high = low + half
      const hr = re[high] ?? 0
      const hi = im[high] ?? 0
      const tr = hr * cosine - hi * sine
      const ti = hr * sine + hi * cosine
      const lr = re[low] ?? 0
      const li = im[low] ?? 0
      re[high] = lr - tr
      im[high] = li - ti
      re[low] = lr + tr
      im[low] = li + ti
    }
  }
}
