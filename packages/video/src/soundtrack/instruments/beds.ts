import { mono, sampleRate, samplesIn, silence, type Sound } from '../studio/sound.ts'
import { filter, highPass, lowPass } from '../studio/biquad.ts'
import { fadeEnd, hertzOf, noise, saw, sine, swellEnvelope, triangle, type Tone } from './waves.ts'

type Ensemble = {
  /** Detuning of each oscillator in cents; other ones on the right make the width. */
  left: readonly number[]
  right: readonly number[]
  attack: number
  release: number
  cutoff: number
}

/** Two detuned saws a side, soft: the ground of corporate tunes. */
export function warmPad(tone: Tone): Sound {
  return ensemble(tone, { left: [-8, 3], right: [7, -4], attack: 0.22, release: 0.28, cutoff: 2400 })
}

/** Bowed: slower to speak, with a slow vibrato from the wider detuning. */
export function strings(tone: Tone): Sound {
  return ensemble(tone, { left: [-12, 2], right: [11, -3], attack: 0.45, release: 0.4, cutoff: 3400 })
}

/** Saw chords of dance music: immediate and bright, opened by `brightness`. */
export function sawChord(tone: Tone): Sound {
  return ensemble(tone, { left: [-14, 4], right: [13, -5], attack: 0.006, release: 0.09, cutoff: 900 + 5200 * tone.brightness })
}

/** Three seconds to come and as long to go: triangles with a breath of a fifth. */
export function slowPad({ pitch, length }: Tone): Sound {
  const sound = silence(samplesIn(length + 3.5))
  const step = hertzOf(pitch) / sampleRate
  for (let index = 0; index < sound.left.length; index++) {
    const envelope = swellEnvelope(index, 2.2, length, 0.9)
    const middle = 0.6 * triangle((index * step) % 1) + 0.2 * sine(2 * index * step)
    sound.left[index] = (middle + 0.4 * triangle((index * step * 0.9977) % 1) + 0.12 * sine(3.01 * index * step)) * envelope * 0.8
    sound.right[index] = (middle + 0.4 * triangle((index * step * 1.0023) % 1) + 0.12 * sine(2.99 * index * step)) * envelope * 0.8
  }
  fadeEnd(sound.left, 0.3)
  fadeEnd(sound.right, 0.3)
  return sound
}

/** Air under a quiet piece: filtered noise that comes and goes. */
export function wind({ length }: Tone): Sound {
  const sound = { left: noise(samplesIn(length), 'wind left'), right: noise(samplesIn(length), 'wind right') }
  for (const channel of [sound.left, sound.right]) {
    filter(filter(channel, lowPass(1400)), highPass(300))
    for (let index = 0; index < channel.length; index++) channel[index]! *= Math.sin((Math.PI * index) / channel.length) ** 2
  }
  return sound
}

/** A low fifth that beats slowly against itself. */
export function drone({ pitch, length }: Tone): Sound {
  const samples = new Float32Array(samplesIn(length + 1.5))
  const step = hertzOf(pitch) / sampleRate
  for (let index = 0; index < samples.length; index++) {
    const turns = index * step
    const body = sine(turns) * 0.6 + triangle((turns * 1.003) % 1) * 0.5 + sine(turns * 1.5) * 0.18 + triangle((turns * 2.005) % 1) * 0.25
    samples[index] = body * swellEnvelope(index, 0.8, length, 0.45)
  }
  return mono(fadeEnd(samples, 0.2))
}

function ensemble({ pitch, length }: Tone, { left, right, attack, release, cutoff }: Ensemble): Sound {
  const sound = silence(samplesIn(length + release * 5))
  for (const [channel, detuning] of [
    [sound.left, left],
    [sound.right, right],
  ] as const) {
    for (const [voice, cents] of detuning.entries())
      addSaw(channel, (hertzOf(pitch) * 2 ** (cents / 1200)) / sampleRate, (voice * 0.43 + cents * 0.071 + 1) % 1)
    filter(channel, lowPass(cutoff, 0.6))
    for (let index = 0; index < channel.length; index++) channel[index]! *= 0.4 * swellEnvelope(index, attack, length, release)
    fadeEnd(channel)
  }
  return sound
}

function addSaw(channel: Float32Array, step: number, start: number): void {
  let phase = start
  for (let index = 0; index < channel.length; index++) {
    phase += step
    if (phase >= 1) phase -= 1
    channel[index]! += saw(phase, step)
  }
}
