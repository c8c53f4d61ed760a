import type { StillEffectId } from '../still-effect.ts'
import type { AreaDrawing, StillRoom } from './still-drawing.ts'

export const sharpenDrawings = {
  unsharp: { by: 'area', on: 'surface', space: 'rgb', draw: drawUnsharp },
  cas: { by: 'area', on: 'surface', space: 'rgb', draw: drawAdaptive },
} as const satisfies Partial<Record<StillEffectId, AreaDrawing>>

/** At full size the mask is 7 px wide; strength 10 is five times what a pixel stands out. */
function drawUnsharp({ kernels, width, height, planes, scale, scratch }: StillRoom, strength: number): void {
  const reach = Math.min(11, Math.max(1, Math.round((7 * scale - 1) / 2)))
  kernels.unsharpMask(...planes, width, height, reach, strength / 2, scratch(Math.ceil(width / 16) * 16 * height))
}

/** Twice: once hardly shows. */
function drawAdaptive({ kernels, width, height, planes }: StillRoom, strength: number): void {
  for (const plane of planes) {
    kernels.adaptiveSharpen(plane, width, height, strength)
    kernels.adaptiveSharpen(plane, width, height, strength)
  }
}
