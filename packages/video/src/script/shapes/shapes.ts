import type { Shapes } from '../theme/shape-plan.ts'
import { shapesToTry } from './choose-shape.ts'
import { planShape } from './plan-shape.ts'

/** Every shape that a script may have. */
export const shapes: Shapes = { toTry: shapesToTry, plan: planShape }
