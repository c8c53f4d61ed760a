import type { StillEffectId } from '../still-effect.ts'
import { blurDrawings } from './blur-drawings.ts'
import { outlineDrawings } from './outline-drawings.ts'
import { sharpenDrawings } from './sharpen-drawings.ts'
import type { AreaDrawing } from './still-drawing.ts'

/** Blurs, sharpeners and outlines. */
export const areaDrawings = { ...blurDrawings, ...sharpenDrawings, ...outlineDrawings } as const satisfies Partial<Record<StillEffectId, AreaDrawing>>
