import { sampleRate } from './sound.ts'

/** A second-order filter: y = b0 x + b1 x' + b2 x'' - a1 y' - a2 y''. */
export type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number]

// Coefficients after Robert Bristow-Johnson's "Audio EQ Cookbook".

export function lowPass(hertz: number, quality = Math.SQRT1_2): Biquad {
  const { cosine, alpha } = at(hertz, quality)
  return normalised([(1 - cosine) / 2, 1 - cosine, (1 - cosine) / 2], [1 + alpha, -2 * cosine, 1 - alpha])
}

export function highPass(hertz: number, quality = Math.SQRT1_2): Biquad {
  const { cosine, alpha } = at(hertz, quality)
  return normalised([(1 + cosine) / 2, -1 - cosine, (1 + cosine) / 2], [1 + alpha, -2 * cosine, 1 - alpha])
}

/** 0 dB at its centre. */
export function bandPass(hertz: number, quality: number): Biquad {
  const { cosine, alpha } = at(hertz, quality)
  return normalised([alpha, 0, -alpha], [1 + alpha, -2 * cosine, 1 - alpha])
}

export function highShelf(hertz: number, decibels: number): Biquad {
  const { cosine, alpha } = at(hertz, Math.SQRT1_2)
  const gain = 10 ** (decibels / 40)
  const slope = 2 * Math.sqrt(gain) * alpha
  return normalised(
    [gain * (gain + 1 + (gain - 1) * cosine + slope), -2 * gain * (gain - 1 + (gain + 1) * cosine), gain * (gain + 1 + (gain - 1) * cosine - slope)],
    [gain + 1 - (gain - 1) * cosine + slope, 2 * (gain - 1 - (gain + 1) * cosine), gain + 1 - (gain - 1) * cosine - slope],
  )
}

/** Filters in place and gives the same array. */
export function filter(samples: Float32Array, [b0, b1, b2, a1, a2]: Biquad): Float32Array {
  let first = 0
  let second = 0
  for (let index = 0; index < samples.length; index++) {
    const input = samples[index]!
    const output = b0 * input + first
    first = b1 * input - a1 * output + second
    second = b2 * input - a2 * output
    samples[index] = output
  }
  return samples
}

function at(hertz: number, quality: number): { cosine: number; alpha: number } {
  const turn = (2 * Math.PI * Math.min(hertz, sampleRate * 0.45)) / sampleRate
  return { cosine: Math.cos(turn), alpha: Math.sin(turn) / (2 * quality) }
}

function normalised([b0, b1, b2]: readonly [number, number, number], [a0, a1, a2]: readonly [number, number, number]): Biquad {
  return [b0 / a0, b1 / a0, b2 / a0, a1 / a0, a2 / a0]
}
