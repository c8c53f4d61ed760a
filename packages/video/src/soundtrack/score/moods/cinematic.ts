import type { Mood } from '../mood.ts'

const [dm, bb, f, c] = [
  { bass: 38, notes: [57, 62, 65] },
  { bass: 46, notes: [58, 62, 65] },
  { bass: 41, notes: [57, 60, 65] },
  { bass: 36, notes: [55, 60, 64] },
] as const
const everywhere = ['intro', 'verse', 'build', 'chorus', 'break'] as const

/** D minor, growing every few bars: a low piano pulse, strings, big drums, a drop, high strings. */
export const cinematic: Mood = {
  chords: [dm, bb, f, c],
  tonic: dm,
  buildBars: 2,
  layers: [
    {
      voice: 'piano',
      parts: everywhere,
      rhythm: ['X.o.o.o.x.o.o.o.'],
      tones: ['bass+12', 'bass+12', 'bass+19', 'bass+12'],
      length: 2,
      velocity: 0.75,
      brightness: [0.1, 0.6],
    },
    { voice: 'strings', parts: everywhere, rhythm: ['x...............'], tones: ['chord'], length: 16, velocity: 0.75 },
    { voice: 'drone', parts: everywhere, rhythm: ['x...............'], tones: ['bass'], length: 15, velocity: 0.7 },
    { voice: 'pizzicato', parts: ['verse', 'build', 'chorus'], after: 0.2, rhythm: ['o.x.o.x.o.x.o.x.'], tones: [2, 3, 4, 3], length: 2, velocity: 0.6 },
    { voice: 'taiko', parts: ['verse'], after: 0.2, rhythm: ['X...............', 'X.........o.x...'], tones: ['fixed:38'], length: 8, velocity: 0.7 },
    { voice: 'taiko', parts: ['build'], rhythm: ['X.......x.......', 'X...x...x.x.xxxx'], tones: ['fixed:38'], length: 8, velocity: 0.75 },
    {
      voice: 'taiko',
      parts: ['chorus'],
      rhythm: ['X.....x...x.....', 'X.....x...x.x.xo'],
      tones: ['fixed:36', 'fixed:38', 'fixed:41'],
      length: 8,
      velocity: 0.85,
    },
    {
      voice: 'tom',
      parts: ['verse', 'chorus'],
      bars: 'fill',
      rhythm: ['........o.o.xoxx'],
      tones: ['fixed:50', 'fixed:48', 'fixed:45', 'fixed:43'],
      length: 3,
      velocity: 0.7,
    },
    { voice: 'piano', parts: ['chorus'], rhythm: ['X.......x.......'], tones: ['chord'], shift: 12, length: 8, velocity: 0.5, brightness: [0.5, 0.8] },
    { voice: 'strings', parts: ['chorus'], rhythm: ['x...............'], tones: ['chord'], shift: 12, length: 16, velocity: 0.55 },
    { voice: 'riser', parts: ['build'], bars: 'first', rhythm: ['x...............'], tones: ['fixed:50'], length: 'part', velocity: 1 },
    { voice: 'subDrop', parts: ['chorus'], bars: 'first', rhythm: ['X...............'], tones: ['fixed:38'], length: 14, velocity: 0.8 },
    { voice: 'crash', parts: ['chorus'], bars: 'first', rhythm: ['x...............'], tones: ['fixed:49'], length: 8, velocity: 0.8 },
    {
      voice: 'reversedSwell',
      parts: ['intro', 'verse', 'break'],
      bars: 'last',
      rhythm: ['........x.......'],
      tones: ['fixed:62', 'fixed:57'],
      length: 8,
      velocity: 0.9,
    },
    {
      voice: 'highStrings',
      parts: ['chorus', 'break'],
      velocity: 0.85,
      tunes: [
        ['D5:12 E5:4', 'F5:12 D5:4', 'C5:8 F5:8', 'E5:12 G5:4'],
        ['A5:12 G5:4', 'F5:16', 'A5:10 C6:6', 'G5:12 E5:4'],
      ],
    },
  ],
  ending: [
    { voice: 'strings', tones: ['chord', 'bass+12', 3], velocity: 0.8, length: 0.42 },
    { voice: 'piano', tones: ['bass', 'bass+12', 'chord'], velocity: 0.8, length: 0.4 },
    { voice: 'drone', tones: ['bass'], velocity: 0.7, length: 0.3 },
    { voice: 'taiko', tones: ['fixed:36'], velocity: 1, length: 0.2 },
    { voice: 'subHit', tones: ['fixed:30'], velocity: 0.6, length: 0.2 },
  ],
  room: {
    bedCutoff: [1500, 3600],
    breathe: null,
    pump: 0,
    reverbSeconds: 2.6,
    reverb: { bed: 0.35, keys: 0.4, drums: 0.3 },
    echo: 0.15,
    echoBeats: 0.5,
  },
}
