/** Fourier transform in place of `re` + i `im`; the length is a power of two. Iterative radix 2. */
export function fourier(re: Float64Array, im: Float64Array): void {
  const length = re.length
  for (let index = 1, mirrored = 0; index < length; index += 1) {
    let bit = length >> 1
    for (; (mirrored & bit) !== 0; bit >>= 1) mirrored ^= bit
    mirrored ^= bit
    if (index < mirrored) swap(re, im, index, mirrored)
  }
  for (let size = 2; size <= length; size <<= 1) butterflies(re, im, size)
}

function swap(re: Float64Array, im: Float64Array, a: number, b: number): void {
  const [r, i] = [re[a] ?? 0, im[a] ?? 0]
  re[a] = re[b] ?? 0
  im[a] = im[b] ?? 0
  re[b] = r
  im[b] = i
}

function butterflies(re: Float64Array, im: Float64Array, size: number): void {
  const half = size >> 1
  for (let k = 0; k < half; k += 1) {
    const turn = (-2 * Math.PI * k) / size
    const [cosine, sine] = [Math.cos(turn), Math.sin(turn)]
    for (let low = k; low < re.length; low += size) {
      const high = low + half
      const [hr, hi] = [re[high] ?? 0, im[high] ?? 0]
      const [tr, ti] = [hr * cosine - hi * sine, hr * sine + hi * cosine]
      re[high] = (re[low] ?? 0) - tr
      im[high] = (im[low] ?? 0) - ti
      re[low] = (re[low] ?? 0) + tr
      im[low] = (im[low] ?? 0) + ti
    }
  }
}
