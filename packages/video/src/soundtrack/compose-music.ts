import { music, type MusicId } from '@relampago/domain/catalogue'
import type { Seconds } from '@relampago/domain/units'
import { pumpingVoices } from './instruments/voices.ts'
import type { Mood } from './score/mood.ts'
import { moods } from './score/moods/index.ts'
import { writeNotes, type Piece } from './score/write-notes.ts'
import { filter, highPass, highShelf } from './studio/biquad.ts'
import { compress } from './studio/dynamics.ts'
import { master } from './studio/master.ts'
import { playNotes, type Buses } from './studio/play-notes.ts'
import { seededRandomByCodePoint } from '@relampago/domain/random'
import { pingPong, pump, reverberate, sweepLowPass } from './studio/room.ts'
import { assertFinite, sampleRate, samplesIn, type Sound } from './studio/sound.ts'

export type Music = Sound & { sampleRate: typeof sampleRate }

/** All moods are equally loud, so that changing the music does not change the mix. */
const loudness = { lufs: -16, peakDb: -1.2 }
// Below is nothing that a phone or a small speaker plays; it only costs headroom.
const rumbleHertz = 38
const lastFade: Seconds = 0.6
/** The last chord would have died away so long before the end: under a voice a second of it is silence. It is cut there and fades. */
const ringing: Seconds = 1.2
const shortestRinging: Seconds = 8

/**
 * A whole piece of exactly `seconds` (to the sample), at -16 LUFS with peaks below -1 dBFS, ending on its tonic and fading while that still rings.
 * Pure: the same arguments give the same samples; another seed varies the tune, the timing and the touch.
 * Takes about 1 s of computing a minute: run it in a worker (`composeInWorker`).
 */
export function composeMusic(id: MusicId, seconds: Seconds, seed: string): Music {
  const samples = samplesIn(seconds)
  const mood: Mood = moods[id]
  const written = writeNotes(mood, music[id].bpm, seconds < shortestRinging ? seconds : seconds + ringing, seededRandomByCodePoint(`${id} ${seed}`))
  const piece = { ...written, notes: written.notes.filter(({ at }) => at < seconds) }
  const buses = playNotes(piece.notes, samples)
  for (const [name, bus] of Object.entries(buses)) assertFinite(bus, `${id}: ${name}`)

  const sound = mixBuses(buses, mood, piece, seconds)
  for (const channel of [sound.left, sound.right]) filter(filter(channel, highPass(rumbleHertz)), highShelf(5200, 3))
  compress(sound, 0.22, 0.5)
  fadeOut(sound, piece, seconds)
  master(sound, sampleRate, loudness)
  assertFinite(sound, `${id}: master`)
  return { ...sound, sampleRate }
}

/** The four groups through the mood's room, into one sound (the array of the drums is reused for it). */
function mixBuses({ bed, low, keys, drums }: Buses, { room }: Mood, piece: Piece, seconds: Seconds): Sound {
  const kicks = piece.notes.filter(({ voice }) => pumpingVoices.includes(voice)).map(({ at }) => at)
  sweepLowPass(bed, bedCutoff(room, piece, seconds))
  if (room.pump > 0) {
    pump(bed, kicks, room.pump)
    pump(low, kicks, room.pump * 0.6)
  }
  const echoes = pingPong(keys, (room.echoBeats * piece.barSeconds) / 4)
  const send = { left: new Float32Array(bed.left.length), right: new Float32Array(bed.left.length) }
  for (const side of ['left', 'right'] as const) {
    const [into, fromBed, fromKeys, fromDrums, echo] = [send[side], bed[side], keys[side], drums[side], echoes[side]]
    for (let index = 0; index < into.length; index++) {
      into[index] = fromBed[index]! * room.reverb.bed + (fromKeys[index]! + echo[index]! * room.echo) * room.reverb.keys + fromDrums[index]! * room.reverb.drums
    }
    // Reverberating basses turn to mud.
    filter(into, highPass(180))
  }
  const reverberation = reverberate(send, room.reverbSeconds)
  for (const side of ['left', 'right'] as const) {
    const [into, fromBed, fromLow, fromKeys, echo, hall] = [drums[side], bed[side], low[side], keys[side], echoes[side], reverberation[side]]
    for (let index = 0; index < into.length; index++)
      into[index]! += fromBed[index]! + fromLow[index]! + fromKeys[index]! + echo[index]! * room.echo + hall[index]!
  }
  return drums
}

function bedCutoff({ bedCutoff: [from, to], breathe }: Mood['room'], { barSeconds }: Piece, seconds: Seconds): (time: Seconds) => number {
  return (time) => {
    const swept = from + (to - from) * (time / seconds)
    return breathe === null ? swept : swept * (1 - breathe.amount * Math.cos((2 * Math.PI * time) / (breathe.bars * barSeconds)))
  }
}

/** What still rings at the end fades to nothing. */
function fadeOut({ left, right }: Sound, { endingAt }: Piece, seconds: Seconds): void {
  const length = samplesIn(Math.min(lastFade, (seconds - endingAt) / 2))
  for (const channel of [left, right]) {
    for (let index = 0; index < length; index++) channel[channel.length - 1 - index]! *= (index / length) ** 1.5
  }
}
