import type { Seconds } from '@relampago/domain/units'
import { analysisRate } from '../../src/speech/align/speech-features.ts'

/** Loudness is taken every 2.5 ms over 5 ms. */
const hop = 40
const frameLength = 80
/**
 * Below this share of the loudest 5 ms (-36 dB) there is no speech: above the room of the
 * post-processing, below a soft consonant.
 */
const silenceShare = 10 ** (-36 / 20)
const shortestSilence: Seconds = 0.12
/** A sound shorter than this is a click, not the start of speech. */
const shortestSound: Seconds = 0.02

/** Moments at which speech starts after silence, from the energy of the sound alone. */
export function speechOnsets(sound: Float32Array): Seconds[] {
  const levels = Array.from({ length: Math.max(0, Math.floor((sound.length - frameLength) / hop) + 1) }, (_, index) => level(sound, index * hop))
  const threshold = levels.reduce((loudest, value) => Math.max(loudest, value), 0) * silenceShare
  const [silentFrames, soundFrames] = [shortestSilence, shortestSound].map((seconds) => Math.round((seconds * analysisRate) / hop)) as [number, number]
  const onsets: Seconds[] = []
  let silent = silentFrames
  levels.forEach((value, index) => {
    if (value < threshold) {
      silent += 1
      return
    }
    if (silent === 0) return
    const goesOn = levels.slice(index, index + soundFrames).every((one) => one >= threshold)
    if (silent >= silentFrames && goesOn) onsets.push((index * hop + frameLength / 2) / analysisRate)
    if (goesOn) silent = 0
  })
  return onsets
}

function level(sound: Float32Array, start: number): number {
  let sum = 0
  for (let index = start; index < start + frameLength; index += 1) sum += (sound[index] ?? 0) ** 2
  return Math.sqrt(sum / frameLength)
}
