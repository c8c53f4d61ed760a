import { readFile } from 'node:fs/promises'
import { createCompositor, frameEffectIds, type FrameEffectId } from '@relampago/compositor'
import { effects, effectValue, type EffectId } from '@relampago/domain/catalogue'
import type { Timeline } from '@relampago/domain/timeline'
import type { Milliseconds } from '@relampago/domain/units'
import { bakePicture } from '../../packages/video/src/effects/bake-picture.ts'
import type { ScenePixels } from '../../packages/video/src/effects/flatten-picture.ts'
import type { StillEffectId } from '../../packages/video/src/effects/still-filters.ts'
import { readAhead } from '../../packages/video/src/render/frames/read-ahead.ts'
import type { Tools } from '../../packages/video/src/run/tools.ts'
import { openDrawing } from './draw-timeline.ts'
import { costOf } from './process-cost.ts'

export type EffectCost = { id: EffectId; ms: Milliseconds }

/** What baking is shared out over: a 30 s video of six pictures. */
const framesOfVideo = 900
const picturesOfVideo = 6

/**
 * CPU that each effect adds to a frame at intensity 50 and 1080x1920, in milliseconds of one core;
 * what is baked is counted at its share of a 30 s video.
 * @param timeline a real one, whose pictures are in the tools' folder
 * @param frames drawn with each effect
 */
export async function effectCosts(timeline: Timeline, tools: Tools, frames: number): Promise<EffectCost[]> {
  const picture = await pixelsOf(timeline, tools.folder)
  const drawn = await frameEffectCosts(timeline, tools, frames)
  const costs: EffectCost[] = []
  for (const id of Object.keys(effects) as EffectId[]) {
    const { kind } = effects[id]
    if (kind === 'still') costs.push({ id, ms: await bakingCost(id as StillEffectId, picture, timeline, tools) })
    // Composing another moment costs what composing this one would have.
    else costs.push({ id, ms: kind === 'time' ? 0 : (drawn.get(id) ?? Number.NaN) })
  }
  return costs
}

async function pixelsOf({ scenes }: Timeline, folder: string): Promise<ScenePixels> {
  const picture = scenes[1]?.picture
  if (picture === undefined) throw new Error('the video has fewer than two scenes')
  return readAhead([Promise.resolve(picture)], folder, () => undefined)(0)
}

async function bakingCost(id: StillEffectId, picture: ScenePixels, { width, height }: Timeline, { ffmpegPath, signal }: Tools): Promise<Milliseconds> {
  const bake = {
    effects: [{ id, value: effectValue(id, 50) }],
    frame: { width, height },
    queue: <Result>(work: () => Promise<Result>) => work(),
    colorTables: new Map(),
    ffmpegPath,
    signal,
  }
  const { cpuSeconds } = await costOf(() => bakePicture(picture, bake))
  return (cpuSeconds * 1000 * picturesOfVideo) / framesOfVideo
}

/** The time of `applyEffects` alone on a composed frame, whose content it changes as it goes. */
async function frameEffectCosts({ width, height, ...timeline }: Timeline, tools: Tools, frames: number): Promise<Map<string, Milliseconds>> {
  const draw = await openDrawing({ width, height }, tools)
  const composed = await draw({ ...timeline, width, height, effects: [] }, 60, 61)
  const compositor = await createCompositor(await readFile(new URL('../../packages/compositor/build/compositor.wasm', import.meta.url)), { width, height })
  const frame = compositor.frame()
  const costs = new Map<string, Milliseconds>()
  for (const id of frameEffectIds) {
    const history = compositor.effectHistory()
    const times = Array.from({ length: frames }, (_, at) => {
      frame.bytes().set(composed)
      return timeOf(() => compositor.applyEffects([{ id, value: valueOf(id), frame: at }], frame, history))
    })
    // The first frames set tables and histories up.
    costs.set(id, median(times.slice(frames / 3)))
  }
  return costs
}

function valueOf(id: FrameEffectId): number {
  return effectValue(id, 50)
}

function timeOf(work: () => void): Milliseconds {
  const start = performance.now()
  work()
  return performance.now() - start
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN
}
