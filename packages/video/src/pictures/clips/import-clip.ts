import { stat } from 'node:fs/promises'
import type { Bytes, Milliseconds, Pixels, Seconds } from '@relampago/domain/units'
import { bt709Tags, withOrdinaryColors } from './ordinary-colors.ts'
import { guardedInput, runGuarded, type ClipTools } from './run-guarded.ts'
import { surveyVideo, type SurveyedVideo } from './survey-video.ts'

/** A stranger's film as we write it. */
export type ImportedClip = { width: Pixels; height: Pixels; seconds: Seconds; bytes: Bytes; /** A frame of it, as JPEG. */ sample: Buffer }

export type ClipImport = {
  file: string
  /** Where the MP4 goes. */
  out: string
  /** What is later is cut off. */
  longest: Seconds
  tools: ClipTools
}

/** Of the shorter side: as much as a film that fills the frame is shown with. */
const mostShortSide: Pixels = 1080
const framesPerSecond = 30
/** Less than half a second is no motion. */
const leastFrames = 15
const importLimit: Milliseconds = 150_000
/** A minute of 4K at 60 frames a second, decoded and encoded, took 150 s on one core. */
const cpuSeconds: Seconds = 400

/**
 * Writes an untrusted film again: H.264 of 30 frames a second, BT.709, upright, without sound and
 * metadata, at most 1080 pixels on its shorter side and 6 megabits a second. `null` when it cannot
 * be used. Throws only the signal's reason.
 */
export async function importClip({ file, out, longest, tools }: ClipImport): Promise<ImportedClip | null> {
  const video = await surveyVideo(file, tools)
  if ('fault' in video) return null
  const size = storedSize(video)
  try {
    const frames = await withOrdinaryColors(video.colors, size, tools.signal, (scaling) => encode({ video, scaling, out, longest, tools }))
    if (frames < leastFrames) return null
    return { ...size, seconds: frames / framesPerSecond, bytes: (await stat(out)).size, sample: video.sample }
  } catch {
    tools.signal.throwIfAborted()
    return null
  }
}

type Encoding = Pick<ClipImport, 'out' | 'longest' | 'tools'> & { video: SurveyedVideo; scaling: readonly string[] }

/** Gives the number of frames. */
async function encode({ video, scaling, out, longest, tools }: Encoding): Promise<number> {
  const input = ['-v', 'error', '-nostdin', '-y', '-threads', '2', ...guardedInput, '-err_detect', 'ignore_err', '-t', String(longest), '-i', video.file]
  const filters = [`fps=${framesPerSecond}`, ...video.first, ...scaling, 'setsar=1'].join(',')
  const coding = ['-c:v', 'libx264', '-preset', 'superfast', '-crf', '21', '-maxrate', '6M', '-bufsize', '12M', '-g', '60', '-threads', '2']
  const most = ['-frames:v', String(longest * framesPerSecond), '-movflags', '+faststart', '-progress', 'pipe:1', '-nostats']
  const args = [...input, '-map', '0:V:0', '-an', '-sn', '-dn', '-vf', filters, ...coding, ...bt709Tags, ...most, '-f', 'mp4', out]
  const { stdout } = await runGuarded({ path: tools.ffmpegPath, args, step: 'clip: import', signal: tools.signal, timeoutMs: importLimit, cpuSeconds })
  return Number([...stdout.toString().matchAll(/^frame=\s*(\d+)/gm)].at(-1)?.[1] ?? 0)
}

/** Even sides, in the same form. */
function storedSize({ shape: { width, height }, scale }: SurveyedVideo): { width: Pixels; height: Pixels } {
  const shown = Math.min(scale, mostShortSide / Math.min(width, height))
  const even = (side: Pixels) => Math.max(2, Math.round((side * shown) / 2) * 2)
  return { width: even(width), height: even(height) }
}
