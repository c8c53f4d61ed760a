import type { Look, Palette, Scheme } from '../drawing/palette.ts'
import { cinema } from './cinema.ts'
import { cordel } from './cordel.ts'
import { grid } from './grid.ts'
import type { LookStyle } from './look.ts'
import { mesh } from './mesh.ts'
import { neon } from './neon.ts'
import { newspaper } from './newspaper.ts'
import { paper } from './paper.ts'
import { pop } from './pop.ts'
import { retro } from './retro.ts'
import { swiss } from './swiss.ts'

export const lookStyles: Record<Look, LookStyle> = { mesh, grid, pop, paper, newspaper, neon, swiss, cinema, cordel, retro }

export function paletteOf(look: Look, scheme: Scheme): Palette {
  return lookStyles[look].colors(scheme)
}
