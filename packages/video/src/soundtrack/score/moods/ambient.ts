import type { Mood } from '../mood.ts'

const [cmaj9, dOverC, em7, cHigh] = [
  { bass: 48, notes: [59, 62, 64, 67] },
  { bass: 48, notes: [57, 62, 66, 69] },
  { bass: 40, notes: [59, 62, 64, 67] },
  { bass: 48, notes: [59, 64, 67, 71] },
] as const
const everywhere = ['intro', 'verse', 'build', 'chorus', 'break'] as const

/** C lydian, almost silence: chords that breathe over eight bars, few bells, air; no drums. */
export const ambient: Mood = {
  chords: [cmaj9, dOverC, em7, cHigh],
  tonic: cmaj9,
  buildBars: 0,
  layers: [
    { voice: 'celesta', parts: ['intro', 'verse'], bars: 'first', rhythm: ['X.....o.........'], tones: [0, 4], shift: 12, length: 8, velocity: 0.7 },
    { voice: 'slowPad', parts: everywhere, rhythm: ['x...............'], tones: ['chord'], length: 16, velocity: 0.85 },
    { voice: 'slowPad', parts: ['chorus'], rhythm: ['x...............'], tones: [3], shift: 12, length: 14, velocity: 0.45 },
    { voice: 'drone', parts: ['verse', 'chorus', 'break'], rhythm: ['x...............'], tones: ['bass'], length: 14, velocity: 0.5 },
    { voice: 'wind', parts: everywhere, rhythm: ['x...............', '................'], tones: ['fixed:60'], length: 32, velocity: 0.6 },
    {
      voice: 'celesta',
      parts: everywhere,
      rhythm: ['..x...x....x....', '...x.....x....x.'],
      tones: [1, 3, 2, 5, 0, 4],
      shift: 12,
      length: 8,
      velocity: 0.5,
      chance: 0.55,
    },
    { voice: 'piano', parts: ['chorus'], rhythm: ['x.........o.....', '....x.......o...'], tones: [0, 2, 1], length: 8, velocity: 0.5, brightness: [0, 0.2] },
    {
      voice: 'bell',
      parts: ['verse', 'chorus', 'break'],
      velocity: 0.6,
      tunes: [
        ['-:6 B5:10', '-:4 F#5:12', '-:8 G5:4 E5:4', '-:10 D5:6'],
        ['-:2 E5:6 G5:8', '-:8 A5:8', '-:4 B5:6 G5:6', '-:12 E5:4'],
      ],
    },
  ],
  ending: [
    { voice: 'slowPad', tones: ['chord', 'bass'], velocity: 0.85, length: 0.35 },
    { voice: 'celesta', tones: [2, 4], shift: 12, velocity: 0.5, length: 0.3, delayBeats: 0.5 },
    { voice: 'bell', tones: [3], shift: 12, velocity: 0.45, length: 0.3, delayBeats: 1 },
  ],
  room: {
    bedCutoff: [1300, 1700],
    breathe: { amount: 0.5, bars: 8 },
    pump: 0,
    reverbSeconds: 4,
    reverb: { bed: 0.4, keys: 0.6, drums: 0 },
    echo: 0.35,
    echoBeats: 1.5,
  },
}
