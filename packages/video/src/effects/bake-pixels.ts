import type { RgbaPixels } from '@relampago/compositor'
import type { EffectAt } from '@relampago/domain/timeline'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { stillFilters, type StillEffectId, type StillFilter } from './still-filters.ts'
import { everyColor, readColorTable, type ColorTable } from './color-table.ts'
import { grown, shrunk, stacked, unstacked, withAlphaOf, withFilledGaps } from './layer-boxes.ts'
import { layerGraph, opaqueGraph, type GraphStep } from './still-graph.ts'

export type StillEffect = Pick<EffectAt, 'value'> & { id: StillEffectId }
export type Bake = {
  /** Applied in this order. */
  effects: readonly StillEffect[]
  /** Pixels of the picture per pixel of a 1080x1920 frame. */
  scale: number
  ffmpegPath: string
  signal: AbortSignal
}

/** nlmeans takes a second or two on a background; all else is faster. */
const timeoutMs = 60_000

/** An opaque picture after the effects, of the same size. Throws `ToolError` when FFmpeg fails. */
export async function bakeOpaque(pixels: RgbaPixels, bake: Bake): Promise<RgbaPixels> {
  const steps = stepsOf(bake)
  return steps.length === 0 ? pixels : run(pixels, opaqueGraph(steps), bake)
}

/** Keeps what a filter sees of one layer apart from its neighbour on the sheet. */
const surfaceMargin = 12

/**
 * Transparent pictures after the effects, all in one run of FFmpeg. Blurs spread, so a box may have
 * grown by the same amount on all sides: its centre stays. Throws `ToolError` when FFmpeg fails.
 */
export async function bakeLayers(layers: readonly RgbaPixels[], bake: Bake): Promise<RgbaPixels[]> {
  const steps = stepsOf(bake)
  if (steps.length === 0 || layers.length === 0) return [...layers]
  const spreads = steps.some(({ on }) => on === 'spread')
  const reach = bake.effects.reduce((sum, { id, value }) => sum + (filterOf(id).reach?.(value, bake.scale) ?? 0), surfaceMargin)
  const margin = Math.ceil(reach / 2) * 2
  const boxes = layers.map((pixels) => withFilledGaps(grown(pixels, margin)))
  const sheet = await run(stacked(boxes), spreads ? layerGraph(steps) : opaqueGraph(steps), bake)
  const baked = unstacked(sheet, boxes)
  return spreads ? baked : baked.map((pixels, at) => withAlphaOf(layers[at] ?? pixels, shrunk(pixels, margin)))
}

/** The effects of a chain: by colour alone at its start, those after them, by colour at its end. */
export function partByColor(effects: readonly StillEffect[]): { before: StillEffect[]; between: StillEffect[]; after: StillEffect[] } {
  const byColor = ({ id }: StillEffect) => filterOf(id).byColor === true
  const first = effects.findIndex((effect) => !byColor(effect))
  if (first === -1) return { before: [...effects], between: [], after: [] }
  const last = effects.findLastIndex((effect) => !byColor(effect))
  return { before: effects.slice(0, first), between: effects.slice(first, last + 1), after: effects.slice(last + 1) }
}

/**
 * What effects that go by colour alone make of every colour. Throws `ToolError` when FFmpeg fails.
 */
export async function bakeColors(bake: Bake): Promise<ColorTable> {
  return readColorTable(await bakeOpaque(everyColor(), bake))
}

/** Whether one of the effects makes sense only for the scene as a whole. */
export function needsWholeScene(effects: readonly StillEffect[]): boolean {
  return effects.some(({ id, value }) => filterOf(id).on === 'outline' && (filterOf(id).opacity?.(value) ?? 1) > 0)
}

function filterOf(id: StillEffectId): StillFilter {
  return stillFilters[id]
}

function stepsOf({ effects, scale }: Bake): GraphStep[] {
  return effects
    .map(({ id, value }) => {
      const { on, space, filter, opacity } = filterOf(id)
      return { on, space, filter: filter(value, scale), opacity: opacity?.(value) ?? 1 }
    })
    .filter(({ filter, opacity }) => filter !== '' && opacity > 0)
}

async function run({ rgba, width, height }: RgbaPixels, graph: string, { effects, ffmpegPath, signal }: Bake): Promise<RgbaPixels> {
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgba']
  // One picture at a time on one thread each: the encoder works beside.
  const args = ['-loglevel', 'error', '-filter_complex_threads', '1', ...raw, '-s', `${width}x${height}`, '-i', 'pipe:0']
  const { stdout } = await runFfmpeg({
    path: ffmpegPath,
    args: [...args, '-filter_complex', graph, '-frames:v', '1', ...raw, 'pipe:1'],
    step: `effects: ${effects.map(({ id }) => id).join(', ')}`,
    signal,
    timeoutMs,
    input: rgba,
  })
  if (stdout.length !== rgba.length) throw new Error(`the effects ${effects.map(({ id }) => id).join(', ')} gave ${stdout.length} of ${rgba.length} bytes`)
  return { rgba: stdout, width, height }
}
