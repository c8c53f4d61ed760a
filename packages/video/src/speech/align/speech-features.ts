import { fourier } from './fourier.ts'

/** Rate of all analysis: speech has what tells words apart below 8 kHz. */
export const analysisRate = 16_000

/** Step between two frames: 5 ms, so that the grid adds at most 2.5 ms of error. */
const hop = 80
/** Length of a frame: 25 ms, two periods of a deep voice. */
const frameLength = 400
const transformLength = 512
const bands = 26
const coefficients = 12
/** Frames on each side from which the change is taken: 20 ms. */
const slopeReach = 4
export const framesPerSecond = analysisRate / hop
/** Time of the middle of frame 0. */
export const firstFrameAt = frameLength / 2 / analysisRate

const window = Float64Array.from({ length: frameLength }, (_, index) => 0.54 - 0.46 * Math.cos((2 * Math.PI * index) / (frameLength - 1)))
const filters = melFilters()
/** The cosine transform's factor for each coefficient from 1 on, and each band. */
const cosines = Array.from({ length: coefficients }, (_, order) =>
  Float64Array.from({ length: bands }, (_none, band) => Math.cos((Math.PI * (order + 1) * (band + 0.5)) / bands)),
)

function toMel(hertz: number): number {
  return 2595 * Math.log10(1 + hertz / 700)
}

function toHertz(mel: number): number {
  return 700 * (10 ** (mel / 2595) - 1)
}

/** Triangles over the transform's bins, evenly spaced in mel; each from its first bin on. */
function melFilters(): { firstBin: number; weights: Float64Array }[] {
  const [low, high] = [toMel(80), toMel(7600)]
  const edge = (index: number) => (transformLength * toHertz(low + ((high - low) * index) / (bands + 1))) / analysisRate
  return Array.from({ length: bands }, (_, band) => {
    const [from, middle, to] = [edge(band), edge(band + 1), edge(band + 2)]
    const firstBin = Math.floor(from)
    const weightAt = (bin: number) => Math.max(0, Math.min((bin - from) / (middle - from), (to - bin) / (to - middle)))
    return { firstBin, weights: Float64Array.from({ length: Math.ceil(to) - firstBin + 1 }, (_none, index) => weightAt(firstBin + index)) }
  })
}

/**
 * What a stretch of speech sounds like every 5 ms: 12 mel-frequency cepstral coefficients and the
 * energy, each with zero mean and unit variance over the stretch (so that voices become
 * comparable), and their slopes: 26 numbers a frame.
 */
export function speechFeatures(sound: Float32Array): Float32Array[] {
  const count = Math.max(1, Math.floor((sound.length - frameLength) / hop) + 1)
  const frames = Array.from({ length: count }, (_, index) => cepstrum(sound, index * hop))
  normalise(frames)
  return frames.map((frame, index) => {
    const [before, after] = [frames[Math.max(0, index - slopeReach)], frames[Math.min(count - 1, index + slopeReach)]]
    const slopes = frame.map((_, dimension) => ((after?.[dimension] ?? 0) - (before?.[dimension] ?? 0)) * 0.6)
    return Float32Array.of(...frame, ...slopes)
  })
}

function cepstrum(sound: Float32Array, start: number): Float32Array {
  const re = new Float64Array(transformLength)
  const im = new Float64Array(transformLength)
  let energy = 0
  for (let index = 0; index < frameLength; index += 1) {
    const sample = sound[start + index] ?? 0
    energy += sample * sample
    // The first difference balances the fall of speech towards high frequencies.
    re[index] = (sample - 0.97 * (sound[start + index - 1] ?? 0)) * (window[index] ?? 0)
  }
  fourier(re, im)
  const levels = filters.map((filter) => bandLevel(filter, re, im))
  const result = new Float32Array(coefficients + 1)
  cosines.forEach((row, order) => {
    result[order] = levels.reduce((sum, level, band) => sum + level * (row[band] ?? 0), 0)
  })
  result[coefficients] = Math.log(energy / frameLength + 1e-6)
  return result
}

function bandLevel({ firstBin, weights }: { firstBin: number; weights: Float64Array }, re: Float64Array, im: Float64Array): number {
  let power = 1e-6
  for (let index = 0; index < weights.length; index += 1) {
    const real = re[firstBin + index] ?? 0
    const imaginary = im[firstBin + index] ?? 0
    power += (weights[index] ?? 0) * (real * real + imaginary * imaginary)
  }
  return Math.log(power)
}

function normalise(frames: Float32Array[]): void {
  for (let dimension = 0; dimension <= coefficients; dimension += 1) {
    const values = frames.map((frame) => frame[dimension] ?? 0)
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    const spread = Math.sqrt(Math.max(1e-6, values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length))
    for (const frame of frames) frame[dimension] = ((frame[dimension] ?? 0) - mean) / spread
  }
}
