import { sampleRate, samplesIn, silence, type Sound } from '../studio/sound.ts'
import { noise, hertzOf, saw, triangle, type Tone } from './waves.ts'

/** Noise and a tone that climb for the whole length: something is about to begin. */
export function riser({ pitch, length }: Tone): Sound {
  const sound = { left: noise(samplesIn(length), 'riser left'), right: noise(samplesIn(length), 'riser right') }
  const samples = sound.left.length
  let [leftLow, rightLow, leftBand, rightBand, phase] = [0, 0, 0, 0, 0]
  for (let index = 0; index < samples; index++) {
    const done = index / samples
    const frequency = 2 * Math.sin((Math.PI * (250 + 6000 * done ** 2.2)) / sampleRate)
    leftLow += frequency * leftBand
    leftBand += frequency * (sound.left[index]! - leftLow - 0.5 * leftBand)
    rightLow += frequency * rightBand
    rightBand += frequency * (sound.right[index]! - rightLow - 0.5 * rightBand)
    const step = (hertzOf(pitch) * 2 ** (done * 1.5)) / sampleRate
    phase = (phase + step) % 1
    const level = done ** 2 * Math.min(1, (samples - index) / (0.02 * sampleRate))
    sound.left[index] = (leftBand * 0.4 + saw(phase, step) * 0.05) * level
    sound.right[index] = (rightBand * 0.4 + saw(phase, step) * 0.05) * level
  }
  return sound
}

/** A chord tone played backwards: it grows out of nothing and stops at the bar line. */
export function reversedSwell({ pitch, length }: Tone): Sound {
  const sound = silence(samplesIn(length))
  const step = hertzOf(pitch) / sampleRate
  const samples = sound.left.length
  for (let index = 0; index < samples; index++) {
    const level = (index / samples) ** 3 * Math.min(1, (samples - index) / (0.03 * sampleRate)) * 0.6
    sound.left[index] = (triangle((index * step) % 1) + 0.5 * triangle((index * step * 2.004) % 1)) * level
    sound.right[index] = (triangle((index * step * 1.004 + 0.3) % 1) + 0.5 * triangle((index * step * 1.998) % 1)) * level
  }
  return sound
}
