import { z } from 'zod'
import type { Seconds } from '@relampago/domain/units'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import type { Tools } from '../run/tools.ts'
import { topLevelBoxes } from './mp4-boxes.ts'
import { readImpressions, watchFilters, type PictureImpressions } from './watch-filters.ts'

/** How loud its sound is. */
type SoundImpressions = {
  /** Integrated, by EBU R 128; -70 and less is silence. */
  loudnessLufs: number
  truePeakDbtp: number
}

/** What a finished file really holds. */
export type VideoMeasurements = PictureImpressions &
  SoundImpressions & {
    video: VideoStream | null
    audioCodec: string | null
    seconds: Seconds
    /** Outermost boxes in order. */
    boxes: string[]
  }
/** What was measured while the parts were made, which the file holds as they are. */
export type KnownImpressions = { pictures?: PictureImpressions; sound?: SoundImpressions }

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

/**
 * x264 keeps refining a picture that has stopped for about half a second, so 3 s of standstill
 * are seen as 2.5.
 */
const shortestFreeze: Seconds = 2.5
const timeoutMs = 60_000

/** Opens a file and measures it, apart from what is known already. */
export async function measureVideo(file: string, tools: Tools, known: KnownImpressions = {}): Promise<VideoMeasurements> {
  const { streams, format } = await readStreams(file, tools)
  const video = streams.find(({ codec_type }) => codec_type === 'video')
  const audio = streams.find(({ codec_type }) => codec_type === 'audio')
  const [pictures, sound] = await Promise.all([
    video === undefined ? nothingSeen : (known.pictures ?? watchPictures(file, format.duration, tools)),
    audio === undefined ? nothingHeard : (known.sound ?? listen(file, tools)),
  ])
  return {
    video: video === undefined ? null : videoStream.parse(video),
    audioCodec: audio?.codec_name ?? null,
    seconds: format.duration,
    boxes: await topLevelBoxes(file),
    ...pictures,
    ...sound,
  }
}

const nothingSeen: PictureImpressions = { black: [], frozenFrom: [] }
const nothingHeard: SoundImpressions = { loudnessLufs: -Infinity, truePeakDbtp: -Infinity }

async function readStreams(file: string, tools: Tools): Promise<z.output<typeof probe>> {
  const args = ['-v', 'error', '-show_streams', '-show_format', '-of', 'json', file]
  const { stdout } = await runFfmpeg({ path: tools.ffprobePath, args, step: 'check: read streams', signal: tools.signal, timeoutMs })
  return probe.parse(JSON.parse(stdout.toString()))
}

/**
 * Looks for black and for standstill. Pictures are taken from every frame that others build on (at
 * most 0.14 s apart in our files), small and without deblocking: enough to see both, at a quarter
 * of the work of decoding all.
 */
async function watchPictures(file: string, seconds: Seconds, tools: Tools): Promise<PictureImpressions> {
  const few = ['-skip_frame:v', 'bidir', '-skip_loop_filter:v', 'all']
  const { stdout } = await examine([...few, '-i', file, '-map', '0:v:0', '-vf', watchFilters(shortestFreeze, '-'), '-fps_mode', 'passthrough'], tools)
  return readImpressions(stdout.toString(), seconds)
}

async function listen(file: string, tools: Tools): Promise<SoundImpressions> {
  const { stderr } = await examine(['-i', file, '-map', '0:a:0', '-af', 'ebur128=peak=true:framelog=verbose'], tools)
  return { loudnessLufs: lastNumber(stderr, /^\s+I:\s+(\S+) LUFS/gm), truePeakDbtp: lastNumber(stderr, /^\s+Peak:\s+(\S+) dBFS/gm) }
}

/** What FFmpeg's filters print of a file. */
function examine(look: readonly string[], tools: Tools): Promise<{ stdout: Buffer; stderr: string }> {
  const args = ['-nostdin', '-nostats', '-hide_banner', ...look, '-f', 'null', '-']
  return runFfmpeg({ path: tools.ffmpegPath, args, step: 'check: watch and listen', signal: tools.signal, timeoutMs })
}

/** Minus infinity when it is not there or is printed as such. */
function lastNumber(text: string, pattern: RegExp): number {
  const value = Number([...text.matchAll(pattern)].at(-1)?.[1])
  return Number.isFinite(value) ? value : -Infinity
}
