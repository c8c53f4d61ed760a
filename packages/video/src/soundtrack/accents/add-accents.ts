import { tick } from '../instruments/drums.ts'
import { ding, pop, thud, whoosh } from '../instruments/effects.ts'
import { riser } from '../instruments/sweeps.ts'
import { loudestLevel } from '../studio/loudness.ts'
import { resample } from '../studio/resample.ts'
import { addScaled } from '../studio/samples.ts'
import { sampleRate, type Sound } from '../studio/sound.ts'
import { riserSeconds, type Accent, type AccentKind } from './accent.ts'

/**
 * How each kind sounds. `hit` is its loudest moment from its start, in seconds; `level` is that of
 * its loudest tenth of a second against the loudness of the voice, in dB, where nobody speaks.
 */
const kinds = {
  whoosh: { play: whoosh, hit: 0.3, level: -10 },
  pop: { play: pop, hit: 0.02, level: -10 },
  tick: { play: tick, hit: 0.004, level: -19 },
  thud: { play: thud, hit: 0.01, level: -8 },
  riser: { play: () => riser({ pitch: 50, length: riserSeconds, brightness: 0.5 }), hit: riserSeconds - 0.03, level: -13 },
  ding: { play: ding, hit: 0.01, level: -11 },
} as const satisfies Record<AccentKind, { play: () => Sound; hit: number; level: number }>

/** Under words all of them are so much softer: at least 14 dB under the voice. */
const underSpeechDb = -7
const mostUnderSpeechDb = -14
/** Both rates of a resampling are multiples of it, so that few kernels are enough. */
const rateStep = 300
const loudestSpan = 0.1

/**
 * Adds accents to a mix at `rate` (a multiple of 300). `voiceLufs` is the loudness of the voice in
 * it. Each kind and pitch is made once: 0.1 s for 30 of them.
 */
export function addAccents(mix: Sound, accents: readonly Accent[], { rate, voiceLufs }: { rate: number; voiceLufs: number }): void {
  const made = new Map<string, Sound>()
  for (const { kind, at, pitch, isUnderSpeech } of accents) {
    const name = `${kind} ${pitch}`
    const sound = made.get(name) ?? pitched(kind, pitch, rate)
    made.set(name, sound)
    const { hit, level } = kinds[kind]
    const decibels = voiceLufs + (isUnderSpeech ? Math.min(mostUnderSpeechDb, level + underSpeechDb) : level)
    const start = Math.round((at - hit / 2 ** (pitch / 12)) * rate)
    for (const side of ['left', 'right'] as const) addScaled(mix[side], sound[side].subarray(Math.max(0, -start)), Math.max(0, start), 10 ** (decibels / 20))
  }
}

/** At another pitch by playing it faster or slower; its loudest tenth of a second is at 0 dB. */
function pitched(kind: AccentKind, pitch: number, rate: number): Sound {
  const { left, right } = kinds[kind].play()
  const playedAt = rateStep * Math.round((sampleRate / rateStep) * 2 ** (pitch / 12))
  const samples = Math.round((left.length * rate) / playedAt)
  const sound = { left: resample(left, playedAt, rate, samples), right: resample(right, playedAt, rate, samples) }
  const gain = 1 / loudestLevel(sound, Math.round(loudestSpan * rate))
  return { left: sound.left.map((sample) => sample * gain), right: sound.right.map((sample) => sample * gain) }
}
