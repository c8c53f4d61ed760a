import { seededRandom } from '@relampago/domain/random'
import { sampleRate } from '../studio/sound.ts'

/**
 * What an instrument is asked for. Pitch is a MIDI number: 69 is 440 Hz. Length is until release,
 * in seconds; brightness runs 0 to 1.
 */
export type Tone = { pitch: number; length: number; brightness: number }

export function hertzOf(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12)
}

/** One sample of a saw without audible aliasing. Phase and step are turns, 0..1. */
export function saw(phase: number, step: number): number {
  const naive = 2 * phase - 1
  // The jump is rounded over one sample on either side (polyBLEP).
  if (phase < step) {
    const near = phase / step
    return naive - (near + near - near * near - 1)
  }
  if (phase > 1 - step) {
    const near = (phase - 1) / step
    return naive - (near * near + near + near + 1)
  }
  return naive
}

export function triangle(phase: number): number {
  return 4 * Math.abs(phase - 0.5) - 1
}

export function sine(phase: number): number {
  return Math.sin(2 * Math.PI * phase)
}

/** White noise, the same for the same name, so that a cached hit always sounds alike. */
export function noise(samples: number, name: string): Float32Array {
  const random = seededRandom(`noise ${name}`)
  return Float32Array.from({ length: samples }, () => random() * 2 - 1)
}

/** Rises over `attack`, stays, falls after `length` with the time constant `release`; seconds. */
export function swellEnvelope(index: number, attack: number, length: number, release: number): number {
  const time = index / sampleRate
  const risen = time < attack ? 0.5 - 0.5 * Math.cos((Math.PI * time) / attack) : 1
  return time < length ? risen : risen * Math.exp(-(time - length) / release)
}

/** Turns the last milliseconds of a one-shot to zero, so that no end of a buffer clicks. */
export function fadeEnd(samples: Float32Array, seconds = 0.01): Float32Array {
  const faded = Math.min(samples.length, Math.round(seconds * sampleRate))
  for (let index = 0; index < faded; index++) samples[samples.length - 1 - index]! *= index / faded
  return samples
}
