import sharp from 'sharp'
import { z } from 'zod'
import type { Fraction, Milliseconds, Pixels, Seconds } from '@relampago/domain/units'
import { inspectPhoto } from '../inspection/inspect-photo.ts'
import { guardedInput, runGuarded, type ClipTools } from './run-guarded.ts'

/** A film that has been looked at and can be cut. */
export type SurveyedVideo = {
  file: string
  /** `null` where the file does not say. */
  duration: Seconds | null
  /** As it is seen: upright, with square pixels; not above 1280 wide. */
  shape: { width: Pixels; height: Pixels }
  /** Of the film itself, for one of the shape; from 1 up. */
  scale: number
  /** A frame from its middle, as JPEG in that shape. */
  sample: Buffer
  /** What must stay in sight when it is cropped. */
  focus: { x: Fraction; y: Fraction }
  /** Filters that make it upright and plain before anything else. */
  first: readonly string[]
  /** How its colours are coded: names of FFmpeg's `scale` filter, or a curve for bright screens. */
  colors: { matrix: 'bt709' | 'bt601' | 'bt2020' | 'auto'; curve: 'smpte2084' | 'arib-std-b67' | null }
}

const probeLimit: Milliseconds = 10_000
const lookLimit: Milliseconds = 20_000
const lookWidth: Pixels = 1280
/** On a card of 764 pixels anything less is a blur. */
const leastSide: Pixels = 240

const stream = z.object({
  width: z.number().optional(),
  height: z.number().optional(),
  sample_aspect_ratio: z.string().optional(),
  field_order: z.string().optional(),
  color_space: z.string().optional(),
  color_transfer: z.string().optional(),
  duration: z.string().optional(),
})
const probed = z.object({ streams: z.array(stream), format: z.object({ duration: z.string().optional() }).optional() })

/**
 * Looks at a stranger's film; gives the reason when it cannot be used. Throws only the signal's.
 */
export async function surveyVideo(file: string, tools: ClipTools): Promise<SurveyedVideo | { fault: string }> {
  try {
    const [found, format] = await probe(file, tools)
    if (found === undefined) return { fault: 'it has no moving picture' }
    const { width = 0, height = 0 } = found
    if (Math.min(width, height) < leastSide) return { fault: `it is smaller than ${leastSide} pixels` }
    const duration = secondsOf(found.duration) ?? secondsOf(format)
    const first = [...(isInterlaced(found) ? ['bwdif=mode=send_frame'] : []), ...(isSquare(found) ? [] : ['scale=trunc(iw*sar/2)*2:ih', 'setsar=1'])]
    const jpeg = await look(file, (duration ?? 0) / 2, first, tools)
    const shape = await sharp(jpeg).metadata()
    const { focus } = await inspectPhoto(jpeg)
    const scale = Math.max(1, Math.max(width, height) / Math.max(shape.width, shape.height))
    return { file, duration, shape: { width: shape.width, height: shape.height }, scale, sample: jpeg, focus, first, colors: colorsOf(found) }
  } catch (error) {
    tools.signal.throwIfAborted()
    return { fault: error instanceof Error ? error.message.slice(-200) : String(error) }
  }
}

type Stream = z.infer<typeof stream>

async function probe(file: string, { ffprobePath, signal }: ClipTools): Promise<[Stream | undefined, string | undefined]> {
  const entries = 'stream=width,height,sample_aspect_ratio,field_order,color_space,color_transfer,duration:format=duration'
  // -max_pixels is an option of decoders, which looking at headers does not need.
  const args = ['-v', 'error', ...guardedInput.slice(0, 4), '-select_streams', 'V:0', '-show_entries', entries, '-of', 'json', file]
  const { stdout } = await runGuarded({ path: ffprobePath, args, step: 'clip: probe', signal, timeoutMs: probeLimit })
  const { streams, format } = probed.parse(JSON.parse(stdout.toString()))
  return [streams[0], format?.duration]
}

/** A frame at that time, else the first one. */
async function look(file: string, at: Seconds, first: readonly string[], { ffmpegPath, signal }: ClipTools): Promise<Buffer> {
  const filters = [...first, `scale=w='min(${lookWidth},iw)':h=-2`].join(',')
  for (const seek of at > 0 ? [at, 0] : [0]) {
    const input = ['-v', 'error', '-nostdin', '-threads', '2', ...guardedInput, '-ss', seek.toFixed(3), '-i', file]
    const args = [
      ...input,
      '-map',
      '0:V:0',
      '-vf',
      filters,
      '-frames:v',
      '1',
      '-pix_fmt',
      'yuvj420p',
      '-c:v',
      'mjpeg',
      '-q:v',
      '3',
      '-f',
      'image2pipe',
      'pipe:1',
    ]
    const { stdout } = await runGuarded({ path: ffmpegPath, args, step: 'clip: look', signal, timeoutMs: lookLimit })
    if (stdout.length > 0) return stdout
  }
  throw new Error('no frame of it can be decoded')
}

function secondsOf(text: string | undefined): Seconds | null {
  const seconds = Number(text)
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null
}

function isInterlaced({ field_order: order }: Stream): boolean {
  return order !== undefined && /^[tb][tb]$/.test(order)
}

function isSquare({ sample_aspect_ratio: ratio }: Stream): boolean {
  return ratio === undefined || ratio === '1:1' || ratio === '0:1' || ratio === 'N/A'
}

/** Untagged files are coded as their size suggests: high definition as BT.709. */
function colorsOf({ color_space: space = 'unknown', color_transfer: transfer, width = 0, height = 0 }: Stream): SurveyedVideo['colors'] {
  const curve = transfer === 'smpte2084' || transfer === 'arib-std-b67' ? transfer : null
  if (space === 'bt709' || space.startsWith('bt2020')) return { matrix: space === 'bt709' ? 'bt709' : 'bt2020', curve }
  if (space === 'smpte170m' || space === 'bt470bg') return { matrix: 'bt601', curve }
  return { matrix: space !== 'unknown' ? 'auto' : Math.max(width, height) >= 1280 ? 'bt709' : 'bt601', curve }
}
