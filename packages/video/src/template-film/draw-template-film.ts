import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { TemplateDesign } from '@relampago/domain/catalogue'
import { placeTransitions, type Picture } from '@relampago/domain/timeline'
import type { Frames, Milliseconds } from '@relampago/domain/units'
import { measureText } from '../render/captions/measure-text.ts'
import type { CacheBudget } from '../stage-cache/cache-budget.ts'
import { noCache, openStageCache } from '../stage-cache/stage-cache.ts'
import type { Tools } from '../run/tools.ts'
import { drawFrames } from './draw-frames.ts'
import { filmSize, templateFilmHash, type TemplateFilmOrder } from './film-hash.ts'
import { bakedPictures, partOf } from './baked-pictures.ts'
import { framesPerSecond, roundTimeline, type Passage, type RoundTimeline } from './round-timeline.ts'
import { samplePictures } from './sample-pictures.ts'
import { sampleScripts, type SampleScript } from './sample-scripts.ts'
import { writeShare, writeStill } from './write-stills.ts'

/** Without signal there is only the time limit. */
export type TemplateFilmContext = Pick<Tools, 'ffmpegPath' | 'ffprobePath' | 'onNote'> & {
  signal?: AbortSignal
  /** An existing folder; everything temporary is in one folder below it, removed at the end. */
  folder: string
  /** Existing; the four files appear here under their names. */
  outFolder: string
  /** Where the sample pictures are stored for the next template. */
  cacheFolder?: string
  cacheBudget?: CacheBudget
  timeLimitMs?: Milliseconds
}

/** Files that show a template. */
export const filmFiles = { still: 'still.webp', loop: 'loop.mp4', film: 'film.mp4', share: 'share.jpg' } as const

const loopSize = { width: 270, height: 480 } as const
const filmSceneFrames: Frames = 56
const loopSceneFrames: Frames = 15
/** Leaves a third of a scene at rest in a second with two transitions. */
const longestLoopPassage: Frames = 10
/** In so short a loop entrances would never be over. */
const loopHeadStart: Frames = 15
/** From the beginning of a round, and so of the same moment of each scene, to one at rest. */
const afterEntrance: Frames = 4
const defaultTimeLimitMs: Milliseconds = 120_000

/**
 * Draws what shows a template with the engine that draws videos, on sample pictures. Throws
 * `ToolError` when FFmpeg fails, and the signal's reason when aborted or late; no process and no
 * temporary file is left then.
 */
export async function drawTemplateFilm(order: TemplateFilmOrder, context: TemplateFilmContext): Promise<void> {
  const { ffmpegPath, ffprobePath, onNote = () => undefined, cacheFolder, cacheBudget, timeLimitMs = defaultTimeLimitMs } = context
  const folder = await mkdtemp(join(context.folder, 'film-'))
  const late = AbortSignal.timeout(timeLimitMs)
  const signal = context.signal === undefined ? late : AbortSignal.any([context.signal, late])
  const tools: Tools = { ffmpegPath, ffprobePath, folder, signal, onNote }
  const cache = cacheFolder === undefined ? noCache : openStageCache({ folder: cacheFolder, now: () => new Date(), onTrouble: onNote, ...cacheBudget })
  try {
    const { sample, seed } = sampleOf(order)
    const pictures = (await samplePictures(sample, seed, cache, tools)).map((picture) => withMotion(picture, order.design))
    await drawAll(order, { sample, pictures, tools, outFolder: resolve(context.outFolder) })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Drawing = { sample: SampleScript; pictures: readonly Picture[]; tools: Tools; outFolder: string }

async function drawAll({ design }: TemplateFilmOrder, { sample, pictures, tools, outFolder }: Drawing): Promise<void> {
  const texts = sample.scenes.map(({ text }) => text)
  const passages = passagesOf(design, texts.length)
  const { baked, rest } = partOf(design)
  const pixels = await bakedPictures({ pictures, effects: baked, frame: filmSize, tools })
  const common = { design: { ...design, effects: rest }, ...filmSize, measure: measureText }
  const film = roundTimeline({ ...common, texts, passages, sceneFrames: filmSceneFrames, headStart: 0 })
  const short = passages.slice(0, 2).map((passage) => (passage === null ? null : { ...passage, frames: Math.min(passage.frames, longestLoopPassage) }))
  const loop = roundTimeline({ ...common, texts: texts.slice(0, 2), passages: short, sceneFrames: loopSceneFrames, headStart: loopHeadStart })
  await mkdir(outFolder, { recursive: true })
  const of = ({ timeline, shown, pictures: scenes }: RoundTimeline) => ({ timeline, shown, pixels: scenes.map((at) => must(pixels[at])), tools })

  const wanted = texts.map((_, at) => film.shown.from + at * filmSceneFrames + afterEntrance)
  const kept = await drawFrames({ ...of(film), kind: 'film', ...filmSize, outFile: join(outFolder, filmFiles.film), wanted })
  await drawFrames({ ...of(loop), kind: 'loop', ...loopSize, outFile: join(outFolder, filmFiles.loop) })
  // What shows most of the design comes first.
  const active = (at: Frames) => film.timeline.effects.filter(({ from, to }) => from <= at && at < to).length
  const frames = wanted.toSorted((one, other) => active(other) - active(one)).map((at) => ({ ...filmSize, yuv420p: must(kept.get(at)) }))
  await writeStill(must(frames[0]), join(outFolder, filmFiles.still))
  await writeShare(frames, join(outFolder, filmFiles.share))
}

/** Of each sample script there are as many looks. */
const looks = 3

/** A sample of the category, in a look, that this design always gets. */
function sampleOf(order: TemplateFilmOrder): { sample: SampleScript; seed: string } {
  const chosen = Number.parseInt(templateFilmHash(order).slice(0, 8), 16)
  const samples = sampleScripts[order.category]
  return { sample: must(samples[chosen % samples.length]), seed: `template ${Math.floor(chosen / samples.length) % looks}` }
}

/** As a video with scenes of that length would have them. */
function passagesOf(design: TemplateDesign, count: number): Passage[] {
  const starts = Array.from({ length: count + 1 }, (_, index) => index * filmSceneFrames)
  const { transitions } = placeTransitions({ starts, frames: (count + 1) * filmSceneFrames, framesPerSecond, pattern: design.transitions })
  return Array.from({ length: count }, (_, at): Passage => {
    const placed = transitions.find(({ after }) => after === at)
    return placed === undefined ? null : { id: placed.id, frames: placed.to - placed.from }
  })
}

/** Sources give the full motion of layers; the design says how much of it is wanted. */
function withMotion(picture: Picture, { settings }: TemplateDesign): Picture {
  return { ...picture, layers: picture.layers.map((layer) => ({ ...layer, motion: { ...layer.motion, amount: layer.motion.amount * settings.layerMotion } })) }
}

function must<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('a film without its picture or frame')
  return value
}
