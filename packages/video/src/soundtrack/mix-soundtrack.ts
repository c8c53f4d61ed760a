import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { music as musics, type MusicChoice } from '@relampago/domain/catalogue'
import type { TimelineOutline } from '@relampago/domain/timeline'
import type { Fraction, Seconds } from '@relampago/domain/units'
import type { Tools } from '../run/tools.ts'
import { loadOrMake } from '../stage-cache/load-or-make.ts'
import { noCache, type StageCache } from '../stage-cache/stage-cache.ts'
import { sha256OfFile, stageKey } from '../stage-cache/stage-key.ts'
import type { Accent } from './accents/accent.ts'
import { decodeMono, encodeSound } from './encode-sound.ts'
import { fitMusic, pieceSeconds } from './fit-music.ts'
import { measureSound, type SoundLevels } from './measure-sound.ts'
import { mixRate, type MixDown } from './mix-down.ts'
import { startMusic, type ComposedPiece, type Music, type MusicWork } from './order-music.ts'
import { runSoundtrackJob } from './run-soundtrack-job.ts'
import { barLength } from './score/write-notes.ts'
import { samplesIn, type Sound } from './studio/sound.ts'
import { readWav } from './wav.ts'

export type SoundtrackMix = {
  /** Its narration file is in `tools.folder`. */
  timeline: TimelineOutline
  tools: Tools
  /** Name of the `.m4a` in the tools' folder. */
  name?: string
  report?: (fraction: Fraction) => void
  /** Waited for before anything is done. */
  after?: Promise<unknown> | undefined
  /** A piece that may fit; another one is composed when it does not. */
  music?: Music | null
  /** Sounds of what is seen, asked for when `after` is over; none without it. */
  accents?: () => Promise<readonly Accent[]>
  cache?: StageCache
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
 * 0.5 and at most -1 dBTP after decoding. Music that cannot be composed is left out and named in
 * `degraded`. Throws `ToolError` when FFmpeg fails, the signal's reason when aborted.
 */
export async function mixSoundtrack(mix: SoundtrackMix): Promise<Soundtrack> {
  const { timeline, tools, name = 'soundtrack.m4a', cache = noCache, music: early = null, report = () => undefined } = mix
  await mix.after
  const accents = (await mix.accents?.()) ?? []
  const { sound, frames, framesPerSecond } = timeline
  const seconds = musicSeconds(timeline, early)
  const soundtrack = await loadOrMake({
    cache,
    key: await soundtrackKey(timeline, { piece: seconds, accents }, tools),
    folder: tools.folder,
    make: async () => {
      const piece = seconds === early?.seconds ? early.done : timelineMusic(timeline, seconds, { tools, cache })
      const [narration, { sound: composed, problem }] = await Promise.all([narrationOf(join(tools.folder, sound.narration.file), tools), piece])
      report(0.5)
      const samples = Math.round((frames / framesPerSecond) * mixRate)
      const music = composed === null ? null : fittedMusic(timeline, composed)
      const parts = { narration, narrationFrom: sound.narration.from, music, musicVolume: sound.music?.volume ?? 0, speech: sound.speech, accents, samples }
      const levels = await mixUntilRight(parts, join(tools.folder, name), tools, report)
      return { ...levels, music: music === null ? ('none' as const) : (sound.music?.id ?? 'none'), degraded: problem }
    },
    filesOf: () => [name],
    isWhole: ({ degraded }) => degraded === null,
  })
  return { ...soundtrack, file: join(tools.folder, name) }
}

/**
 * Length of the piece that the video gets: that of the early one when it is nearly as long as the
 * video. `null` when no music can be heard.
 */
function musicSeconds({ sound, frames, framesPerSecond }: TimelineOutline, early: Music | null): Seconds | null {
  if (sound.music === null || sound.music.volume <= 0) return null
  return pieceSeconds(frames / framesPerSecond, early?.seconds ?? null)
}

async function timelineMusic({ sound }: TimelineOutline, seconds: Seconds | null, work: MusicWork): Promise<ComposedPiece | NoPiece> {
  if (sound.music === null || seconds === null) return { sound: null, problem: null }
  const { id, seed } = sound.music
  return startMusic({ id, seconds, seed }, work).done
}

type NoPiece = { sound: null; problem: null }

function fittedMusic({ sound, frames, framesPerSecond }: TimelineOutline, piece: Sound): Sound | null {
  return sound.music === null ? null : fitMusic(piece, samplesIn(frames / framesPerSecond), barLength(musics[sound.music.id].bpm))
}

/** `piece` is the length of the music. */
type AddedSound = { piece: Seconds | null; accents: readonly Accent[] }

async function soundtrackKey({ sound, frames, framesPerSecond }: TimelineOutline, added: AddedSound, { folder }: Tools): Promise<string> {
  const voice = await sha256OfFile(join(folder, sound.narration.file))
  return stageKey('soundtrack', { sound, voice, frames, framesPerSecond, ...added })
}

/** Ours is read as it is; FFmpeg knows all other kinds. */
async function narrationOf(file: string, tools: Tools): Promise<Float32Array> {
  return readWav(await readFile(file), mixRate) ?? decodeMono(file, mixRate, 'soundtrack: narration', tools)
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
