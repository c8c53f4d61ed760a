import { readFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createCompositor, type Frame, type ScenePixels } from '@relampago/compositor'
import { startStage, type SceneStage } from '@relampago/compositor/stage'
import type { TimelineOutline } from '@relampago/domain/timeline'
import type { Frames, Milliseconds } from '@relampago/domain/units'
import { startBaker } from '../effects/start-baker.ts'
import { openCaptionCutter } from '../render/captions/cut-captions.ts'
import { captionedStage } from '../render/captions/captioned-stage.ts'
import { effectsKeptWhole } from '../render/effects-kept-whole.ts'
import { videoEncoderArgs } from '../render/encoder-settings.ts'
import { startEncoder } from '../render/encoder.ts'
import { feedFrames, frameQueue } from '../render/feed-frames.ts'
import { compositorFile } from '../run/compositor-file.ts'
import type { Segment } from '../render/frames/plan-segments.ts'
import { ToolError } from '../run/tool-error.ts'
import type { Tools } from '../run/tools.ts'

export type FilmOrder = {
  timeline: TimelineOutline
  shown: Segment
  /** One per scene. */
  pixels: readonly ScenePixels[]
  kind: 'film' | 'loop'
  /** Of the file; the frames are scaled to it. */
  width: number
  height: number
  outFile: string
  /** Frames to keep as they were drawn. */
  wanted?: readonly Frames[]
  tools: Tools
}

const stallMs: Milliseconds = 20_000

/** Draws a part of a timeline by the product's own engine and encodes it, without sound. */
export async function drawFrames(order: FilmOrder): Promise<Map<Frames, Uint8Array>> {
  const { timeline, shown, pixels, tools, kind, wanted = [] } = order
  const folder = join(tools.folder, kind)
  await mkdir(folder)
  const compositor = await createCompositor(await readFile(compositorFile), timeline)
  const queue = frameQueue(compositor)
  const scenes = startStage(timeline, compositor, async (index) => pixelsOf(pixels, index), startBaker(timeline, tools))
  const cutter = openCaptionCutter(timeline, folder, tools)
  const kept = new Map<Frames, Uint8Array>()
  const stage = keeping(captionedStage({ stage: scenes, timeline, segments: [shown], compositor, cutter }), wanted, kept)
  const encoder = startEncoder({ path: tools.ffmpegPath, args: encodeArgs(order), folder, signal: tools.signal, stallMs })
  try {
    await warmUp(timeline, shown, stage, compositor.frame())
    await feedFrames({ stage, encoder, queue, ...shown, signal: tools.signal, onFrame: () => undefined })
    const counted = await encoder.finish()
    if (counted !== shown.to - shown.from)
      throw new ToolError(tools.ffmpegPath, 'template film: encode', `${counted} of ${shown.to - shown.from} frames arrived`)
    return kept
  } finally {
    await encoder.stop()
    await Promise.allSettled(queue.map(({ written }) => written))
    await stage.close()
  }
}

function pixelsOf(pixels: readonly ScenePixels[], index: number): ScenePixels {
  const found = pixels[index]
  if (found === undefined) throw new Error(`there is no picture ${index}`)
  return found
}

/** Copies frames as they are drawn. */
function keeping(stage: SceneStage, wanted: readonly Frames[], kept: Map<Frames, Uint8Array>): SceneStage {
  return {
    ...stage,
    draw(frame, into) {
      stage.draw(frame, into)
      if (wanted.includes(frame)) kept.set(frame, into.bytes().slice())
    },
  }
}

/** Draws what comes before, if an effect remembers it. */
async function warmUp(timeline: TimelineOutline, shown: Segment, stage: SceneStage, into: Frame): Promise<void> {
  const first = Math.min(shown.from, ...effectsKeptWhole(timeline).map(({ from }) => from))
  for (let at = first; at < shown.from; at += 1) {
    if (stage.needsPictures(at)) await stage.bringPictures(at)
    stage.draw(at, into)
  }
}

function encodeArgs({ timeline, kind, width, height, outFile }: FilmOrder): string[] {
  const rawFrames = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'yuv420p',
    '-s',
    `${timeline.width}x${timeline.height}`,
    '-r',
    String(timeline.framesPerSecond),
    '-i',
    'pipe:0',
  ]
  const scaled = width === timeline.width ? [] : ['-vf', `scale=${width}:${height}:flags=area`]
  const output = [...scaled, ...videoEncoderArgs(kind, timeline.framesPerSecond), '-an', '-map_metadata', '-1', '-movflags', '+faststart', '-f', 'mp4', outFile]
  return ['-y', '-loglevel', 'error', '-nostats', '-progress', 'pipe:1', ...rawFrames, ...output]
}
