import type { Fraction, Seconds } from '@relampago/domain/units'

export type SpeechRegion = { from: Seconds; to: Seconds }

// Down in time for the first syllable, up without haste: slower than a syllable, so that the music
// never pumps.
const fallSeconds: Seconds = 0.15
const riseSeconds: Seconds = 0.4
/** In gaps and around the speech the music rises by 6 dB, but never above its full level. */
const liftInGaps = 2
/**
 * Music at -16 LUFS and a voice at -15 are 13 LU apart at this gain, 11 in the loudest bars; closer
 * than that, words are lost on a telephone's speaker.
 */
const mostUnderSpeech: Fraction = 0.25

/**
 * Gain of the music for each sample: `volume` under speech, but never so loud that it covers words,
 * and up to twice as much where there is none, with smooth ramps that end when the speech begins
 * and start when it ends. Any number of regions, in any order.
 */
export function musicGain(volume: Fraction, regions: readonly SpeechRegion[], samples: number, rate: number): Float32Array {
  const ahead = mergeRegions(regions)
  const lifted = Math.max(volume, Math.min(1, volume * liftInGaps))
  const under = Math.min(volume, mostUnderSpeech)
  const gain = new Float32Array(samples)
  let lastEnd = -Infinity
  let next = ahead.shift()
  for (let index = 0; index < samples; index++) {
    const time = index / rate
    while (next !== undefined && next.to <= time) {
      lastEnd = next.to
      next = ahead.shift()
    }
    const since = time - lastEnd
    const until = (next?.from ?? Infinity) - time
    const presence = Math.max(0, 1 - since / riseSeconds, Math.min(1, 1 - until / fallSeconds))
    const smooth = presence * presence * (3 - 2 * presence)
    gain[index] = lifted + (under - lifted) * smooth
  }
  return gain
}

function mergeRegions(regions: readonly SpeechRegion[]): SpeechRegion[] {
  const merged: SpeechRegion[] = []
  for (const region of regions.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1)
    if (last !== undefined && region.from <= last.to) last.to = Math.max(last.to, region.to)
    else merged.push({ ...region })
  }
  return merged
}
