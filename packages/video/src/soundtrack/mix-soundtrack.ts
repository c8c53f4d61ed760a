import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { music as musics, type MusicChoice } from '@relampago/domain/catalogue'
import type { Timeline } from '@relampago/domain/timeline'
import type { Fraction, Seconds } from '@relampago/domain/units'
import type { Tools } from '../tools.ts'
import { composeInWorker } from './compose-in-worker.ts'
import { decodeMono, encodeSound } from './encode-sound.ts'
import { fitMusic } from './fit-music.ts'
import { measureSound, type SoundLevels } from './measure-sound.ts'
import { mixRate, type MixDown } from './mix-down.ts'
import { runSoundtrackJob } from './run-soundtrack-job.ts'
import { barLength } from './score/write-notes.ts'
import { samplesIn, type Sound } from './studio/sound.ts'
import { readWav } from './wav.ts'

export type SoundtrackMix = {
  /** Its narration file is in `tools.folder`. */
  timeline: Timeline
  tools: Tools
  /** `.m4a`. */
  outFile: string
  report?: (fraction: Fraction) => void
  /** Gives the music at 44.1 kHz; other lengths are fitted to the video. Composes by default. */
  compose?: typeof composeInWorker
}
export type Soundtrack = SoundLevels & {
  file: string
  /** What can be heard; `none` when no music was wanted or it could not be made. */
  music: MusicChoice
  /** Why the music is missing, for the log; `null` when all is as ordered. */
  degraded: string | null
}

/** What phones and feeds expect, measured in the encoded file. */
const wanted = { lufs: -14, lufsTolerance: 0.5, truePeakDb: -1 }
// The encoder and the wave between the samples add up to about 0.7 dB: start below, and come down
// by what was still too much.
const firstPeakDb = -2
// The fast coder at 224k is as close to the mix as the slow one at 192k (21.5 and 22.2 dB) in half
// the processor time.
const aac = [
  '-c:a',
  'aac',
  '-aac_coder',
  'fast',
  '-b:a',
  '224k',
  '-ar',
  String(mixRate),
  '-ac',
  '2',
  '-movflags',
  '+faststart',
  '-movie_timescale',
  String(mixRate),
]

/**
 * Narration over music, exactly as long as the timeline: AAC 224k, 48 kHz stereo, -14 LUFS within
 * 0.5 and at most -1 dBTP after decoding. Music that cannot be composed is left out; `degraded`
 * says why. Throws `ToolError` when FFmpeg fails, the signal's reason when aborted.
 */
export async function mixSoundtrack({ timeline, tools, outFile, report = () => undefined, compose = composeInWorker }: SoundtrackMix): Promise<Soundtrack> {
  const { sound } = timeline
  const seconds = timeline.frames / timeline.framesPerSecond
  const [narration, { music, degraded }] = await Promise.all([
    narrationOf(join(tools.folder, sound.narration.file), tools),
    orderedMusic(timeline, seconds, tools, compose),
  ])
  report(0.5)
  const parts = {
    narration,
    narrationFrom: sound.narration.from,
    music,
    musicVolume: sound.music?.volume ?? 0,
    speech: sound.speech,
    samples: Math.round(seconds * mixRate),
  }
  const levels = await mixUntilRight(parts, outFile, tools, report)
  return { file: outFile, ...levels, music: music === null ? 'none' : (sound.music?.id ?? 'none'), degraded }
}

/** Ours is read as it is; FFmpeg knows all other kinds. */
async function narrationOf(file: string, tools: Tools): Promise<Float32Array> {
  return readWav(await readFile(file), mixRate) ?? decodeMono(file, mixRate, 'soundtrack: narration', tools)
}

async function orderedMusic(
  { sound }: Timeline,
  seconds: Seconds,
  tools: Tools,
  compose: typeof composeInWorker,
): Promise<{ music: Sound | null; degraded: string | null }> {
  if (sound.music === null || sound.music.volume <= 0) return { music: null, degraded: null }
  try {
    const piece = await compose({ id: sound.music.id, seconds, seed: sound.music.seed }, tools.signal)
    return { music: fitMusic(piece, samplesIn(seconds), barLength(musics[sound.music.id].bpm)), degraded: null }
  } catch (error) {
    // A video without music is worth more than none; an abort is not an error of the music.
    tools.signal.throwIfAborted()
    return { music: null, degraded: `music ${sound.music.id} left out: ${error instanceof Error ? error.message : String(error)}` }
  }
}

/**
 * Mixes, encodes and measures; once more with corrected targets when the encoded file misses them.
 */
async function mixUntilRight(parts: Omit<MixDown, 'target'>, outFile: string, tools: Tools, report: (fraction: Fraction) => void): Promise<SoundLevels> {
  const target = { lufs: wanted.lufs, peakDb: firstPeakDb }
  for (let attempt = 1; ; attempt++) {
    const mix = await runSoundtrackJob({ kind: 'mix', ...parts, target: { ...target } }, tools.signal)
    report(0.7)
    await encodeSound({ sound: mix, rate: mixRate, codec: aac, outFile, step: 'soundtrack: encode', tools })
    report(0.85)
    const levels = await measureSound(outFile, tools)
    const off = wanted.lufs - levels.integratedLufs
    const tooHigh = levels.truePeakDb - wanted.truePeakDb
    const isRight = (!Number.isFinite(off) || Math.abs(off) <= wanted.lufsTolerance * 0.8) && tooHigh <= 0
    if (isRight || attempt === 2) {
      report(1)
      return levels
    }
    if (Number.isFinite(off)) target.lufs += off
    if (tooHigh > 0) target.peakDb -= tooHigh + 0.2
  }
}
