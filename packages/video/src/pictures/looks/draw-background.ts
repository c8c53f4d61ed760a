import { pick, seededRandom } from '@relampago/domain/random'
import { backgroundScale, frame, newBitmap, type Bitmap } from '../drawing/canvas.ts'
import type { Look, Palette } from '../drawing/palette.ts'
import { downward } from '../drawing/shapes.ts'
import { drawGrain } from '../backgrounds/grain.ts'
import { lookStyles } from './looks.ts'

export type BackgroundPlan = {
  look: Look
  name: string
  seed: string
  /** Whether something stands in the middle that a table may carry. */
  hasPedestal: boolean
}

/**
 * A background for each picture of a video, all of one look: its backgrounds in turn from one that
 * the seed chooses.
 */
export function backgroundChooser(look: Look, seed: string): (at: number, hasPedestal: boolean) => BackgroundPlan {
  const names = Object.keys(lookStyles[look].backgrounds)
  const first = names.indexOf(pick(seededRandom(`${seed} background ${look}`), names))
  return (at, hasPedestal) => {
    const name = names[(first + at) % names.length] ?? ''
    // Drawn alike whenever its turn comes: the eye knows the place again.
    return { look, name, seed: `${seed} ${name}`, hasPedestal }
  }
}

/**
 * The opaque ground of a picture, 1296x2304, all of it visible when the camera stands at zoom 1.
 */
export function drawBackground(plan: BackgroundPlan, palette: Palette): Bitmap {
  const { backgrounds, shade, grain } = lookStyles[plan.look]
  const draw = backgrounds[plan.name]
  if (draw === undefined) throw new Error(`No ${plan.look} background is called ${plan.name}`)
  const { bitmap, drawing } = newBitmap(frame.width * backgroundScale, frame.height * backgroundScale)
  drawing.scale(backgroundScale, backgroundScale)
  draw(drawing, palette, seededRandom(plan.seed), plan.hasPedestal)
  // The captions are light with a dark edge: the ground grows darker where they stand.
  drawing.fillStyle = downward(drawing, 1060, frame.height, ['rgba(0,0,0,0)', `rgba(0,0,0,${shade * 0.6})`, `rgba(0,0,0,${shade})`])
  drawing.fillRect(0, 1060, frame.width, frame.height - 1060)
  drawGrain(drawing, grain)
  return bitmap
}
