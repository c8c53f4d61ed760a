import type { Seconds } from '@relampago/domain/units'
import { analysisRate } from './speech-features.ts'

/** A stretch of time in which something is heard; `to` exclusive. */
export type Stretch = { from: Seconds; to: Seconds }

/** Loudness is taken every 5 ms over 10 ms. */
const hop = 80
const frameLength = 160
/**
 * Below this share of the loudest (-38 dB) there is no speech: above the noise of an MP3 or a small
 * room, below a soft consonant.
 */
const silenceShare = 10 ** (-38 / 20)
/** Below this level nothing is speech, whatever the rest is: -60 dBFS. */
const silentLevel = 0.001
/** A closure before p, t, k is shorter than a pause. */
const shortestPause: Seconds = 0.1
/** A sound shorter than this is a click. */
const shortestSound: Seconds = 0.02

/** Where a sound at the analysis rate is not silent, in order; empty for silence. */
export function soundingStretches(sound: Float32Array): Stretch[] {
  const levels = Array.from({ length: Math.max(0, Math.floor((sound.length - frameLength) / hop) + 1) }, (_, index) => level(sound, index * hop))
  const threshold = Math.max(silentLevel, levels.reduce((loudest, value) => Math.max(loudest, value), 0) * silenceShare)
  const stretches: Stretch[] = []
  levels.forEach((value, index) => {
    if (value < threshold) return
    const [from, to] = [(index * hop) / analysisRate, (index * hop + frameLength) / analysisRate]
    const last = stretches.at(-1)
    if (last !== undefined && from - last.to < shortestPause) last.to = to
    else stretches.push({ from, to })
  })
  return stretches.filter(({ from, to }) => to - from > shortestSound)
}

/** Root of the mean square. */
function level(sound: Float32Array, start: number): number {
  let sum = 0
  for (let index = start; index < start + frameLength; index += 1) sum += (sound[index] ?? 0) ** 2
  return Math.sqrt(sum / frameLength)
}
