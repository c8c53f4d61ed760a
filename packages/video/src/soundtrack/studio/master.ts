import { limit } from './dynamics.ts'
import { integratedLoudness } from './loudness.ts'
import { scale } from './samples.ts'
import type { Sound } from './sound.ts'

export type MasterTarget = {
  /** Integrated loudness wanted. */
  lufs: number
  /** Highest sample allowed, in dBFS. */
  peakDb: number
}

/**
 * Brings a sound to a loudness under a ceiling, in place: limiting takes some loudness away, so it
 * is measured and given back, up to three times.
 */
export function master(sound: Sound, rate: number, { lufs, peakDb }: MasterTarget): void {
  const ceiling = 10 ** (peakDb / 20)
  for (let round = 0; round < 3; round++) {
    const missing = lufs - integratedLoudness(sound, rate)
    // Silence stays silence.
    if (!Number.isFinite(missing) || (round > 0 && Math.abs(missing) < 0.1)) return
    for (const channel of [sound.left, sound.right]) scale(channel, 10 ** (missing / 20))
    limit(sound, ceiling)
  }
}
