import { voices, type BusId, type Note, type Voice } from './instruments/voices.ts'
import { addScaled } from './studio/samples.ts'
import { samplesIn, silence, type Sound } from './studio/sound.ts'

export type Buses = Record<BusId, Sound>

/**
 * Plays notes onto four stereo buses of the given number of samples. Each distinct note is made
 * once; whatever would ring beyond the end is cut off there.
 */
export function playNotes(notes: readonly Note[], samples: number): Buses {
  const buses: Buses = { bed: silence(samples), low: silence(samples), keys: silence(samples), drums: silence(samples) }
  const made = new Map<string, Sound>()
  const turns = new Map<string, number>()
  for (const note of notes) {
    const voice: Voice = voices[note.voice]
    const key = voice.tuned ? `${note.voice} ${note.pitch} ${note.length.toFixed(3)} ${note.brightness}` : note.voice
    let sound = made.get(key)
    if (sound === undefined) made.set(key, (sound = voice.play(note)))
    const turn = turns.get(note.voice) ?? 0
    turns.set(note.voice, turn + 1)
    addPlaced(buses[voice.bus], sound, samplesIn(note.at), note.velocity * voice.level, voice.places[turn % voice.places.length] ?? 0)
  }
  return buses
}

/** Adds a sound between left (-1) and right (1) with equal power; 0 keeps the level. */
function addPlaced(bus: Sound, sound: Sound, start: number, level: number, place: number): void {
  const angle = ((place + 1) * Math.PI) / 4
  addScaled(bus.left, sound.left, start, level * Math.cos(angle) * Math.SQRT2)
  addScaled(bus.right, sound.right, start, level * Math.sin(angle) * Math.SQRT2)
}
