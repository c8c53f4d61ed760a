import type { Mood } from '../mood.ts'

const [am, f, c, g] = [
  { bass: 45, notes: [60, 64, 69] },
  { bass: 41, notes: [60, 65, 69] },
  { bass: 36, notes: [60, 64, 67] },
  { bass: 43, notes: [59, 62, 67] },
] as const

/**
 * A minor, straight beat: chords that duck under the kick, an acid bass whose filter opens, a build
 * with a roll, and the drop.
 */
export const electronic: Mood = {
  chords: [am, f, c, g],
  tonic: am,
  buildBars: 4,
  layers: [
    {
      voice: 'pluck',
      parts: ['intro', 'verse', 'break'],
      rhythm: ['X.ox.xo.x.ox.xo.'],
      tones: [0, 2, 1, 3, 1, 2, 4],
      shift: 12,
      length: 2,
      velocity: 0.65,
      brightness: [0, 1],
    },
    { voice: 'sawChord', parts: ['intro', 'break'], rhythm: ['x...............'], tones: ['chord'], length: 15, velocity: 0.6, brightness: [0.1, 0.4] },
    { voice: 'sawChord', parts: ['verse', 'build'], rhythm: ['x..x..x...x..x..'], tones: ['chord'], length: 2, velocity: 0.7, brightness: [0.1, 0.9] },
    { voice: 'sawChord', parts: ['chorus'], rhythm: ['X..x..x...x..x..'], tones: ['chord'], length: 2.5, velocity: 0.85, brightness: [0.7, 1] },
    { voice: 'sawChord', parts: ['chorus'], rhythm: ['x...............'], tones: [2], shift: 12, length: 15, velocity: 0.4, brightness: [0.4, 0.6] },
    {
      voice: 'acidBass',
      parts: ['verse', 'chorus'],
      rhythm: ['..xX..xx..xX..xo', '..xX..xx..xX.xxo'],
      tones: ['bass', 'bass', 'bass+12', 'bass', 'bass', 'bass+7', 'bass+12'],
      length: 1,
      velocity: 0.85,
      brightness: [0, 1],
    },
    { voice: 'acidBass', parts: ['build'], rhythm: ['xxxxxxxxxxxxxxxx'], tones: ['bass'], length: 1, velocity: 0.6, brightness: [0.1, 1] },
    { voice: 'kick', parts: ['verse', 'chorus'], rhythm: ['X...X...X...X...'], tones: ['fixed:36'], length: 4, velocity: 0.95 },
    { voice: 'kick', parts: ['intro'], bars: 'last', rhythm: ['X...X...X...X.x.'], tones: ['fixed:36'], length: 4, velocity: 0.7 },
    { voice: 'kick', parts: ['build'], bars: 'first', rhythm: ['X...X...X...X...'], tones: ['fixed:36'], length: 4, velocity: 0.8 },
    { voice: 'openHat', parts: ['verse', 'chorus'], rhythm: ['..x...x...x...x.'], tones: ['fixed:46'], length: 2, velocity: 0.6 },
    { voice: 'closedHat', parts: ['chorus', 'build'], rhythm: ['o-.-o-.-o-.-o-.-'], tones: ['fixed:42'], length: 1, velocity: 0.7 },
    { voice: 'closedHat', parts: ['intro', 'break'], rhythm: ['..-...-...-...-.'], tones: ['fixed:42'], length: 1, velocity: 0.7 },
    { voice: 'clap', parts: ['verse', 'chorus'], rhythm: ['....X.......X...'], tones: ['fixed:38'], length: 2, velocity: 0.6 },
    {
      voice: 'snare',
      parts: ['build'],
      rhythm: ['o...o...o...o...', 'o.o.o.o.o.o.o.o.', 'o.o.o.o.o.oooooo', 'oooooooxxxxxxxXX'],
      tones: ['fixed:38'],
      length: 1,
      velocity: 0.5,
    },
    { voice: 'snare', parts: ['verse', 'chorus'], bars: 'fill', rhythm: ['..........o..oxx'], tones: ['fixed:38'], length: 1, velocity: 0.55 },
    { voice: 'riser', parts: ['build'], bars: 'first', rhythm: ['x...............'], tones: ['fixed:57'], length: 'part', velocity: 1 },
    { voice: 'crash', parts: ['chorus'], bars: 'first', rhythm: ['x...............'], tones: ['fixed:49'], length: 8, velocity: 0.8 },
    { voice: 'subDrop', parts: ['chorus'], bars: 'first', rhythm: ['X...............'], tones: ['fixed:45'], length: 8, velocity: 0.5 },
    {
      voice: 'lead',
      parts: ['chorus'],
      velocity: 0.7,
      brightness: [0.2, 0.9],
      tunes: [
        ['A4:3 C5:3 E5:2 D5:4 C5:4', 'A4:3 C5:3 F5:2 E5:4 C5:4', 'G4:3 C5:3 E5:2 G5:4 E5:4', 'G4:3 B4:3 D5:2 B4:8'],
        ['E5:6 D5:2 C5:4 A4:4', 'C5:6 A4:2 F5:8', 'E5:6 G5:2 E5:4 C5:4', 'D5:6 B4:2 G4:8'],
      ],
    },
  ],
  ending: [
    { voice: 'sawChord', tones: ['chord', 'bass+12'], velocity: 0.8, length: 0.45 },
    { voice: 'acidBass', tones: ['bass'], velocity: 0.9, length: 0.4 },
    { voice: 'kick', tones: ['fixed:36'], velocity: 1, length: 0.1 },
    { voice: 'crash', tones: ['fixed:49'], velocity: 0.7, length: 0.2 },
    { voice: 'pluck', tones: [3], shift: 12, velocity: 0.6, length: 0.1, delayBeats: 0.5 },
  ],
  room: {
    bedCutoff: [2200, 6500],
    breathe: null,
    pump: 0.7,
    reverbSeconds: 1.6,
    reverb: { bed: 0.25, keys: 0.28, drums: 0.08 },
    echo: 0.4,
    echoBeats: 0.75,
  },
}
