import { bandPass, filter, highPass, lowPass } from '../studio/biquad.ts'
import { decayOver, mono, sampleRate, samplesIn, silence, type Sound } from '../studio/sound.ts'
import { fadeEnd, noise } from './waves.ts'

/** A bubble: a short sine that climbs from 380 to 940 Hz. */
export function pop(): Sound {
  const samples = new Float32Array(samplesIn(0.16))
  const fall = decayOver(0.032)
  let [phase, level] = [0, 1]
  for (let index = 0; index < samples.length; index++) {
    const time = index / sampleRate
    phase += (380 + 560 * Math.min(1, time / 0.05)) / sampleRate
    samples[index] = Math.sin(2 * Math.PI * phase) * level * Math.min(1, time / 0.003)
    if (time > 0.02) level *= fall
  }
  return mono(fadeEnd(samples))
}

/** Air that passes from left to right: noise whose band opens to 3 kHz and closes again. */
export function whoosh(): Sound {
  const sound = { left: noise(samplesIn(0.6), 'whoosh left'), right: noise(samplesIn(0.6), 'whoosh right') }
  for (const [side, channel] of [sound.left, sound.right].entries()) sweepBand(channel, side)
  return sound
}

function sweepBand(channel: Float32Array, side: number): void {
  let [low, band] = [0, 0]
  for (let index = 0; index < channel.length; index++) {
    const done = index / channel.length
    const open = Math.sin(Math.PI * done) ** 2
    const frequency = 2 * Math.sin((Math.PI * (350 + 2700 * open)) / sampleRate)
    low += frequency * band
    band += frequency * (channel[index]! - low - 0.7 * band)
    const place = side === 0 ? Math.cos((Math.PI / 2) * done) : Math.sin((Math.PI / 2) * done)
    channel[index] = band * open * (0.35 + 0.65 * place)
  }
}

/** Something heavy is put down: a skin that falls to 78 Hz, and wood that small speakers play. */
export function thud(): Sound {
  const samples = new Float32Array(samplesIn(0.4))
  const wood = filter(filter(noise(samplesIn(0.2), 'thud'), bandPass(420, 1.2)), lowPass(1800))
  const [fall, woodFall] = [decayOver(0.09), decayOver(0.035)]
  let [phase, level, woodLevel] = [0, 0.6, 5]
  for (let index = 0; index < samples.length; index++) {
    const time = index / sampleRate
    phase += (78 + 120 * Math.exp(-time / 0.03)) / sampleRate
    samples[index] = (Math.sin(2 * Math.PI * phase) * level + (wood[index] ?? 0) * woodLevel) * Math.min(1, time / 0.002)
    level *= fall
    woodLevel *= woodFall
  }
  return mono(fadeEnd(samples, 0.03))
}

const partials = [
  { hertz: 1318.5, level: 0.6, decay: 0.3 },
  { hertz: 1975.5, level: 0.3, decay: 0.22 },
  { hertz: 3951, level: 0.12, decay: 0.1 },
] as const

/** A small bell: the answer is there. */
export function ding(): Sound {
  const sound = silence(samplesIn(0.9))
  for (const { hertz, level, decay } of partials) {
    const fall = decayOver(decay)
    let now: number = level
    for (let index = 0; index < sound.left.length; index++) {
      const attack = Math.min(1, index / (0.003 * sampleRate))
      sound.left[index]! += Math.sin((2 * Math.PI * hertz * index) / sampleRate) * now * attack
      sound.right[index]! += Math.sin((2 * Math.PI * hertz * 1.002 * index) / sampleRate) * now * attack
      now *= fall
    }
  }
  for (const channel of [sound.left, sound.right]) fadeEnd(filter(channel, highPass(500)), 0.05)
  return sound
}
