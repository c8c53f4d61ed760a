import type { Mood } from '../mood.ts'

const [em, f, emFlat, am] = [
  { bass: 40, notes: [55, 59, 64] },
  { bass: 41, notes: [57, 60, 65] },
  { bass: 40, notes: [55, 58, 64] },
  { bass: 45, notes: [57, 60, 64] },
] as const
const everywhere = ['intro', 'verse', 'build', 'chorus', 'break'] as const

/**
 * E minor with the phrygian second and the tritone: a celesta that does not settle, plucked strings
 * on tiptoe, a clock, and swells that run backwards.
 */
export const mystery: Mood = {
  chords: [em, f, emFlat, am],
  tonic: em,
  buildBars: 1,
  layers: [
    { voice: 'drone', parts: everywhere, rhythm: ['x...............'], tones: ['bass'], length: 15, velocity: 0.75 },
    { voice: 'strings', parts: ['verse', 'build', 'chorus', 'break'], rhythm: ['o...............'], tones: ['chord'], length: 16, velocity: 0.7 },
    { voice: 'celesta', parts: ['intro', 'break'], rhythm: ['X...x...x.......'], tones: [0, 2, 1], shift: 12, length: 4, velocity: 0.7 },
    {
      voice: 'celesta',
      parts: ['verse', 'build', 'chorus'],
      rhythm: ['X.o.x.o.x.o.x.o.', 'X.o.x.o.x..ox.o.'],
      tones: [0, 2, 1, 2, 3, 2, 1, 2],
      shift: 12,
      length: 3,
      velocity: 0.65,
    },
    {
      voice: 'pizzicato',
      parts: ['verse', 'chorus'],
      rhythm: ['....x..o........', '..........x..o..'],
      tones: ['bass+12', 'bass+19', 'bass+12', 'bass+18'],
      length: 2,
      velocity: 0.8,
    },
    { voice: 'pizzicato', parts: ['chorus'], rhythm: ['x.....x.....x...'], tones: ['bass', 'bass+12', 'bass+6'], shift: 12, length: 2, velocity: 0.7 },
    { voice: 'tick', parts: ['intro', 'verse', 'build', 'chorus', 'break'], rhythm: ['x...o...x...o...'], tones: ['fixed:76'], length: 1, velocity: 0.5 },
    { voice: 'tick', parts: ['build', 'chorus'], rhythm: ['..-...-...-...-.'], tones: ['fixed:76'], length: 1, velocity: 0.6 },
    {
      voice: 'subHit',
      parts: ['verse', 'chorus'],
      rhythm: ['x...............', '................', 'x..........o....', '................'],
      tones: ['fixed:30'],
      length: 8,
      velocity: 0.7,
    },
    { voice: 'taiko', parts: ['chorus'], rhythm: ['..........o.....', '......o.........'], tones: ['fixed:40'], length: 8, velocity: 0.5 },
    {
      voice: 'tom',
      parts: ['verse', 'chorus'],
      bars: 'fill',
      rhythm: ['..........o..o.o'],
      tones: ['fixed:46', 'fixed:43', 'fixed:40'],
      length: 3,
      velocity: 0.5,
    },
    { voice: 'reversedSwell', parts: everywhere, bars: 'last', rhythm: ['x...............'], tones: ['fixed:64'], length: 16, velocity: 0.9 },
    {
      voice: 'reversedSwell',
      parts: ['verse', 'chorus'],
      bars: 'fill',
      rhythm: ['........x.......'],
      tones: ['fixed:58', 'fixed:65'],
      length: 8,
      velocity: 0.7,
    },
    { voice: 'riser', parts: ['build'], bars: 'first', rhythm: ['x...............'], tones: ['fixed:52'], length: 'part', velocity: 0.5 },
    { voice: 'wind', parts: ['intro', 'break'], bars: 'first', rhythm: ['x...............'], tones: ['fixed:60'], length: 'part', velocity: 0.7 },
    {
      voice: 'bell',
      parts: ['chorus'],
      velocity: 0.6,
      tunes: [
        ['E5:6 B4:10', 'F5:6 C5:10', 'E5:6 Bb4:10', 'A4:4 C5:4 E5:8'],
        ['B4:4 E5:4 G5:8', 'A5:8 F5:8', 'G5:6 E5:2 Bb4:8', 'C5:8 A4:8'],
      ],
    },
  ],
  ending: [
    { voice: 'drone', tones: ['bass'], velocity: 0.75, length: 0.35 },
    { voice: 'strings', tones: ['chord'], velocity: 0.6, length: 0.35 },
    { voice: 'celesta', tones: [0, 2, 'bass+36'], shift: 12, velocity: 0.6, length: 0.2 },
    { voice: 'subHit', tones: ['fixed:30'], velocity: 0.8, length: 0.2 },
    { voice: 'pizzicato', tones: ['bass+12'], velocity: 0.7, length: 0.1, delayBeats: 1 },
  ],
  room: {
    bedCutoff: [900, 1900],
    breathe: { amount: 0.35, bars: 4 },
    pump: 0,
    reverbSeconds: 3,
    reverb: { bed: 0.3, keys: 0.45, drums: 0.25 },
    echo: 0.4,
    echoBeats: 1.5,
  },
}
