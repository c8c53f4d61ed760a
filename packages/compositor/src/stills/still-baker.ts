import type { Pixels } from '@relampago/domain/units'
import { startKernels } from '../kernels.ts'
import { manageMemory } from '../memory.ts'
import type { RgbaPixels } from '../pixels.ts'
import type { LayerPixels, ScenePixels } from '../scene-pixels.ts'
import type { StillEffect, StillEffectId } from '../still-effect.ts'
import { areaDrawings } from './area-drawings.ts'
import { cleaningDrawings } from './cleaning-drawings.ts'
import { colorDrawings } from './color-drawings.ts'
import { drawSteps, type Easel, type Step } from './draw-steps.ts'
import { grown, isInvisible, shrunk } from './layer-boxes.ts'
import type { StillDrawing } from './still-drawing.ts'

/**
 * Bakes still effects into pictures, by the same code wherever it runs. It holds a memory of its
 * own, which keeps the size of the largest picture.
 */
export type StillBaker = {
  /**
   * A scene's pictures after the effects, the first one first. Layers stay layers, so that they
   * keep moving; where an effect spreads, a layer grows around its centre.
   * @param frame the size that the layers were placed for
   */
  bakeScene(picture: ScenePixels, effects: readonly StillEffect[], frame: { width: Pixels; height: Pixels }): ScenePixels
  bakeBackground(background: RgbaPixels, effects: readonly StillEffect[]): RgbaPixels
  bakeLayers(layers: readonly LayerPixels[], effects: readonly StillEffect[], frame: { width: Pixels; height: Pixels }): LayerPixels[]
  /** An opaque picture after the effects; `scale`: its pixels per pixel of a 1080x1920 frame. */
  bakeOpaque(pixels: RgbaPixels, effects: readonly StillEffect[], scale: number): RgbaPixels
  /** A transparent picture after the effects; it may have grown by as much on all sides. */
  bakeLayer(pixels: RgbaPixels, effects: readonly StillEffect[], scale: number): RgbaPixels
}

/** Sizes in pixels are meant for a frame of this height. */
const fullHeight = 1920

const drawings: Record<StillEffectId, StillDrawing> = { ...colorDrawings, ...areaDrawings, ...cleaningDrawings }

/** @param wasm the bytes of `build/compositor.wasm` */
export async function createStillBaker(wasm: ArrayBuffer | ArrayBufferView): Promise<StillBaker> {
  const kernels = await startKernels(wasm)
  const easel: Easel = { kernels, memory: manageMemory(kernels.memory, kernels.heapStart()), colorTables: [] }
  const bakeOpaque: StillBaker['bakeOpaque'] = (pixels, effects, scale) => drawSteps(easel, pixels, stepsOf(effects), { scale, isLayer: false })
  const bakeLayer: StillBaker['bakeLayer'] = (pixels, effects, scale) => drawLayer(easel, pixels, stepsOf(effects), scale)
  const bakeBackground: StillBaker['bakeBackground'] = (background, effects) => bakeOpaque(background, effects, background.height / fullHeight)
  const bakeLayers: StillBaker['bakeLayers'] = (layers, effects, { height }) =>
    layers.map((layer) => centred(layer, bakeLayer(layer.pixels, effects, height / fullHeight)))
  return {
    bakeOpaque,
    bakeLayer,
    bakeBackground,
    bakeLayers,
    bakeScene: ({ background, layers }, effects, frame) => ({
      background: bakeBackground(background, effects),
      layers: bakeLayers(layers, effects, frame),
    }),
  }
}

/**
 * Parts of a chain that give an opaque picture the same when they are baked one after the other, so
 * that long work can be interrupted in between.
 */
export function partsOf(effects: readonly StillEffect[]): StillEffect[][] {
  const parts: StillEffect[][] = []
  let isOpen = false
  for (const effect of effects) {
    const isColor = drawings[effect.id].by === 'color'
    if (!isColor && effect.value <= 0) continue
    // Neighbours of colour are rounded once, together.
    if (isColor && isOpen) parts.at(-1)?.push(effect)
    else parts.push([effect])
    isOpen = isColor
  }
  return parts
}

/** The effects that do something; unknown ones were replaced long before. */
function stepsOf(effects: readonly StillEffect[]): Step[] {
  return effects.map(({ id, value }) => ({ value, drawing: drawings[id] })).filter(({ value, drawing }) => drawing.by === 'color' || value > 0)
}

/** Room for what an effect sees past the edge of a layer. */
const surfaceMargin = 12

function drawLayer(easel: Easel, pixels: RgbaPixels, steps: readonly Step[], scale: number): RgbaPixels {
  if (isInvisible(pixels)) return pixels
  if (!steps.some(({ drawing }) => drawing.by === 'area')) return drawSteps(easel, pixels, steps, { scale, isLayer: true })
  const reach = steps.reduce((sum, step) => sum + reachOf(step, scale), surfaceMargin)
  // An even growth keeps the centre between the same pixels.
  const margin = Math.ceil(reach / 2) * 2
  const baked = drawSteps(easel, grown(pixels, margin), steps, { scale, isLayer: true })
  const spreads = steps.some(({ drawing }) => drawing.by === 'area' && drawing.on === 'spread')
  return spreads ? baked : shrunk(baked, margin)
}

function reachOf({ drawing, value }: Step, scale: number): number {
  return drawing.by === 'area' ? (drawing.reach?.(value, scale) ?? 0) : 0
}

/** The layer with other pixels around the same centre. */
function centred(layer: LayerPixels, pixels: RgbaPixels): LayerPixels {
  const left = layer.left - (pixels.width - layer.pixels.width) / 2
  const top = layer.top - (pixels.height - layer.pixels.height) / 2
  return { ...layer, pixels, left, top }
}
