import type { Fraction } from '@relampago/domain/units'
import type { VoiceId } from '../instruments/voices.ts'

/** A piece runs through these; short ones leave some out. The last bar belongs to none. */
export type PartId = 'intro' | 'verse' | 'build' | 'chorus' | 'break'

/** Bass note and the notes above it, as MIDI numbers. */
export type Chord = { bass: number; notes: readonly number[] }

/** Which bars of its parts a layer plays: all, all but fills, only fills, the first or the last. */
type LayerBars = 'all' | 'unfilled' | 'fill' | 'first' | 'last'

/** What all layers say. */
type Playing = {
  voice: VoiceId
  parts: readonly PartId[]
  bars?: LayerBars
  /** Enters when this share of the piece is over. */
  after?: Fraction
  velocity: Fraction
  /** From the start of the piece to its end; 0.5 when missing. */
  brightness?: readonly [from: Fraction, to: Fraction]
}

/**
 * A pattern that follows the chords. `rhythm` has 16 sixteenths a bar: `X` 1, `x` 0.75, `o` 0.5,
 * `-` 0.3 of the velocity, `.` nothing; several bars take turns. `tones` names what each hit plays,
 * in turn: `chord` all its notes, `bass` its bass note, `fixed:36` that pitch, a number the chord's
 * note of that index (beyond the last: an octave higher), `bass+7` so many semitones above the
 * bass.
 */
export type PatternLayer = Playing & {
  rhythm: readonly string[]
  tones: readonly Tone[]
  /** Semitones added to every pitch. */
  shift?: number
  /** In sixteenths; `part`: to the end of the part. */
  length: number | 'part'
  /** Probability of each hit; 1 when missing. */
  chance?: Fraction
}
export type Tone = 'chord' | 'bass' | number | `bass+${number}` | `fixed:${number}`

/**
 * A melody written out, a text for each bar of the chord cycle: "F#5:6 E5:2 -:8" is note or rest
 * and sixteenths. The seed picks a variant.
 */
export type TuneLayer = Playing & { tunes: readonly (readonly string[])[] }

export type Layer = PatternLayer | TuneLayer

/** One of the six kinds of music: what is played, and how the room sounds. */
export type Mood = {
  chords: readonly Chord[]
  layers: readonly Layer[]
  /** Played at the start of the last bar on the tonic chord. */
  tonic: Chord
  ending: readonly {
    voice: VoiceId
    tones: readonly Tone[]
    shift?: number
    velocity: Fraction
    /** Share of the last bar. */ length: Fraction
    delayBeats?: number
  }[]
  /** Bars of tension before the chorus in a long piece; 0: none. */
  buildBars: number
  room: {
    /** Low pass over the bed in hertz, from start to end of the piece. */
    bedCutoff: readonly [from: number, to: number]
    /** The cutoff breathes up and down this much (share of itself) every so many bars. */
    breathe: { amount: Fraction; bars: number } | null
    /** How far a kick presses bed and bass down. */
    pump: Fraction
    reverbSeconds: number
    /** Sends into the reverb and the echo, by bus. */
    reverb: { bed: number; keys: number; drums: number }
    echo: number
    /** In beats; 0.75 is a dotted eighth. */
    echoBeats: number
  }
}

export function isTune(layer: Layer): layer is TuneLayer {
  return 'tunes' in layer
}
