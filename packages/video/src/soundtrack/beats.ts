import { music, type MusicChoice } from '@relampago/domain/catalogue'
import type { Fraction, Seconds } from '@relampago/domain/units'
import { fittingOf, pieceSeconds } from './fit-music.ts'
import { barsBeforeEnding, writtenSeconds } from './score/piece-length.ts'
import { barLength } from './score/write-notes.ts'
import { sampleRate, samplesIn } from './studio/sound.ts'

const beatsInBar = 4

export type HeardMusic = {
  music: MusicChoice
  musicVolume: Fraction
  /** Length of the video. */
  seconds: Seconds
  /** Length that the music was composed for before that of the video was known. */
  ordered: Seconds
}

/**
 * When the beats of the music are heard, from the start of the video, ascending; the last one is
 * the final chord. None without music.
 */
export function beatsOf({ music: id, musicVolume, seconds, ordered }: HeardMusic): Seconds[] {
  if (id === 'none' || musicVolume <= 0) return []
  const bar = barLength(music[id].bpm)
  const piece = pieceSeconds(seconds, ordered)
  const { repeated, skipped } = fittingOf(samplesIn(piece), samplesIn(seconds), bar)
  // Bars that come twice are whole, so the grid continues over the joint.
  const start = -skipped / sampleRate
  const beats = beatsInBar * (Math.round(repeated / sampleRate / bar) + barsBeforeEnding(writtenSeconds(piece), bar))
  return Array.from({ length: beats + 1 }, (_, beat) => start + (beat * bar) / beatsInBar).filter((at) => at >= 0 && at < seconds)
}

/** The beat nearest to a time and not outside of the span, or `null`. */
export function beatNear(beats: readonly Seconds[], near: Seconds, { from, to }: { from: Seconds; to: Seconds }): Seconds | null {
  let best: Seconds | null = null
  for (const beat of beats) {
    if (beat < from || beat > to) continue
    if (best === null || Math.abs(beat - near) < Math.abs(best - near)) best = beat
  }
  return best
}
