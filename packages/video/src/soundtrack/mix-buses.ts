import type { Seconds } from '@relampago/domain/units'
import { pumpingVoices } from './instruments/voices.ts'
import type { Buses } from './play-notes.ts'
import type { Mood } from './score/mood.ts'
import type { Piece } from './score/write-notes.ts'
import { filter, highPass } from './studio/biquad.ts'
import { pingPong, pump, reverberate, sweepLowPass } from './studio/room.ts'
import { silence, type Sound } from './studio/sound.ts'

/** The four groups through the mood's room, mixed into the array of the drums. */
export function mixBuses({ bed, low, keys, drums }: Buses, { room }: Mood, piece: Piece, seconds: Seconds): Sound {
  const kicks = piece.notes.filter(({ voice }) => pumpingVoices.includes(voice)).map(({ at }) => at)
  sweepLowPass(bed, bedCutoff(room, piece, seconds))
  if (room.pump > 0) {
    pump(bed, kicks, room.pump)
    pump(low, kicks, room.pump * 0.6)
  }
  const echoes = pingPong(keys, (room.echoBeats * piece.barSeconds) / 4)
  const send = silence(bed.left.length)
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
    for (let index = 0; index < into.length; index++) {
      into[index]! += fromBed[index]! + fromLow[index]! + fromKeys[index]! + echo[index]! * room.echo + hall[index]!
    }
  }
  return drums
}

function bedCutoff({ bedCutoff: [from, to], breathe }: Mood['room'], { barSeconds }: Piece, seconds: Seconds): (time: Seconds) => number {
  return (time) => {
    const swept = from + (to - from) * (time / seconds)
    return breathe === null ? swept : swept * (1 - breathe.amount * Math.cos((2 * Math.PI * time) / (breathe.bars * barSeconds)))
  }
}
