const semitones: Readonly<Record<string, number>> = {
  C: 0,
  'C#': 1,
  D: 2,
  'D#': 3,
  Eb: 3,
  E: 4,
  F: 5,
  'F#': 6,
  G: 7,
  'G#': 8,
  Ab: 8,
  A: 9,
  'A#': 10,
  Bb: 10,
  B: 11,
}

/** A note of a tune: MIDI pitch, start and length in sixteenths of its bar. */
export type TuneNote = { pitch: number; from: number; length: number }

/**
 * Reads "F#5:6 E5:2 -:8": notes and rests with their sixteenths. Throws for a text that is no tune:
 * it would be our own mistake.
 */
export function parseTune(text: string): TuneNote[] {
  const notes: TuneNote[] = []
  let from = 0
  for (const word of text.split(' ').filter((part) => part !== '')) {
    const [, name, octave, length] = /^(?:([A-G][#b]?)(\d)|-):(\d+)$/.exec(word) ?? []
    const semitone = semitones[name ?? '']
    if (length === undefined || (name !== undefined && semitone === undefined)) throw new Error(`not a note of a tune: ${word}`)
    if (semitone !== undefined) notes.push({ pitch: semitone + 12 * (Number(octave) + 1), from, length: Number(length) })
    from += Number(length)
  }
  return notes
}
