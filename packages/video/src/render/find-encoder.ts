import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Fraction, Frames, Milliseconds } from '@relampago/domain/units'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { ToolError } from '../run/tool-error.ts'
import type { Tools } from '../run/tools.ts'
import { hardwareEncoders, type HardwareEncoder, type VideoEncoder } from '../run/video-encoder.ts'
import { encodeFramesArgs } from './encoder-settings.ts'

export type EncoderSearch = Pick<Tools, 'ffmpegPath' | 'ffprobePath' | 'signal'> & {
  /** Called with each encoder that FFmpeg lists and that did not pass, and why. */
  onRefused?: (encoder: HardwareEncoder, reason: string) => void
  /** A program that takes longer is stopped; drivers may hang. */
  limitMs?: Milliseconds
}

/** As videos are; the smallest that all hardware takes would say less. */
const trial = { width: 1080, height: 1920, framesPerSecond: 30, frames: 8 } as const
const step = 'start: try encoders'
/** Mean difference of brightness that is allowed: encoding costs less than one level here. */
const mostDifference = 4

/**
 * The first hardware encoder that encodes a short trial rightly, in frames as the render sends
 * them; `x264` when there is none. All that FFmpeg lists are tried at once. Throws only the reason
 * of the signal.
 */
export async function findEncoder({ limitMs = 4000, onRefused = () => undefined, ...tools }: EncoderSearch): Promise<VideoEncoder> {
  const listed = await listEncoders(tools, limitMs)
  if (listed.length === 0) return 'x264'
  const folder = await mkdtemp(join(tmpdir(), 'relampago-encoders-'))
  try {
    const input = trialFrames()
    const faults = await Promise.all(listed.map((encoder) => faultOf(encoder, { ...tools, folder }, input, limitMs)))
    tools.signal.throwIfAborted()
    for (const [at, encoder] of listed.entries()) if (faults[at]) onRefused(encoder, faults[at])
    return listed.find((_, at) => faults[at] === null) ?? 'x264'
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function listEncoders({ ffmpegPath, signal }: EncoderSearch, timeoutMs: Milliseconds): Promise<HardwareEncoder[]> {
  try {
    const { stdout } = await runFfmpeg({ path: ffmpegPath, args: ['-hide_banner', '-encoders'], step, signal, timeoutMs })
    const names = new Set(stdout.toString().split(/\s+/))
    return hardwareEncoders.filter((encoder) => names.has(encoder))
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof ToolError) return []
    throw error
  }
}

type TrialTools = Pick<Tools, 'ffmpegPath' | 'ffprobePath' | 'signal' | 'folder'>

/** What is wrong with the trial of an encoder; `null` when it is right. */
async function faultOf(encoder: HardwareEncoder, tools: TrialTools, input: Uint8Array, timeoutMs: Milliseconds): Promise<string | null> {
  const { ffmpegPath: path, signal, folder } = tools
  const file = join(folder, `${encoder}.mp4`)
  try {
    const args = ['-y', '-loglevel', 'error', ...encodeFramesArgs({ ...trial, quality: 'standard', encoder }), file]
    await runFfmpeg({ path, args, step, signal, timeoutMs, input })
    const stream = await readStream(file, tools, timeoutMs)
    const wanted = `h264,High,${trial.width},${trial.height},yuv420p,tv,${trial.frames}`
    if (stream !== wanted) return `its stream is ${stream}, not ${wanted}`
    const decode = ['-loglevel', 'error', '-i', file, '-f', 'rawvideo', '-pix_fmt', 'yuv420p', 'pipe:1']
    const { stdout } = await runFfmpeg({ path, args: decode, step, signal, timeoutMs })
    if (stdout.length !== input.length) return `${stdout.length} of ${input.length} bytes come out`
    const difference = largestDifference(stdout, input)
    return difference <= mostDifference ? null : `a frame is ${difference.toFixed(1)} levels from what went in`
  } catch (error) {
    if (error instanceof ToolError) return error.detail.trim()
    if (signal.aborted) return 'aborted'
    throw error
  }
}

async function readStream(file: string, { ffprobePath, signal }: TrialTools, timeoutMs: Milliseconds): Promise<string> {
  const fields = 'stream=codec_name,profile,width,height,pix_fmt,color_range,nb_frames'
  const args = ['-v', 'error', '-select_streams', 'v:0', '-show_entries', fields, '-of', 'csv=p=0', file]
  const { stdout } = await runFfmpeg({ path: ffprobePath, args, step, signal, timeoutMs })
  return stdout.toString().trim()
}

const frameBytes = (trial.width * trial.height * 3) / 2

/** Gradients that move, each frame brighter than the one before, so that none can be exchanged. */
function trialFrames(): Uint8Array {
  const bytes = new Uint8Array(trial.frames * frameBytes).fill(128)
  for (let frame = 0; frame < trial.frames; frame += 1) {
    for (let row = 0; row < trial.height; row += 1) {
      const level = 30 + 12 * frame + Math.round(80 * share(row + 16 * frame))
      const start = frame * frameBytes + row * trial.width
      bytes.fill(level, start, start + trial.width / 2)
      bytes.fill(level + 20, start + trial.width / 2, start + trial.width)
    }
  }
  return bytes
}

function share(row: number): Fraction {
  return (row % trial.height) / trial.height
}

/** Of all frames, the largest mean difference of a byte from what went in. */
function largestDifference(one: Uint8Array, other: Uint8Array): number {
  const ofFrame = (frame: Frames) => {
    let sum = 0
    for (let at = frame * frameBytes; at < (frame + 1) * frameBytes; at += 1) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0))
    return sum / frameBytes
  }
  return Math.max(...Array.from({ length: trial.frames }, (_, frame) => ofFrame(frame)))
}
