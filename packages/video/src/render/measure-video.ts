import { z } from 'zod'
import type { Seconds } from '@relampago/domain/units'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import type { Tools } from '../tools.ts'
import { topLevelBoxes } from './mp4-boxes.ts'

/** What a finished file really holds. */
export type VideoMeasurements = {
  video: VideoStream | null
  audioCodec: string | null
  seconds: Seconds
  /** Outermost boxes in order. */
  boxes: string[]
  /** Integrated, by EBU R 128; -70 and less is silence. */
  loudnessLufs: number
  truePeakDbtp: number
  /** Stretches without light. */
  black: { from: Seconds; to: Seconds }[]
  /** Where stretches of 3 s and more without any change begin, give or take half a second. */
  frozenFrom: Seconds[]
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

const shortestBlack: Seconds = 0.5
/** x264 goes on refining a picture that has stopped for about half a second, so 3 s of standstill are seen as 2.5. */
const shortestFreeze: Seconds = 2.5
/**
 * Mean change of a pixel, as a share of white, below which two pictures count as the same; everything is compared with the first picture of
 * the stretch, so slow motion adds up. x264 refining a picture that stands still stays below, a small breathing layer above.
 */
const freezeNoise = 0.001
const timeoutMs = 60_000

/**
 * Opens a file and measures it. Pictures are taken from every frame that others build on (at most 0.14 s apart in our files), small and
 * without deblocking: enough to see black and standstill, at a quarter of the work of decoding all.
 */
export async function measureVideo(file: string, tools: Tools): Promise<VideoMeasurements> {
  const { streams, format } = await readStreams(file, tools)
  const video = streams.find(({ codec_type }) => codec_type === 'video')
  const audio = streams.find(({ codec_type }) => codec_type === 'audio')
  return {
    video: video === undefined ? null : videoStream.parse(video),
    audioCodec: audio?.codec_name ?? null,
    seconds: format.duration,
    boxes: await topLevelBoxes(file),
    ...(await watchAndListen(file, { hasPicture: video !== undefined, hasSound: audio !== undefined }, tools)),
  }
}

async function readStreams(file: string, tools: Tools): Promise<z.output<typeof probe>> {
  const args = ['-v', 'error', '-show_streams', '-show_format', '-of', 'json', file]
  const { stdout } = await runFfmpeg({ path: tools.ffprobePath, args, step: 'check: read streams', signal: tools.signal, timeoutMs })
  return probe.parse(JSON.parse(stdout.toString()))
}

type Impressions = Pick<VideoMeasurements, 'loudnessLufs' | 'truePeakDbtp' | 'black' | 'frozenFrom'>

/** Decodes picture and sound, as far as they are there, in one go. */
async function watchAndListen(file: string, { hasPicture, hasSound }: { hasPicture: boolean; hasSound: boolean }, tools: Tools): Promise<Impressions> {
  const look = ['scale=270:-2:flags=area', `blackdetect=d=${shortestBlack}:pic_th=0.98:pix_th=0.1`, `freezedetect=n=${freezeNoise}:d=${shortestFreeze}`].join(
    ',',
  )
  const input = ['-nostdin', '-nostats', '-hide_banner', '-skip_frame:v', 'bidir', '-skip_loop_filter:v', 'all', '-i', file]
  const watching = hasPicture ? ['-map', '0:v:0', '-vf', look, '-fps_mode', 'passthrough', '-f', 'null', '-'] : []
  const listening = hasSound ? ['-map', '0:a:0', '-af', 'ebur128=peak=true:framelog=verbose', '-f', 'null', '-'] : []
  const args = [...input, ...watching, ...listening]
  const { stderr } = await runFfmpeg({ path: tools.ffmpegPath, args, step: 'check: watch and listen', signal: tools.signal, timeoutMs })
  return {
    loudnessLufs: lastNumber(stderr, /^\s+I:\s+(\S+) LUFS/gm),
    truePeakDbtp: lastNumber(stderr, /^\s+Peak:\s+(\S+) dBFS/gm),
    black: [...stderr.matchAll(/black_start:(\S+) black_end:(\S+)/g)].map(([, from, to]) => ({ from: Number(from), to: Number(to) })),
    frozenFrom: [...stderr.matchAll(/freeze_start: (\S+)/g)].map(([, from]) => Number(from)),
  }
}

/** Minus infinity when it is not there or is printed as such. */
function lastNumber(text: string, pattern: RegExp): number {
  const value = Number([...text.matchAll(pattern)].at(-1)?.[1])
  return Number.isFinite(value) ? value : -Infinity
}
