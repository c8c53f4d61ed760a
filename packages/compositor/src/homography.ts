import type { Size } from './camera.ts'

/**
 * Row by row: (x, y, 1) goes to (a x + b y + c, d x + e y + f) / (g x + h y + i). Places are luma
 * samples, 0 = centre of the first.
 */
export type Homography = readonly [a: number, b: number, c: number, d: number, e: number, f: number, g: number, h: number, i: number]

/** First `second`, then `first`: what `first` shows at the place that `second` points to. */
export function combine(first: Homography, second: Homography): Homography {
  const [a, b, c, d, e, f, g, h, i] = first
  const [j, k, l, m, n, o, p, q, r] = second
  return [
    a * j + b * m + c * p,
    a * k + b * n + c * q,
    a * l + b * o + c * r,
    d * j + e * m + f * p,
    d * k + e * n + f * q,
    d * l + e * o + f * r,
    g * j + h * m + i * p,
    g * k + h * n + i * q,
    g * l + h * o + i * r,
  ]
}

/** The map that, seen from the middle of the frame, is `middle`. */
function aboutCentre({ width, height }: Size, middle: Homography): Homography {
  const x = (width - 1) / 2
  const y = (height - 1) / 2
  return combine(combine([1, 0, x, 0, 1, y, 0, 0, 1], middle), [1, 0, -x, 0, 1, -y, 0, 0, 1])
}

// All maps below lead from a place in the result to the place in the source that is shown there.

/** The picture `factor` times as large, about its middle. */
export function scaling(size: Size, factor: number): Homography {
  return aboutCentre(size, [1 / factor, 0, 0, 0, 1 / factor, 0, 0, 0, 1])
}

/** The picture turned clockwise about its middle. */
export function turning(size: Size, degrees: number): Homography {
  const angle = (degrees * Math.PI) / 180
  // Rounded, so that whole quarter turns are exact and engines whose sines differ in the last bit
  // agree.
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)].map((value) => Math.round(value * 2 ** 30) / 2 ** 30) as [number, number]
  return aboutCentre(size, [cosine, sine, 0, -sine, cosine, 0, 0, 0, 1])
}

export function flipping(size: Size, axis: 'leftRight' | 'topBottom'): Homography {
  return aboutCentre(size, axis === 'leftRight' ? [-1, 0, 0, 0, 1, 0, 0, 0, 1] : [1, 0, 0, 0, -1, 0, 0, 0, 1])
}

/** A quarter turn clockwise, enlarged until the picture covers the whole frame. */
export function quarterTurn(size: Size): Homography {
  const cover = Math.max(size.width / size.height, size.height / size.width)
  return combine(turning(size, 90), scaling(size, cover))
}

/**
 * The picture leaning back about its bottom edge. At lean 1 its top edge is half as wide and comes
 * down by 15% of the height; at 0 it stands upright.
 */
export function leaning(size: Size, lean: number): Homography {
  const narrow = 1 - 0.5 * lean
  const down = 0.15 * lean
  // With y from 1 (top edge) to 0 (bottom edge) a picture place (x, y) is seen at x / (1 + k y), y
  // s / (1 + k y): narrow = 1 / (1 + k).
  const k = 1 / narrow - 1
  const s = (1 - down) / narrow
  // Solved for the picture place: y = Y / (s - k Y), x = X (1 + k y) = X s / (s - k Y).
  const unit: Homography = [s, 0, 0, 0, 1, 0, 0, -k, s]
  const { width, height } = size
  // X from the middle column, Y upwards from the bottom edge, both in frame heights or widths of 1.
  const toUnit: Homography = [1 / width, 0, 0.5 / width - 0.5, 0, -1 / height, 1 - 0.5 / height, 0, 0, 1]
  const fromUnit: Homography = [width, 0, width / 2 - 0.5, 0, -height, height - 0.5, 0, 0, 1]
  return combine(combine(fromUnit, unit), toUnit)
}

/** The factor of a map that only enlarges about the middle, else null. */
export function plainScale(size: Size, map: Homography): number | null {
  const factor = map[8] / map[0]
  return isSame(map, scaling(size, factor)) && factor > 0 ? factor : null
}

/** Which sides change places in a map that does nothing else, else null. */
export function plainFlip(size: Size, map: Homography): { leftRight: boolean; topBottom: boolean } | null {
  const leftRight = map[0] * map[8] < 0
  const topBottom = map[4] * map[8] < 0
  const mirrored = aboutCentre(size, [leftRight ? -1 : 1, 0, 0, 0, topBottom ? -1 : 1, 0, 0, 0, 1])
  return isSame(map, mirrored) ? { leftRight, topBottom } : null
}

/** Equal within a thousandth of a sample all over a frame. */
function isSame(one: Homography, other: Homography): boolean {
  const tolerances = [1e-7, 1e-7, 1e-3, 1e-7, 1e-7, 1e-3, 1e-10, 1e-10, 0]
  return tolerances.every((tolerance, at) => Math.abs((one[at] ?? 0) / one[8] - (other[at] ?? 0) / other[8]) <= tolerance)
}

/**
 * How many source samples are between two neighbours of the result, in the middle of the frame
 * (mean of both directions).
 */
export function stepInMiddle({ width, height }: Size, [a, b, c, d, e, f, g, h, i]: Homography): number {
  const x = (width - 1) / 2
  const y = (height - 1) / 2
  const depth = g * x + h * y + i
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
  return Math.sqrt(Math.abs(determinant / depth ** 3))
}
