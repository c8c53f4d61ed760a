import { pick, seededRandom, type Random } from '@relampago/domain/random'
import { backgroundScale, frame, newBitmap, type Bitmap, type Drawing } from '../drawing/canvas.ts'
import type { Look, Palette } from '../drawing/palette.ts'
import { downward } from '../drawing/shapes.ts'
import { drawGrain } from './grain.ts'
import { gridBackgrounds } from './grid.ts'
import { meshBackgrounds } from './mesh.ts'
import { paperBackgrounds } from './paper.ts'
import { popBackgrounds } from './pop.ts'

type DrawBackground = (drawing: Drawing, palette: Palette, random: Random, hasPedestal: boolean) => void

/** Every background by its look and name. */
export const backgrounds: Record<Look, Record<string, DrawBackground>> = {
  mesh: meshBackgrounds,
  grid: gridBackgrounds,
  pop: popBackgrounds,
  paper: paperBackgrounds,
}

export type BackgroundPlan = {
  look: Look
  name: string
  seed: string
  /** Whether something stands in the middle that a table may carry. */
  hasPedestal: boolean
}

/** One background of the look, chosen by the seed. */
export function chooseBackground(look: Look, seed: string, hasPedestal: boolean): BackgroundPlan {
  return { look, name: pick(seededRandom(`${seed} background ${look}`), Object.keys(backgrounds[look])), seed, hasPedestal }
}

const grainOf: Record<Look, number> = { mesh: 0.07, grid: 0.06, pop: 0.04, paper: 0.07 }

/**
 * The opaque ground of a picture, 1296x2304, all of it visible when the camera stands at zoom 1.
 */
export function drawBackground(plan: BackgroundPlan, palette: Palette): Bitmap {
  const draw = backgrounds[plan.look][plan.name]
  if (draw === undefined) throw new Error(`No ${plan.look} background is called ${plan.name}`)
  const { bitmap, drawing } = newBitmap(frame.width * backgroundScale, frame.height * backgroundScale)
  drawing.scale(backgroundScale, backgroundScale)
  draw(drawing, palette, seededRandom(plan.seed), plan.hasPedestal)
  // The captions are light with a dark edge: the ground grows darker where they stand.
  const dark = palette.isDark ? 0.5 : 0.3
  drawing.fillStyle = downward(drawing, 1060, frame.height, ['rgba(0,0,0,0)', `rgba(0,0,0,${dark * 0.55})`, `rgba(0,0,0,${dark})`])
  drawing.fillRect(0, 1060, frame.width, frame.height - 1060)
  drawGrain(drawing, grainOf[plan.look])
  return bitmap
}
