import { mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Picture, TimelineOutline } from '@relampago/domain/timeline'
import type { Frames, Milliseconds } from '@relampago/domain/units'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { noCache, type StageCache } from '../stage-cache/stage-cache.ts'
import { ToolError } from '../run/tool-error.ts'
import type { Tools } from '../run/tools.ts'
import type { Quality } from './encoder-settings.ts'
import { joinSegments } from './join-segments.ts'
import { effectsKeptWhole } from './effects-kept-whole.ts'
import { planSegments, type Segment } from './frames/plan-segments.ts'
import { renderSegments } from './render-segments.ts'
import { makersOf, segmentKeys } from './segment-key.ts'
import { untilAborted } from './until-aborted.ts'

export type RenderOrder = {
  timeline: TimelineOutline
  /**
   * One per scene, in order; each resolves when its files, relative to `tools.folder`, are
   * complete.
   */
  pictures: readonly Promise<Picture>[]
  /**
   * An .m4a is taken as it is, anything else is encoded. Needed only after the last frame, so it
   * may still be in the making.
   */
  soundtrackFile: string | Promise<string>
  quality: Quality
  /** The MP4; appears only when it is complete. */
  outFile: string
  tools: Tools
  /** Segments made before; none are kept by default. */
  cache?: StageCache
  /**
   * Called for each frame that the encoder has taken, and once for each segment that was stored.
   */
  onProgress?: (framesDone: Frames, frames: Frames) => void
  /** The encoder is given up when it does nothing for so long. */
  stallMs?: Milliseconds
}

const defaultStallMs = 20_000
const countTimeoutMs = 60_000

/** `looks` are very small pictures of all frames as they were drawn, for the final check. */
export type RenderedVideo = { file: string; frames: Frames; bytes: number; looks: Uint8Array }

/**
 * Draws every frame and encodes it with captions and sound: H.264 High, BT.709, AAC, index at the
 * front. With a cache the video is made in segments; those that it has are not made again, and the
 * result is the same as with an empty one. Throws `ToolError` when FFmpeg fails, stalls or loses a
 * frame, and the signal's reason when aborted; no process and no file is left then.
 */
export async function renderTimeline(order: RenderOrder): Promise<RenderedVideo> {
  const { timeline, tools } = order
  const soundtrack = Promise.resolve(order.soundtrackFile)
  // Waited for only after the last frame; a failure before is met there.
  soundtrack.catch(() => undefined)
  const folder = await mkdtemp(join(tools.folder, 'render-'))
  const part = `${resolve(order.outFile)}.part`
  try {
    // Each segment costs about 0.2 s of processor time more than encoding in one piece, which only
    // a later edit pays back.
    const segments =
      order.cache === undefined || order.cache === noCache ? [{ from: 0, to: timeline.frames }] : planSegments(timeline, effectsKeptWhole(timeline))
    const looks = await makeSegments(order, segments, folder)
    const soundFile = await untilAborted(tools.signal, soundtrack)
    await joinSegments({ folder, segments, soundFile: resolve(tools.folder, soundFile), outFile: part, timeline, tools })
    await assertFrames(part, timeline.frames, tools)
    await rename(part, order.outFile)
    return { file: order.outFile, frames: timeline.frames, bytes: (await stat(order.outFile)).size, looks }
  } finally {
    await rm(folder, { recursive: true, force: true })
    await rm(part, { force: true })
  }
}

async function makeSegments(order: RenderOrder, segments: readonly Segment[], folder: string): Promise<Uint8Array> {
  const { timeline, pictures, quality, tools, onProgress, cache = noCache, stallMs = defaultStallMs } = order
  let done: Frames = 0
  const onFrames = (more: Frames) => onProgress?.((done += more), timeline.frames)
  const keyOf = cache === noCache ? null : segmentKeys({ timeline, pictures, quality, makers: await makersOf(tools), folder: tools.folder })
  return Buffer.concat(await renderSegments({ timeline, segments, quality, folder, cache, keyOf, pictures, onFrames, stallMs, tools }))
}

async function assertFrames(file: string, frames: Frames, tools: Tools): Promise<void> {
  const step = 'render: count frames'
  const args = ['-v', 'error', '-select_streams', 'v:0', '-show_entries', 'stream=nb_frames', '-of', 'csv=p=0', file]
  const { stdout } = await runFfmpeg({ path: tools.ffprobePath, args, step, signal: tools.signal, timeoutMs: countTimeoutMs })
  const counted = Number(stdout.toString().trim())
  if (counted !== frames) throw new ToolError(tools.ffmpegPath, step, `${counted} of ${frames} frames arrived`)
}
