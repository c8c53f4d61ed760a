import type { Look } from '../drawing/palette.ts'
import { gridTrim } from './grid-trim.ts'
import { meshTrim } from './mesh-trim.ts'
import { paperTrim } from './paper-trim.ts'
import { popTrim } from './pop-trim.ts'
import type { Trim } from './trim.ts'

export const trims: Record<Look, Trim> = { mesh: meshTrim, grid: gridTrim, pop: popTrim, paper: paperTrim }
