import { mkdtemp, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createCompositor } from '@relampago/compositor'
import { captionScript, type Timeline } from '@relampago/domain/timeline'
import type { Frames, Milliseconds } from '@relampago/domain/units'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { ToolError } from '../tool-error.ts'
import type { Tools } from '../tools.ts'
import { captionFilter, captionInk } from './caption-ink.ts'
import { audioEncoderArgs, videoEncoderArgs, type Quality } from './encoder-settings.ts'
import { startEncoder, type Encoder } from './encoder.ts'
import { fontsFolder } from './fonts-folder.ts'
import { readAhead } from './read-ahead.ts'
import { startStage, type SceneStage } from './scene-stage.ts'
import { untilAborted } from './until-aborted.ts'

export type RenderOrder = {
  /** Its picture files are relative to `tools.folder`. */
  timeline: Timeline
  /** Resolves when the files of that scene are complete; all are by default. */
  pictureReady?: (index: number) => Promise<void>
  /** As .m4a it is taken as it is, anything else is encoded. Needed only after the last frame, so it may still be in the making. */
  soundtrackFile: string | Promise<string>
  quality: Quality
  /** The MP4; appears only when it is complete. */
  outFile: string
  tools: Tools
  /** Called for each frame that the encoder has taken. */
  onProgress?: (framesDone: Frames, frames: Frames) => void
  /** The encoder is given up when it does nothing for so long. */
  stallMs?: Milliseconds
}

/** Frames that may wait for the encoder, so that it has work while pictures come in. */
const framesInQueue = 6
const defaultStallMs = 20_000
const muxTimeoutMs = 60_000
const wasmFile = fileURLToPath(import.meta.resolve('@relampago/compositor/compositor.wasm'))

/**
 * Draws every frame and encodes it with captions and sound: H.264 High, BT.709, AAC, index at the front.
 * Throws `ToolError` when FFmpeg fails, stalls or loses a frame, and the signal's reason when aborted; no process and no file is left then.
 */
export async function renderTimeline(order: RenderOrder): Promise<{ frames: Frames; bytes: number }> {
  const { timeline, tools } = order
  const soundtrack = Promise.resolve(order.soundtrackFile)
  // Waited for only after the last frame; a failure before is met there.
  soundtrack.catch(() => undefined)
  const folder = await mkdtemp(join(tools.folder, 'render-'))
  const part = `${resolve(order.outFile)}.part`
  try {
    await writeFile(join(folder, 'captions.ass'), captionScript(timeline, captionInk))
    await symlink(fontsFolder, join(folder, 'fonts'), 'junction')
    await encodeFrames(order, folder)
    const soundFile = await untilAborted(tools.signal, soundtrack)
    await addSound({ folder, soundFile: resolve(tools.folder, soundFile), part, timeline, tools })
    await assertFrames(part, timeline.frames, tools)
    await rename(part, order.outFile)
    return { frames: timeline.frames, bytes: (await stat(order.outFile)).size }
  } finally {
    await rm(folder, { recursive: true, force: true })
    await rm(part, { force: true })
  }
}

/** Writes `picture.mp4`, the video without sound, into the folder. */
async function encodeFrames({ timeline, quality, tools, pictureReady, onProgress, stallMs = defaultStallMs }: RenderOrder, folder: string): Promise<void> {
  const { width, height, frames } = timeline
  const compositor = await createCompositor(await readFile(wasmFile), { width, height })
  const encoder = startEncoder({
    path: tools.ffmpegPath,
    args: encodeArgs(timeline, quality),
    folder,
    signal: tools.signal,
    stallMs,
  })
  const queue = Array.from({ length: framesInQueue }, () => ({ frame: compositor.frame(), written: Promise.resolve() }))
  try {
    const pictures = timeline.scenes.map(({ picture }) => picture)
    const stage = startStage(timeline, compositor, readAhead(pictures, tools.folder, pictureReady ?? (() => Promise.resolve())))
    await feed({ stage, encoder, queue, frames, signal: tools.signal, onFrame: (done) => onProgress?.(done, frames) })
    const counted = await encoder.finish()
    if (counted !== frames) throw new ToolError(tools.ffmpegPath, 'render: encode', `${counted} of ${frames} frames arrived`)
  } finally {
    await encoder.stop()
    await Promise.allSettled(queue.map(({ written }) => written))
  }
}

/** Raw frames from standard input to `picture.mp4` in the working directory. */
function encodeArgs({ width, height, framesPerSecond }: Timeline, quality: Quality): string[] {
  const rawFrames = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${width}x${height}`, '-r', String(framesPerSecond), '-i', 'pipe:0']
  const output = ['-vf', captionFilter, ...videoEncoderArgs(quality, framesPerSecond), '-map_metadata', '-1', 'picture.mp4']
  return ['-y', '-loglevel', 'error', '-nostats', '-progress', 'pipe:1', ...rawFrames, ...output]
}

type Feed = {
  stage: SceneStage
  encoder: Encoder
  queue: { frame: ReturnType<Awaited<ReturnType<typeof createCompositor>>['frame']>; written: Promise<void> }[]
  frames: Frames
  signal: AbortSignal
  onFrame: (done: Frames) => void
}

/** Draws ahead of the encoder by the length of the queue; waits only for the oldest frame in it. */
async function feed({ stage, encoder, queue, frames, signal, onFrame }: Feed): Promise<void> {
  let done = 0
  for (let at = 0; at < frames; at += 1) {
    if (stage.needsPictures(at)) {
      // New pictures may move the memory that queued frames lie in.
      await Promise.all(queue.map(({ written }) => written))
      await untilAborted(signal, stage.bringPictures(at))
    }
    const slot = queue[at % queue.length]
    if (slot === undefined) throw new Error('the queue has no slots')
    await slot.written
    stage.draw(at, slot.frame)
    slot.written = encoder.write(slot.frame.bytes()).then(() => onFrame((done += 1)))
    // Waited for a few frames later; a failure is met there.
    slot.written.catch(() => undefined)
    // Lets the pipe take bytes between two frames.
    await new Promise((resolveTurn) => setImmediate(resolveTurn))
  }
  await Promise.all(queue.map(({ written }) => written))
}

type SoundJob = { folder: string; soundFile: string; part: string; timeline: Timeline; tools: Tools }

/** Brings picture and sound together without encoding the picture again; the sound ends with the picture at the latest. */
async function addSound({ folder, soundFile, part, timeline, tools }: SoundJob): Promise<void> {
  const seconds = (timeline.frames / timeline.framesPerSecond).toFixed(3)
  const inputs = ['-y', '-loglevel', 'error', '-i', join(folder, 'picture.mp4'), '-i', soundFile]
  const audio = extname(soundFile) === '.m4a' ? ['-c:a', 'copy'] : audioEncoderArgs
  const streams = ['-map', '0:v:0', '-map', '1:a:0', '-c:v', 'copy', ...audio]
  await runFfmpeg({
    path: tools.ffmpegPath,
    args: [...inputs, ...streams, '-t', seconds, '-map_metadata', '-1', '-movflags', '+faststart', '-f', 'mp4', part],
    step: 'render: add the sound',
    signal: tools.signal,
    timeoutMs: muxTimeoutMs,
  })
}

async function assertFrames(file: string, frames: Frames, tools: Tools): Promise<void> {
  const step = 'render: count frames'
  const args = ['-v', 'error', '-select_streams', 'v:0', '-show_entries', 'stream=nb_frames', '-of', 'csv=p=0', file]
  const { stdout } = await runFfmpeg({ path: tools.ffprobePath, args, step, signal: tools.signal, timeoutMs: muxTimeoutMs })
  const counted = Number(stdout.toString().trim())
  if (counted !== frames) throw new ToolError(tools.ffmpegPath, step, `${counted} of ${frames} frames arrived`)
}
