import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCompositor, type Compositor } from '@relampago/compositor'
import { startStage, type SceneStage, type TellFailure } from '@relampago/compositor/stage'
import type { Picture, TimelineOutline } from '@relampago/domain/timeline'
import type { Frames, Milliseconds } from '@relampago/domain/units'
import { startBaker } from '../effects/start-baker.ts'
import type { StageCache } from '../stage-cache/stage-cache.ts'
import { ToolError } from '../run/tool-error.ts'
import type { Tools } from '../run/tools.ts'
import { captionedStage } from './captions/captioned-stage.ts'
import { openCaptionCutter } from './captions/cut-captions.ts'
import { effectsKeptWhole } from './effects-kept-whole.ts'
import { compositorFile } from '../run/compositor-file.ts'
import { encodeFramesArgs, type Quality } from './encoder-settings.ts'
import { startEncoder, type Encoder } from './encoder.ts'
import { feedFrames, frameQueue, type FrameQueue } from './feed-frames.ts'
import { segmentFile, segmentFolder } from './join-segments.ts'
import type { Segment } from './frames/plan-segments.ts'
import { readAhead, type PictureReading } from './frames/read-ahead.ts'
import { readClip } from './frames/read-clip.ts'
import { untilAborted } from './until-aborted.ts'
import { describeSuspect, isFault, type FreshStage } from './watch/draw-again.ts'
import { findSuspects } from './watch/find-suspects.ts'
import { watchStages, type Seen } from './watch/watched-stage.ts'

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

/** The looks at the frames of a segment, in its folder. */
const looksFile = 'looks.bin'

/**
 * Makes each segment that the cache does not have: draws its frames with captions, watches them,
 * and encodes them. Every segment has an encoder of its own, so it comes out the same whatever
 * stands around it. While one is being finished the next is already drawn. Gives the looks at the
 * frames of each. Throws as `startEncoder` does, and `ToolError` when frames were drawn that the
 * timeline does not ask for; no process is left then.
 */
export async function renderSegments(order: SegmentsOrder): Promise<Uint8Array[]> {
  const studio = openStudio(order)
  const works: Promise<Uint8Array>[] = []
  try {
    for (const [index, segment] of order.segments.entries()) {
      const place = join(order.folder, segmentFolder(index))
      await mkdir(place)
      const key = order.keyOf === null ? null : await untilAborted(order.tools.signal, order.keyOf(segment))
      const kept = key === null ? null : await order.cache.take(key, place)
      if (kept === null) works.push((await studio.make({ segment, place, key })).finished)
      else {
        works.push(readFile(join(place, looksFile)))
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
  const watch = watchStages(timeline)
  const encoders: { encoder: Encoder; ended: Promise<unknown> }[] = []

  async function start(): Promise<SceneStage> {
    const { compositor, stage: scenes } = await openScenes(order, tools)
    queue = frameQueue(compositor)
    const cutter = openCaptionCutter(timeline, order.folder, tools)
    return watch.finished(captionedStage({ stage: watch.scenes(scenes), timeline, segments: order.segments, compositor, cutter }))
  }

  return {
    /**
     * Resolves when all frames have been handed over and judged; `finished` does when the segment
     * is encoded and kept.
     */
    async make(making: Making): Promise<{ finished: Promise<Uint8Array> }> {
      // No more than two at a time: the one that finishes and the one that begins.
      await encoders.at(-2)?.ended
      const { segment, place } = making
      stage ??= await start()
      const encoder = startEncoder({ path: tools.ffmpegPath, args: encodeArgs(order), folder: place, signal: tools.signal, stallMs: order.stallMs })
      const ended = Promise.withResolvers<void>()
      encoders.push({ encoder, ended: ended.promise })
      await feedFrames({ stage, encoder, queue, ...segment, signal: tools.signal, onFrame: () => order.onFrames(1) })
      const seen = watch.take(segment)
      await judge(order, segment, seen)
      const finished = finish(order, encoder, { ...making, looks: seen.looks }, ended.resolve)
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

/** The stage that draws the scenes of the order, without captions. */
async function openScenes({ timeline, pictures }: SegmentsOrder, tools: Tools): Promise<{ compositor: Compositor; stage: SceneStage }> {
  const compositor = await createCompositor(await readFile(compositorFile), timeline)
  const { onNote = () => undefined } = tools
  const onFailure: TellFailure = (effect, error) => onNote(`frames are shown without ${effect}: ${(error as Error).message}`)
  const openClip: NonNullable<PictureReading['openClip']> = (clip, onLost) => readClip(clip, { ...tools, size: timeline, onFailure: onLost })
  const pixels = readAhead(pictures, { folder: tools.folder, onNote, openClip })
  return { compositor, stage: startStage(timeline, compositor, pixels, startBaker(timeline, tools), onFailure) }
}

/**
 * Tells faults from designs in what was drawn: a fault throws, what the design hides is noted.
 */
async function judge(order: SegmentsOrder, segment: Segment, seen: Seen): Promise<void> {
  const { timeline, tools } = order
  const suspects = await findSuspects(timeline, {
    segment,
    seen,
    held: effectsKeptWhole(timeline),
    picturesOf: async (scene) => must(await order.pictures[scene]),
  })
  for (const suspect of suspects) {
    const what = describeSuspect(suspect, timeline.framesPerSecond)
    const fault = await isFault(suspect, timeline, () => openFresh(order)).catch((error: unknown) => {
      tools.signal.throwIfAborted()
      tools.onNote?.(`the picture ${what} and could not be drawn again: ${(error as Error).message}`)
      return null
    })
    if (fault === true) throw new ToolError('compositor', 'render: draw', `the picture ${what}, but the design asks for another`)
    if (fault === false) tools.onNote?.(`the picture ${what}: the design hides what moves or shines`)
  }
}

async function openFresh(order: SegmentsOrder): Promise<FreshStage> {
  let isMakeshift = false
  const onNote = () => {
    isMakeshift = true
  }
  const { compositor, stage } = await openScenes(order, { ...order.tools, onNote })
  return { stage, into: compositor.frame(), isMakeshift: () => isMakeshift }
}

function must<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('a scene without its picture')
  return value
}

type Finishing = Making & { looks: Uint8Array }

async function finish(order: SegmentsOrder, encoder: Encoder, { segment, place, key, looks }: Finishing, onEncoded: () => void): Promise<Uint8Array> {
  const counted = await encoder.finish()
  onEncoded()
  const frames = segment.to - segment.from
  if (counted !== frames) throw new ToolError(order.tools.ffmpegPath, 'render: encode', `${counted} of ${frames} frames arrived`)
  if (key === null) return looks
  await writeFile(join(place, looksFile), looks)
  await order.cache.keep(key, {}, [segmentFile, looksFile], place)
  return looks
}

/** Raw frames from standard input to the segment's file in the working directory. */
function encodeArgs({ timeline, quality, tools }: SegmentsOrder): string[] {
  const progress = ['-y', '-loglevel', 'error', '-nostats', '-progress', 'pipe:1']
  return [...progress, ...encodeFramesArgs({ ...timeline, quality, encoder: tools.encoder }), segmentFile]
}
