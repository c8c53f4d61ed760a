import { music, type MusicId } from '@relampago/domain/catalogue'
import { seededRandomByCodePoint } from '@relampago/domain/random'
import type { Seconds } from '@relampago/domain/units'
import { mixBuses } from './mix-buses.ts'
import { playNotes } from './play-notes.ts'
import type { Mood } from './score/mood.ts'
import { moods } from './score/moods/index.ts'
import { writtenSeconds } from './score/piece-length.ts'
import { writeNotes, type Piece } from './score/write-notes.ts'
import { filter, highPass, highShelf } from './studio/biquad.ts'
import { compress } from './studio/dynamics.ts'
import { master } from './studio/master.ts'
import { fadeOut } from './studio/samples.ts'
import { assertFinite, sampleRate, samplesIn, type Sound } from './studio/sound.ts'

export type Music = Sound & { sampleRate: typeof sampleRate }

/** All moods are equally loud, so that changing the music does not change the mix. */
const loudness = { lufs: -16, peakDb: -1.2 }
// Below is nothing that a phone or a small speaker plays; it only costs headroom.
const rumbleHertz = 38
const lastFade: Seconds = 0.6

/**
 * A whole piece of exactly `seconds` (to the sample), at -16 LUFS with peaks below -1 dBFS, ending
 * on its tonic and fading while that still rings. Pure: the same arguments give the same samples;
 * another seed varies the tune, the timing and the touch. Takes about 1 s of computing a minute:
 * run it in a worker (`composeInWorker`).
 */
export function composeMusic(id: MusicId, seconds: Seconds, seed: string): Music {
  const samples = samplesIn(seconds)
  const mood: Mood = moods[id]
  const written = writeNotes(mood, music[id].bpm, writtenSeconds(seconds), seededRandomByCodePoint(`${id} ${seed}`))
  const piece = { ...written, notes: written.notes.filter(({ at }) => at < seconds) }
  const buses = playNotes(piece.notes, samples)
  for (const [name, bus] of Object.entries(buses)) assertFinite(bus, `${id}: ${name}`)

  const sound = mixBuses(buses, mood, piece, seconds)
  for (const channel of [sound.left, sound.right]) filter(filter(channel, highPass(rumbleHertz)), highShelf(5200, 3))
  compress(sound, 0.22, 0.5)
  fadeEnding(sound, piece, seconds)
  master(sound, sampleRate, loudness)
  assertFinite(sound, `${id}: master`)
  return { ...sound, sampleRate }
}

/** What still rings at the end fades to nothing. */
function fadeEnding({ left, right }: Sound, { endingAt }: Piece, seconds: Seconds): void {
  const length = samplesIn(Math.min(lastFade, (seconds - endingAt) / 2))
  for (const channel of [left, right]) fadeOut(channel, length, 1.5)
}
