import { decayOver, mono, sampleRate, samplesIn, type Sound } from '../studio/sound.ts'
import { fadeEnd, hertzOf, saw, sine, swellEnvelope, triangle, type Tone } from './waves.ts'

/** Electric bass without edges; its second harmonic carries it through phone speakers. */
export function roundBass({ pitch, length }: Tone): Sound {
  const samples = new Float32Array(samplesIn(length + 0.25))
  const step = hertzOf(pitch) / sampleRate
  const close = decayOver(0.12)
  let [phase, opened, first, second] = [0, 1, 0, 0]
  for (let index = 0; index < samples.length; index++) {
    phase += step
    if (phase >= 1) phase -= 1
    const raw = sine(phase) * 0.8 + saw(phase, step) * 0.4 + triangle((2 * phase) % 1) * 0.2
    const follow = 1 - Math.exp((-2 * Math.PI * (420 + 700 * opened)) / sampleRate)
    first += follow * (raw - first)
    second += follow * (first - second)
    opened *= close
    samples[index] = second * (0.65 + 0.35 * opened) * swellEnvelope(index, 0.007, length * 0.92, 0.04)
  }
  return mono(fadeEnd(samples))
}

/** A resonant, sweeping filter on a saw; `brightness` is where the sweep stands. */
export function acidBass({ pitch, length, brightness }: Tone): Sound {
  const samples = new Float32Array(samplesIn(length + 0.12))
  const step = hertzOf(pitch) / sampleRate
  const close = decayOver(0.09)
  const [base, reach] = [180 + 500 * brightness, 500 + 2600 * brightness]
  const damping = 0.38
  let [phase, opened, band, low] = [0, 1, 0, 0]
  for (let index = 0; index < samples.length; index++) {
    phase += step
    if (phase >= 1) phase -= 1
    // State variable filter, stable while its frequency is far below the sample rate.
    const frequency = 2 * Math.sin((Math.PI * (base + reach * opened)) / sampleRate)
    low += frequency * band
    band += frequency * (saw(phase, step) - low - damping * band)
    opened *= close
    samples[index] = (low * 0.75 + sine(phase) * 0.3) * swellEnvelope(index, 0.004, length * 0.8, 0.02)
  }
  return mono(fadeEnd(samples))
}

/** A tone that falls two octaves: the floor opens. */
export function subDrop({ pitch, length }: Tone): Sound {
  const samples = new Float32Array(samplesIn(length))
  const glide = decayOver(length * 0.3)
  let [phase, height] = [0, 1]
  for (let index = 0; index < samples.length; index++) {
    phase += (hertzOf(pitch) * (0.6 + 1.9 * height)) / sampleRate
    height *= glide
    const left = 1 - index / samples.length
    samples[index] = (sine(phase) + 0.12 * sine(3 * phase)) * left ** 1.5 * Math.min(1, index / (0.01 * sampleRate))
  }
  return mono(samples)
}
