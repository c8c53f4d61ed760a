import type { Seconds } from '@relampago/domain/units'
import { addFading, fadeIn } from './studio/samples.ts'
import { sampleRate, samplesIn, type Sound } from './studio/sound.ts'

/** Music that begins within a bar comes in softly. */
const softStart: Seconds = 0.25
/** Where its first bars return, what still rings of them gives way to the beginning. */
const crossfade: Seconds = 0.25

/**
 * Music that misses the length of a video by no more than this is fitted to it; for another length
 * a piece of its own is composed.
 */
const fittingWithin: Seconds = 4

/** Length of the piece that a video gets: that of the early one when it is nearly as long. */
export function pieceSeconds(video: Seconds, early: Seconds | null): Seconds {
  return early !== null && Math.abs(early - video) <= fittingWithin ? early : video
}

/** How many whole bars of a piece come twice, and how much of them is left out, in samples. */
export function fittingOf(piece: number, samples: number, barSeconds: Seconds): { repeated: number; skipped: number } {
  const bars = Math.max(0, Math.ceil((samples - piece) / (barSeconds * sampleRate)))
  const repeated = Math.min(piece, samplesIn(bars * barSeconds))
  return { repeated, skipped: repeated + piece - samples }
}

/**
 * A composed piece at another length, in samples: its ending stays at the end. Of a longer piece
 * the start is left out; a shorter one plays its first bars twice, as many whole ones as are
 * needed, so that the beat continues. Pure; the piece itself when it has that length.
 */
export function fitMusic(piece: Sound, samples: number, barSeconds: Seconds): Sound {
  if (samples === piece.left.length) return piece
  const { repeated, skipped } = fittingOf(piece.left.length, samples, barSeconds)
  const fitted = { left: fitChannel(piece.left, samples, repeated), right: fitChannel(piece.right, samples, repeated) }
  if (skipped !== 0) for (const channel of [fitted.left, fitted.right]) fadeIn(channel, Math.min(samplesIn(softStart), channel.length))
  return fitted
}

/** The last `samples` of the first `repeated` samples and the whole piece after them. */
function fitChannel(whole: Float32Array, samples: number, repeated: number): Float32Array {
  const skipped = repeated + whole.length - samples
  const channel = new Float32Array(samples)
  channel.set(whole.subarray(Math.min(skipped, repeated), repeated))
  const start = Math.max(0, repeated - skipped)
  channel.set(whole.subarray(Math.max(0, skipped - repeated)), start)
  if (start === 0) return channel
  const length = Math.min(samplesIn(crossfade), whole.length - repeated)
  addFading(channel, whole.subarray(repeated), start, length)
  return channel
}
