import type { RgbaPixels } from '@relampago/compositor'

const window = 8
const step = 4
const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2]

/** Structural similarity of red, green and blue: mean over windows of 8x8, 4 apart; 1 is equal. */
export function similarity(one: RgbaPixels, other: RgbaPixels): number {
  let [sum, count] = [0, 0]
  for (let top = 0; top + window <= one.height; top += step) {
    for (let left = 0; left + window <= one.width; left += step) {
      for (let channel = 0; channel < 3; channel += 1) sum += windowSimilarity(one, other, (top * one.width + left) * 4 + channel)
      count += 3
    }
  }
  return sum / count
}

function windowSimilarity(one: RgbaPixels, other: RgbaPixels, first: number): number {
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0]
  for (let y = 0; y < window; y += 1) {
    for (let x = 0; x < window; x += 1) {
      const at = first + (y * one.width + x) * 4
      const [p, q] = [one.rgba[at] ?? 0, other.rgba[at] ?? 0]
      a += p
      b += q
      aa += p * p
      bb += q * q
      ab += p * q
    }
  }
  const size = window * window
  const [meanA, meanB] = [a / size, b / size]
  const [varianceA, varianceB, both] = [aa / size - meanA ** 2, bb / size - meanB ** 2, ab / size - meanA * meanB]
  return ((2 * meanA * meanB + c1) * (2 * both + c2)) / ((meanA ** 2 + meanB ** 2 + c1) * (varianceA + varianceB + c2))
}

/** Mean and largest difference of red, green and blue, in levels. */
export function levelDifference(one: RgbaPixels, other: RgbaPixels): { mean: number; most: number } {
  let [sum, most] = [0, 0]
  for (let at = 0; at < one.rgba.length; at += 1) {
    if (at % 4 === 3) continue
    const difference = Math.abs((one.rgba[at] ?? 0) - (other.rgba[at] ?? 0))
    sum += difference
    most = Math.max(most, difference)
  }
  return { mean: sum / ((one.rgba.length / 4) * 3), most }
}
