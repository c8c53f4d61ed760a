import type { ColorEffectId } from '@relampago/domain/catalogue'
import type { ColorDrawing } from './colors/color-drawing.ts'
import { finishDrawings } from './colors/finishes.ts'
import { lightDrawings } from './colors/light.ts'
import { tintDrawings } from './colors/tints.ts'

/** Effects of colour alone. */
export const colorDrawings = { ...lightDrawings, ...tintDrawings, ...finishDrawings } as const satisfies Record<ColorEffectId, ColorDrawing>
