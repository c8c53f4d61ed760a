import { readFile } from 'node:fs/promises'
import { createCompositor, frameEffectIds, type FrameEffectId, type ScenePixels, type StillEffectId } from '@relampago/compositor'
import { createStillBaker } from '@relampago/compositor/stills'
import { effects, effectValue, neutralIntensities, type EffectId } from '@relampago/domain/catalogue'
import type { Timeline } from '@relampago/domain/timeline'
import type { Milliseconds } from '@relampago/domain/units'
import { readAhead } from '../../packages/video/src/render/frames/read-ahead.ts'
import { compositorFile } from '../../packages/video/src/run/compositor-file.ts'
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
 * @param every how many-th effects are measured; 1 is all of them
 */
export async function effectCosts(timeline: Timeline, tools: Tools, { frames, every }: { frames: number; every: number }): Promise<EffectCost[]> {
  const picture = await pixelsOf(timeline, tools.folder)
  const measured = (Object.keys(effects) as EffectId[]).filter((_, at) => at % every === 0)
  const drawn = await frameEffectCosts(timeline, tools, frames, measured)
  const costs: EffectCost[] = []
  for (const id of measured) {
    const { kind } = effects[id]
    if (kind === 'still') costs.push({ id, ms: await bakingCost(id as StillEffectId, picture, timeline) })
    // Composing another moment costs what composing this one would have.
    else costs.push({ id, ms: kind === 'time' ? 0 : (drawn.get(id) ?? Number.NaN) })
  }
  return costs
}

async function pixelsOf({ scenes }: Timeline, folder: string): Promise<ScenePixels> {
  const picture = scenes[1]?.picture
  if (picture === undefined) throw new Error('the video has fewer than two scenes')
  return readAhead([Promise.resolve(picture)], { folder, onNote: () => undefined })(0)
}

async function bakingCost(id: StillEffectId, picture: ScenePixels, frame: { width: number; height: number }): Promise<Milliseconds> {
  const wasm = await readFile(compositorFile)
  const value = effectValue(id, neutralIntensities(id).includes(50) ? 80 : 50)
  const bakeAll = async () => {
    const baker = await createStillBaker(wasm)
    for (let at = 0; at < picturesOfVideo; at += 1) baker.bakeScene(picture, [{ id, value }], frame)
  }
  // Kernels are compiled to their end in the first run.
  await bakeAll()
  const { cpuSeconds } = await costOf(bakeAll)
  return (cpuSeconds * 1000) / framesOfVideo
}

/** The time of `applyEffects` alone on a composed frame, whose content it changes as it goes. */
async function frameEffectCosts(
  { width, height, ...timeline }: Timeline,
  tools: Tools,
  frames: number,
  measured: readonly EffectId[],
): Promise<Map<string, Milliseconds>> {
  const draw = await openDrawing({ width, height }, tools)
  const composed = await draw({ ...timeline, width, height, effects: [] }, 60, 61)
  const compositor = await createCompositor(await readFile(compositorFile), { width, height })
  const frame = compositor.frame()
  const costs = new Map<string, Milliseconds>()
  for (const id of frameEffectIds.filter((one) => (measured as readonly string[]).includes(one))) {
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
