import type { Fraction, Seconds } from '@relampago/domain/units'
import type { Accent } from './accents/accent.ts'
import { addAccents } from './accents/add-accents.ts'
import { musicGain, type SpeechRegion } from './music-gain.ts'
import { integratedLoudness } from './studio/loudness.ts'
import { master, type MasterTarget } from './studio/master.ts'
import { resample } from './studio/resample.ts'
import { addScaled, addShaped } from './studio/samples.ts'
import { assertFinite, sampleRate as musicRate, silence, type Sound } from './studio/sound.ts'

/** Samples a second of the narration and of every mix. */
export const mixRate = 48_000

export type MixDown = {
  /** Mono, 48 kHz. */
  narration: Float32Array
  narrationFrom: Seconds
  /** Stereo at 44.1 kHz and -16 LUFS, or `null` for none. */
  music: Sound | null
  musicVolume: Fraction
  speech: readonly SpeechRegion[]
  accents: readonly Accent[]
  /** Length of the mix. */
  samples: number
  target: MasterTarget
}

// One decibel over the music's own level, so that a slider at 0.12 puts the music about 20 dB under
// the voice.
const voiceLufs = -15

/**
 * Narration and accents over music as stereo at 48 kHz and the target's loudness. Pure; 0.4 s for
 * 30 s.
 */
export function mixDown({ narration, narrationFrom, music, musicVolume, speech, accents, samples, target }: MixDown): Sound {
  const mix = silence(samples)
  addNarration(mix, narration, Math.round(narrationFrom * mixRate))
  if (music !== null && musicVolume > 0) {
    const gain = musicGain(musicVolume, speech, samples, mixRate)
    for (const side of ['left', 'right'] as const) {
      addShaped(mix[side], resample(music[side], musicRate, mixRate, samples), gain)
    }
  }
  addAccents(mix, accents, { rate: mixRate, voiceLufs })
  master(mix, mixRate, target)
  assertFinite(mix, 'mix')
  return mix
}

/** At -15 LUFS whatever its own level; digital silence stays silent. */
function addNarration(mix: Sound, narration: Float32Array, start: number): void {
  const level = integratedLoudness({ left: narration, right: narration }, mixRate)
  const gain = Number.isFinite(level) ? 10 ** ((voiceLufs - level) / 20) : 1
  const heard = narration.subarray(Math.max(0, -start))
  for (const channel of [mix.left, mix.right]) addScaled(channel, heard, Math.max(0, start), gain)
}
