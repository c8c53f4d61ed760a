import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureClip } from '@relampago/domain/timeline'
import type { Frames, Milliseconds, Pixels, Seconds } from '@relampago/domain/units'
import { ToolError } from '../../run/tool-error.ts'
import { cropAround } from '../drawing/crop-around.ts'
import { frame } from '../drawing/canvas.ts'
import { clipWindows, type ClipForm } from './clip-window.ts'
import { bt709Tags, withOrdinaryColors } from './ordinary-colors.ts'
import { guardedInput, runGuarded, type ClipTools } from './run-guarded.ts'
import type { SurveyedVideo } from './survey-video.ts'

/** A clip as the render takes it, with its first frame as JPEG; both in the folder. */
export type PreparedClip = { clip: PictureClip; still: string; form: ClipForm }

export type ClipCut = {
  video: SurveyedVideo
  form: ClipForm
  /** Seconds of the film before this, apart from its beginning, belong to earlier scenes. */
  after: Seconds
  /** That are wanted; there may be fewer. */
  seconds: Seconds
  /** Files begin with it. */
  name: string
  folder: string
  tools: ClipTools
}

const framesPerSecond = 30
const longest: Seconds = 12
/** Hands shake when they press the button. */
const skipped: Seconds = 0.5
/** Less than this is no motion. */
const leastFrames: Frames = 15
const cutLimit: Milliseconds = 60_000
const stillLimit: Milliseconds = 10_000

/** Upright films fill the frame; others stand on a card, where less of them is cut off. */
export function clipForm({ shape: { width, height } }: SurveyedVideo): ClipForm {
  return width >= 480 && height >= 1.2 * width ? 'full' : 'framed'
}

/**
 * Cuts a clip out of a film: 30 frames a second, cropped around what the eye goes to, in BT.709,
 * H.264 that can be entered every half second. Only the wanted seconds are decoded. Throws
 * `ToolError` when nothing can be cut, and the signal's reason when aborted.
 */
export async function prepareClip(cut: ClipCut): Promise<PreparedClip> {
  const { name, folder, form, tools } = cut
  const file = `${name}-clip.mp4`
  const still = `${name}-clip.jpg`
  const frames = await encode(cut, join(folder, file))
  if (frames < leastFrames) {
    await rm(join(folder, file), { force: true })
    throw new ToolError(tools.ffmpegPath, 'clip: cut', `only ${frames} frames can be decoded`)
  }
  const args = ['-v', 'error', '-nostdin', '-y', '-i', join(folder, file), '-frames:v', '1', '-q:v', '2', join(folder, still)]
  await runGuarded({ path: tools.ffmpegPath, args, step: 'clip: first frame', signal: tools.signal, timeoutMs: stillLimit })
  return { clip: { file, ...frame, frames }, still, form }
}

/** Where in the film the seconds begin: after those of earlier scenes while some are left. */
function startOf({ video: { duration }, after, seconds }: ClipCut): Seconds {
  if (duration === null) return 0
  const first = duration >= skipped + seconds ? skipped : 0
  return first + after + Math.min(1, seconds) <= duration ? first + after : first
}

/** Gives the number of frames. Tone mapping is left out where FFmpeg cannot do it. */
async function encode(cut: ClipCut, out: string): Promise<Frames> {
  const { video, tools } = cut
  const seconds = Math.min(longest, cut.seconds)
  const input = ['-nostdin', '-y', '-threads', '2', ...guardedInput, '-err_detect', 'ignore_err', '-ss', startOf(cut).toFixed(3), '-t', String(seconds)]
  // The file lives as long as the video is made: time counts, not size (1.7 MB a second).
  const coding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '16', '-bf', '0', '-g', '15', '-threads', '2', '-pix_fmt', 'yuv420p']
  const most = ['-frames:v', String(Math.ceil(seconds * framesPerSecond)), '-progress', 'pipe:1', '-nostats']
  const run = async (filters: readonly string[]) => {
    const args = [
      '-v',
      'error',
      ...input,
      '-i',
      video.file,
      '-map',
      '0:V:0',
      '-an',
      '-sn',
      '-dn',
      '-vf',
      filters.join(','),
      ...coding,
      ...bt709Tags,
      ...most,
      out,
    ]
    const { stdout } = await runGuarded({ path: tools.ffmpegPath, args, step: 'clip: cut', signal: tools.signal, timeoutMs: cutLimit })
    return Number([...stdout.toString().matchAll(/^frame=\s*(\d+)/gm)].at(-1)?.[1] ?? 0)
  }
  return await withOrdinaryColors(video.colors, clipWindows[cut.form], tools.signal, (scaling) => run(filtersOf(cut, scaling)))
}

/** Frames that are not shown go first, then what is outside the window. */
function filtersOf({ video, form }: ClipCut, scaling: readonly string[]): string[] {
  const { shape, focus, first } = video
  const window = clipWindows[form]
  const part = cropAround(shape, focus, window.width / window.height)
  const crop = `crop=iw*${share(part.width, shape.width)}:ih*${share(part.height, shape.height)}:iw*${share(part.x, shape.width)}:ih*${share(part.y, shape.height)}`
  const place = form === 'full' ? [] : [`pad=${frame.width}:${frame.height}:${window.x}:${window.y}:black`]
  return [`fps=${framesPerSecond}`, ...first, crop, ...scaling, 'setsar=1', ...place]
}

function share(length: Pixels, whole: Pixels): string {
  return (length / whole).toFixed(5)
}
