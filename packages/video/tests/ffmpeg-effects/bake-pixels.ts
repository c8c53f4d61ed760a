import type { RgbaPixels, StillEffect, StillEffectId } from '@relampago/compositor'
import { runFfmpeg } from '../../src/ffmpeg/run-ffmpeg.ts'
import { stillFilters, type StillFilter } from './still-filters.ts'
import { opaqueGraph, type GraphStep } from './still-graph.ts'

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

/**
 * An opaque picture after the filters of FFmpeg that have the effects' names: what the compositor's
 * own code must resemble. Throws `ToolError` when FFmpeg fails.
 */
export async function bakeOpaque(pixels: RgbaPixels, bake: Bake): Promise<RgbaPixels> {
  const steps = stepsOf(bake)
  return steps.length === 0 ? pixels : run(pixels, opaqueGraph(steps), bake)
}

function filterOf(id: StillEffectId): StillFilter {
  return stillFilters[id]
}

function stepsOf({ effects, scale }: Bake): GraphStep[] {
  return effects
    .map(({ id, value }) => {
      const { space, filter, opacity } = filterOf(id)
      return { space, filter: filter(value, scale), opacity: opacity?.(value) ?? 1 }
    })
    .filter(({ filter, opacity }) => filter !== '' && opacity > 0)
}

async function run({ rgba, width, height }: RgbaPixels, graph: string, { effects, ffmpegPath, signal }: Bake): Promise<RgbaPixels> {
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgba']
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
