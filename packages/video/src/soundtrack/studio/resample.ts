const taps = 32

/**
 * Resamples one channel by the ratio of two rates through a windowed sinc (32 taps a phase); gives
 * exactly `samples` samples, silence where the input has ended.
 */
export function resample(input: Float32Array, fromRate: number, toRate: number, samples: number): Float32Array {
  const output = new Float32Array(samples)
  const divisor = greatestCommonDivisor(fromRate, toRate)
  const [advance, phases] = [fromRate / divisor, toRate / divisor]
  const kernels = Array.from({ length: phases }, (_, phase) => sincKernel(phase / phases, Math.min(1, toRate / fromRate) * 0.97))
  for (let index = 0; index < samples; index++) {
    const place = index * advance
    const start = Math.floor(place / phases) - taps / 2 + 1
    const kernel = kernels[place % phases]!
    let sum = 0
    for (let tap = Math.max(0, -start); tap < taps && start + tap < input.length; tap++) sum += input[start + tap]! * kernel[tap]!
    output[index] = sum
  }
  return output
}

function sincKernel(offset: number, cutoff: number): Float32Array {
  const kernel = Float32Array.from({ length: taps }, (_, tap) => {
    const distance = tap - taps / 2 + 1 - offset
    const angle = Math.PI * distance * cutoff
    const sinc = angle === 0 ? 1 : Math.sin(angle) / angle
    return sinc * (0.5 + 0.5 * Math.cos((Math.PI * distance) / (taps / 2)))
  })
  const sum = kernel.reduce((total, value) => total + value, 0)
  return kernel.map((value) => value / sum)
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other)
}
