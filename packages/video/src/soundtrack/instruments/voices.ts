import type { Fraction } from '@relampago/domain/units'
import type { Sound } from '../studio/sound.ts'
import { drone, sawChord, slowPad, strings, warmPad, wind } from './beds.ts'
import { clap, closedHat, crash, kick, openHat, shaker, snare, softKick, subHit, taiko, tick, tom } from './drums.ts'
import { bell, celesta, lead, marimba, piano, pizzicato, pluck, whistle } from './keys.ts'
import { acidBass, roundBass, subDrop } from './lows.ts'
import { reversedSwell, riser } from './sweeps.ts'
import type { Tone } from './waves.ts'

/** Groups with shared effects: `bed` filtered and pumped, `low` pumped, `keys` echo, `drums` dry */
export type BusId = 'bed' | 'low' | 'keys' | 'drums'

export type Voice = {
  play: (tone: Tone) => Sound
  bus: BusId
  /** Amplitude of a note of velocity 1 on its bus. */
  level: number
  /** Places that notes take in turn: -1 is left, 1 is right. */
  places: readonly number[]
  /** Whether pitch and length change the sound; a drum of one sound is made once. */
  tuned: boolean
}

export const voices = {
  warmPad: { play: warmPad, bus: 'bed', level: 0.13, places: [0], tuned: true },
  strings: { play: strings, bus: 'bed', level: 0.13, places: [0], tuned: true },
  highStrings: { play: strings, bus: 'keys', level: 0.16, places: [0.1], tuned: true },
  sawChord: { play: sawChord, bus: 'bed', level: 0.15, places: [0], tuned: true },
  slowPad: { play: slowPad, bus: 'bed', level: 0.13, places: [0], tuned: true },
  wind: { play: wind, bus: 'bed', level: 0.16, places: [0], tuned: true },
  drone: { play: drone, bus: 'low', level: 0.2, places: [0], tuned: true },
  pluck: { play: pluck, bus: 'keys', level: 0.3, places: [-0.4, 0.4], tuned: true },
  marimba: { play: marimba, bus: 'keys', level: 0.34, places: [-0.35, 0.2, 0.45], tuned: true },
  celesta: { play: celesta, bus: 'keys', level: 0.26, places: [-0.45, 0.45, -0.2, 0.3], tuned: true },
  piano: { play: piano, bus: 'keys', level: 0.36, places: [-0.15, 0.15], tuned: true },
  pizzicato: { play: pizzicato, bus: 'keys', level: 0.34, places: [0.4, -0.3], tuned: true },
  // Melodies stand beside the middle, where the narrator is.
  bell: { play: bell, bus: 'keys', level: 0.2, places: [0.35], tuned: true },
  whistle: { play: whistle, bus: 'keys', level: 0.17, places: [-0.35], tuned: true },
  lead: { play: lead, bus: 'keys', level: 0.2, places: [0.3], tuned: true },
  roundBass: { play: roundBass, bus: 'low', level: 0.34, places: [0], tuned: true },
  acidBass: { play: acidBass, bus: 'low', level: 0.27, places: [0], tuned: true },
  subDrop: { play: subDrop, bus: 'low', level: 0.4, places: [0], tuned: true },
  kick: { play: kick, bus: 'drums', level: 0.5, places: [0], tuned: false },
  softKick: { play: softKick, bus: 'drums', level: 0.46, places: [0], tuned: false },
  clap: { play: clap, bus: 'drums', level: 0.32, places: [0.08], tuned: false },
  snare: { play: snare, bus: 'drums', level: 0.34, places: [-0.05], tuned: false },
  closedHat: { play: closedHat, bus: 'drums', level: 0.26, places: [0.3, 0.22], tuned: false },
  openHat: { play: openHat, bus: 'drums', level: 0.24, places: [0.3], tuned: false },
  shaker: { play: shaker, bus: 'drums', level: 0.3, places: [-0.5, -0.38], tuned: false },
  tick: { play: tick, bus: 'drums', level: 0.4, places: [0.5, -0.5], tuned: false },
  crash: { play: crash, bus: 'drums', level: 0.24, places: [0], tuned: false },
  tom: { play: tom, bus: 'drums', level: 0.42, places: [-0.4, 0, 0.4], tuned: true },
  taiko: { play: taiko, bus: 'drums', level: 0.5, places: [-0.2, 0.2], tuned: true },
  subHit: { play: subHit, bus: 'drums', level: 0.5, places: [0], tuned: false },
  riser: { play: riser, bus: 'keys', level: 0.3, places: [0], tuned: true },
  reversedSwell: { play: reversedSwell, bus: 'keys', level: 0.24, places: [0], tuned: true },
} as const satisfies Record<string, Voice>
export type VoiceId = keyof typeof voices

/** Voices whose hits press the bed down for a moment. */
export const pumpingVoices: readonly VoiceId[] = ['kick', 'softKick']

/** One note. `at` and `length` in seconds from the start of the piece; pitch as MIDI number. */
export type Note = { voice: VoiceId; at: number; length: number; pitch: number; velocity: Fraction; brightness: Fraction }
