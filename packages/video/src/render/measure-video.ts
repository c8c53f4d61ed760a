import { z } from 'zod'
import type { Seconds } from '@relampago/domain/units'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import type { Tools } from '../run/tools.ts'
import { topLevelBoxes } from './mp4-boxes.ts'
import { compareFile } from './watch/compare-file.ts'

/** How loud its sound is. */
type SoundImpressions = {
  /** Integrated, by EBU R 128; -70 and less is silence. */
  loudnessLufs: number
  truePeakDbtp: number
}

/** What a finished file really holds. */
export type VideoMeasurements = SoundImpressions & {
  video: VideoStream | null
  audioCodec: string | null
  seconds: Seconds
  /** Outermost boxes in order. */
  boxes: string[]
  /** Where it does not show what was drawn. */
  notAsDrawn: Seconds[]
}
/** What was measured while the sound was made, which the file holds as it is. */
export type KnownImpressions = { sound?: SoundImpressions }
export type Measuring = {
  file: string
  /** A look at each frame as it was drawn. */
  looks: Uint8Array
  framesPerSecond: number
  known: KnownImpressions
  tools: Tools
}

const videoStream = z.object({
  codec_name: z.string(),
  profile: z.string(),
  width: z.number(),
  height: z.number(),
  pix_fmt: z.string(),
  r_frame_rate: z.string(),
  nb_frames: z.string(),
  color_space: z.string().default(''),
  color_primaries: z.string().default(''),
  color_transfer: z.string().default(''),
  color_range: z.string().default(''),
})
type VideoStream = z.output<typeof videoStream>
const probe = z.object({
  streams: z.array(z.looseObject({ codec_type: z.string(), codec_name: z.string().optional() })),
  format: z.object({ duration: z.coerce.number() }),
})

const timeoutMs = 60_000

/** Opens a file and measures it, apart from what is known already. */
export async function measureVideo({ file, looks, framesPerSecond, known, tools }: Measuring): Promise<VideoMeasurements> {
  const { streams, format } = await readStreams(file, tools)
  const video = streams.find(({ codec_type }) => codec_type === 'video')
  const audio = streams.find(({ codec_type }) => codec_type === 'audio')
  const [notAsDrawn, sound] = await Promise.all([
    video === undefined ? [] : compareFile(file, { looks, framesPerSecond }, tools),
    audio === undefined ? nothingHeard : (known.sound ?? listen(file, tools)),
  ])
  return {
    video: video === undefined ? null : videoStream.parse(video),
    audioCodec: audio?.codec_name ?? null,
    seconds: format.duration,
    boxes: await topLevelBoxes(file),
    notAsDrawn,
    ...sound,
  }
}

const nothingHeard: SoundImpressions = { loudnessLufs: -Infinity, truePeakDbtp: -Infinity }

async function readStreams(file: string, tools: Tools): Promise<z.output<typeof probe>> {
  const args = ['-v', 'error', '-show_streams', '-show_format', '-of', 'json', file]
  const { stdout } = await runFfmpeg({ path: tools.ffprobePath, args, step: 'check: read streams', signal: tools.signal, timeoutMs })
  return probe.parse(JSON.parse(stdout.toString()))
}

async function listen(file: string, tools: Tools): Promise<SoundImpressions> {
  const { stderr } = await examine(['-i', file, '-map', '0:a:0', '-af', 'ebur128=peak=true:framelog=verbose'], tools)
  return { loudnessLufs: lastNumber(stderr, /^\s+I:\s+(\S+) LUFS/gm), truePeakDbtp: lastNumber(stderr, /^\s+Peak:\s+(\S+) dBFS/gm) }
}

/** What FFmpeg's filters print of a file. */
function examine(look: readonly string[], tools: Tools): Promise<{ stdout: Buffer; stderr: string }> {
  const args = ['-nostdin', '-nostats', '-hide_banner', ...look, '-f', 'null', '-']
  return runFfmpeg({ path: tools.ffmpegPath, args, step: 'check: listen', signal: tools.signal, timeoutMs })
}

/** Minus infinity when it is not there or is printed as such. */
function lastNumber(text: string, pattern: RegExp): number {
  const value = Number([...text.matchAll(pattern)].at(-1)?.[1])
  return Number.isFinite(value) ? value : -Infinity
}
