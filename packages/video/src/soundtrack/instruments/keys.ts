import { decayOver, mono, sampleRate, samplesIn, type Sound } from '../studio/sound.ts'
import { filter, lowPass } from '../studio/biquad.ts'
import { fadeEnd, hertzOf, saw, sine, swellEnvelope, triangle, type Tone } from './waves.ts'

/** A decaying partial: ratio to the ground tone, strength, and seconds to 1/e. */
type Partial = { ratio: number; level: number; decay: number }

/** A rounded synthetic pluck; `brightness` lengthens and brightens it. */
export function pluck({ pitch, brightness }: Tone): Sound {
  const samples = new Float32Array(samplesIn(1.1))
  const step = hertzOf(pitch) / sampleRate
  const [fall, dull] = [decayOver(0.13 + 0.1 * brightness), decayOver(0.05 + 0.07 * brightness)]
  let phase = 0
  let [level, edge] = [1, 1]
  for (let index = 0; index < samples.length; index++) {
    phase += step
    if (phase >= 1) phase -= 1
    samples[index] = (triangle(phase) * 0.65 + edge * (saw(phase, step) * 0.4 + sine(2 * phase) * 0.25)) * level * swellEnvelope(index, 0.003, 9, 1)
    level *= fall
    edge *= dull
  }
  return mono(fadeEnd(samples))
}

/** Wood: the bar's fourth harmonic is gone at once. */
export function marimba({ pitch }: Tone): Sound {
  return struck(pitch, 0.8, [
    { ratio: 1, level: 0.8, decay: 0.16 },
    { ratio: 3.93, level: 0.28, decay: 0.045 },
    { ratio: 9.6, level: 0.12, decay: 0.018 },
  ])
}

/** Plates of a small keyboard: clear, a little out of this world. */
export function celesta({ pitch }: Tone): Sound {
  return struck(pitch, 1.6, [
    { ratio: 1, level: 0.6, decay: 0.42 },
    { ratio: 2.01, level: 0.16, decay: 0.3 },
    { ratio: 4.07, level: 0.2, decay: 0.14 },
    { ratio: 7.2, level: 0.06, decay: 0.05 },
  ])
}

/**
 * Felt piano: stretched partials, higher ones shorter; `brightness` is how hard the key is struck.
 */
export function piano({ pitch, brightness }: Tone): Sound {
  const length = pitch < 52 ? 2.2 : 1.6
  const partials = [1, 2, 3, 4, 5, 6].map((order) => ({
    ratio: order * Math.sqrt(1 + 0.0004 * order * order),
    level: (0.55 * (0.45 + 0.35 * brightness) ** (order - 1)) / Math.sqrt(order),
    decay: (0.75 * (60 / pitch)) / order ** 0.8,
  }))
  return struck(pitch, length, partials)
}

/** A string plucked by a finger: short and dry. */
export function pizzicato({ pitch }: Tone): Sound {
  return struck(pitch, 0.6, [
    { ratio: 1, level: 0.7, decay: 0.1 },
    { ratio: 2, level: 0.35, decay: 0.07 },
    { ratio: 3.01, level: 0.2, decay: 0.045 },
    { ratio: 4.02, level: 0.1, decay: 0.03 },
  ])
}

/** FM bell: a hard strike that turns into a pure tone. */
export function bell({ pitch }: Tone): Sound {
  const samples = new Float32Array(samplesIn(2.2))
  const step = hertzOf(pitch) / sampleRate
  const [fall, calm] = [decayOver(0.5), decayOver(0.22)]
  let [level, depth] = [0.7, 1.4]
  for (let index = 0; index < samples.length; index++) {
    const turns = index * step
    const attack = Math.min(1, index / (0.002 * sampleRate))
    samples[index] = Math.sin(2 * Math.PI * turns + depth * Math.sin(2 * Math.PI * 3.01 * turns)) * level * attack
    level *= fall
    depth *= calm
  }
  return mono(fadeEnd(samples, 0.05))
}

/** A carefree whistle: nearly a sine, with a vibrato that sets in late. */
export function whistle({ pitch, length }: Tone): Sound {
  const samples = new Float32Array(samplesIn(length + 0.25))
  const step = hertzOf(pitch) / sampleRate
  let phase = 0
  for (let index = 0; index < samples.length; index++) {
    const time = index / sampleRate
    const vibrato = 0.006 * Math.min(1, time / 0.25) * Math.sin(2 * Math.PI * 5.4 * time)
    phase += step * (1 + vibrato)
    samples[index] = (sine(phase) + 0.16 * sine(2 * phase) + 0.05 * sine(3 * phase)) * 0.7 * swellEnvelope(index, 0.03, length * 0.85, 0.05)
  }
  return mono(fadeEnd(samples))
}

/** A lead of two saws, softened. */
export function lead({ pitch, length, brightness }: Tone): Sound {
  const samples = new Float32Array(samplesIn(length + 0.3))
  const step = hertzOf(pitch) / sampleRate
  for (let index = 0; index < samples.length; index++) {
    const own = saw((index * step) % 1, step) + saw((index * step * 1.006 + 0.4) % 1, step)
    samples[index] = own * 0.35 * swellEnvelope(index, 0.008, length * 0.8, 0.06)
  }
  return mono(fadeEnd(filter(samples, lowPass(1800 + 3000 * brightness, 0.9))))
}

function struck(pitch: number, seconds: number, partials: readonly Partial[]): Sound {
  const samples = new Float32Array(samplesIn(seconds))
  const attack = 0.002 * sampleRate
  for (const { ratio, level, decay } of partials) {
    const turn = (2 * Math.PI * hertzOf(pitch) * ratio) / sampleRate
    if (turn > Math.PI * 0.9) continue
    const fall = decayOver(decay)
    let strength = level
    for (let index = 0; index < samples.length && strength > 1e-4; index++) {
      samples[index]! += Math.sin(turn * index) * strength * Math.min(1, index / attack)
      strength *= fall
    }
  }
  return mono(fadeEnd(samples, 0.03))
}
