import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCompositor } from '@relampago/compositor'
import type { Picture, TimelineOutline } from '@relampago/domain/timeline'
import type { Frames, Milliseconds, Seconds } from '@relampago/domain/units'
import type { StageCache } from '../stage-cache/stage-cache.ts'
import { ToolError } from '../run/tool-error.ts'
import type { Tools } from '../run/tools.ts'
import { captionedStage } from './captions/captioned-stage.ts'
import { openCaptionCutter } from './captions/cut-captions.ts'
import { compositorFile } from './frames/compositor-file.ts'
import { videoEncoderArgs, type Quality } from './encoder-settings.ts'
import { startEncoder, type Encoder } from './encoder.ts'
import { feedFrames, frameQueue, type FrameQueue } from './feed-frames.ts'
import { segmentFile, segmentFolder } from './join-segments.ts'
import type { Segment } from './frames/plan-segments.ts'
import { readAhead } from './frames/read-ahead.ts'
import { startStage, type SceneStage } from './frames/scene-stage.ts'
import { untilAborted } from './until-aborted.ts'
import { readImpressions, watchFilters, type PictureImpressions } from './watch-filters.ts'

export type SegmentsOrder = {
  timeline: TimelineOutline
  segments: readonly Segment[]
  quality: Quality
  /** Existing; each segment gets a folder in it. */
  folder: string
  cache: StageCache
  /** One per scene, in order. */
  pictures: readonly Promise<Picture>[]
  /** Waits for the pictures of the segment; `null` when nothing is kept. */
  keyOf: ((segment: Segment) => Promise<string>) | null
  onFrames: (more: Frames) => void
  stallMs: Milliseconds
  tools: Tools
}

/** Where the encoder writes what it sees, in the segment's folder. */
const seenFile = 'seen.txt'
const looksPerSecond = 6
/** 3 s, as seen in looks of which the first may come late. */
const shortestFreeze: Seconds = 2.8

/**
 * Makes each segment that the cache does not have: draws its frames with captions, encodes them,
 * and watches what came out. Every segment has an encoder of its own, so it comes out the same
 * whatever stands around it. While one is being finished the next is already drawn. Gives what was
 * seen in each. Throws as `startEncoder` does; no process is left then.
 */
export async function renderSegments(order: SegmentsOrder): Promise<PictureImpressions[]> {
  const studio = openStudio(order)
  const works: Promise<PictureImpressions>[] = []
  try {
    for (const [index, segment] of order.segments.entries()) {
      const place = join(order.folder, segmentFolder(index))
      await mkdir(place)
      const key = order.keyOf === null ? null : await untilAborted(order.tools.signal, order.keyOf(segment))
      const kept = key === null ? null : await order.cache.take<PictureImpressions>(key, place)
      if (kept === null) works.push((await studio.make({ segment, place, key })).finished)
      else {
        works.push(Promise.resolve(kept))
        order.onFrames(segment.to - segment.from)
      }
    }
    return await Promise.all(works)
  } finally {
    await studio.close()
    await Promise.allSettled(works)
  }
}

/** A segment in the making; without a key it is not kept. */
type Making = { segment: Segment; place: string; key: string | null }

/** What drawing and encoding need for as long as a video is made; started at the first segment. */
function openStudio(order: SegmentsOrder) {
  const { timeline, tools } = order
  let stage: SceneStage | null = null
  let queue: FrameQueue = []
  const encoders: { encoder: Encoder; ended: Promise<unknown> }[] = []

  async function start(): Promise<SceneStage> {
    const compositor = await createCompositor(await readFile(compositorFile), timeline)
    queue = frameQueue(compositor)
    const pixels = readAhead(order.pictures, tools.folder, tools.onNote ?? (() => undefined))
    const scenes = startStage(timeline, compositor, pixels, tools)
    const cutter = openCaptionCutter(timeline, order.folder, tools)
    return captionedStage({ stage: scenes, timeline, segments: order.segments, compositor, cutter })
  }

  return {
    /**
     * Resolves when all frames have been handed over; `finished` does when the segment is encoded,
     * watched and kept.
     */
    async make(making: Making): Promise<{ finished: Promise<PictureImpressions> }> {
      // No more than two at a time: the one that finishes and the one that begins.
      await encoders.at(-2)?.ended
      const { segment, place } = making
      stage ??= await start()
      const encoder = startEncoder({ path: tools.ffmpegPath, args: encodeArgs(order), folder: place, signal: tools.signal, stallMs: order.stallMs })
      const ended = Promise.withResolvers<void>()
      encoders.push({ encoder, ended: ended.promise })
      await feedFrames({ stage, encoder, queue, ...segment, signal: tools.signal, onFrame: () => order.onFrames(1) })
      const finished = finish(order, encoder, making, ended.resolve)
      // Waited for at the end; a failure is met there.
      finished.catch(ended.resolve)
      return { finished }
    },
    async close() {
      await Promise.all(encoders.map(({ encoder }) => encoder.stop()))
      await Promise.allSettled(queue.map(({ written }) => written))
      await stage?.close()
    },
  }
}

async function finish(order: SegmentsOrder, encoder: Encoder, { segment, place, key }: Making, onEncoded: () => void): Promise<PictureImpressions> {
  const counted = await encoder.finish()
  onEncoded()
  const frames = segment.to - segment.from
  if (counted !== frames) throw new ToolError(order.tools.ffmpegPath, 'render: encode', `${counted} of ${frames} frames arrived`)
  const seen = readImpressions(await readFile(join(place, seenFile), 'utf8'), frames / order.timeline.framesPerSecond)
  if (key !== null) await order.cache.keep(key, seen, [segmentFile], place)
  return seen
}

/**
 * Raw frames from standard input to the segment's file in the working directory; some of them are
 * looked at on the way, before they are encoded.
 */
function encodeArgs({ timeline, quality }: SegmentsOrder): string[] {
  const { width, height, framesPerSecond } = timeline
  const rawFrames = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${width}x${height}`, '-r', String(framesPerSecond), '-i', 'pipe:0']
  const look = `framestep=${Math.max(1, Math.round(framesPerSecond / looksPerSecond))},${watchFilters(shortestFreeze, seenFile)},nullsink`
  const graph = `[0:v]split[shown][watched];[watched]${look}`
  const output = ['-filter_complex', graph, '-map', '[shown]', ...videoEncoderArgs(quality, framesPerSecond), '-map_metadata', '-1', segmentFile]
  return ['-y', '-loglevel', 'error', '-nostats', '-progress', 'pipe:1', ...rawFrames, ...output]
}
