import { between } from '@relampago/domain/random'
import type { Pixels } from '@relampago/domain/units'
import { safe, type Drawing } from '../drawing/canvas.ts'
import { drawSticker, type StickerStyle } from '../drawing/sticker.ts'
import { drawable, fitFace } from '../drawing/type.ts'
import { rising, still, type DrawnLayer, type SceneParts } from './scene.ts'

/** The pictured thing by itself, in the manner of the look. */
export function mainPicture(scene: SceneParts, place: { x: Pixels; y: Pixels; size: Pixels }): DrawnLayer {
  const turn = between(scene.random, -0.07, 0.07)
  return {
    motion: rising(0.15),
    draw: (drawing) => drawMainIcon(drawing, scene, place, { ...scene.trim.hero(scene.palette), turn }),
  }
}

/** Draws nothing in a scene without a picture. */
export function drawMainIcon(drawing: Drawing, { plan, icon }: SceneParts, place: { x: Pixels; y: Pixels; size: Pixels }, style?: StickerStyle) {
  if (plan.icon !== null) drawSticker(drawing, icon(plan.icon), place, style)
}

export const labelRow: Pixels = 236
const labelSize = 40

/** The subject in a small frame at the head of the picture; shrinks to stay inside. */
export function headLabel(scene: SceneParts, text: string, y: Pixels = labelRow): DrawnLayer[] {
  const words = drawable(text).toLocaleUpperCase(scene.plan.language)
  if (words === '') return []
  return [
    {
      motion: still,
      draw(drawing) {
        const size = fitFace(drawing, words, { face: 'heavy', width: safe.right - safe.left - labelSize * 3.4, largest: labelSize, least: 20 })
        scene.trim.label(drawing, scene.palette, { text: words, x: 540, y, size })
      },
    },
  ]
}
