import type { Image } from '@napi-rs/canvas'
import { between } from '@relampago/domain/random'
import { drawBackground } from '../looks/draw-background.ts'
import { clipWindows } from '../clips/clip-window.ts'
import { frame, placed, type Drawing } from '../drawing/canvas.ts'
import { cropAround } from '../drawing/crop-around.ts'
import { roundedBox } from '../drawing/shapes.ts'
import { drawSticker } from '../drawing/sticker.ts'
import { headLabel, mainPicture } from '../layouts/main-picture.ts'
import { enteringOn, inTurn, popping, rising, still, type DrawnLayer, type SceneParts } from '../layouts/scene.ts'
import { drawShade } from '../drawing/draw-shade.ts'
import type { PhotoLayout } from '../scene-plan/photos.ts'
import type { PhotoPlan } from '../scene-plan/scene-plan.ts'
import type { Views } from './views.ts'

const centre = { x: 540, y: 730 } as const
const card = { width: 812, height: 880, border: 24, radius: 40 } as const
/** The drawn thing beside the photo, at a corner of its card. */
const sticker = { x: 872, y: 1082, size: 220 } as const

/** Photos, with the drawn thing as a sticker on them. */
export const photoViews: Views<PhotoLayout> = { photo: { draw: drawPhotoLayers } }

function drawPhotoLayers(scene: SceneParts & { layout: PhotoLayout }): DrawnLayer[] {
  const { photo, plan, layout } = scene
  if (photo === null || plan.photo === null) return [mainPicture(scene, { ...centre, size: 650 }), ...headLabel(scene, layout.label)]
  const thing = stickerOf(scene)
  if (plan.photo.clip !== undefined) return [clipSetting(scene, layout.form), ...thing, ...headLabel(scene, layout.label)]
  if (layout.form === 'full') return [...thing, ...headLabel(scene, layout.label)]
  return [framed(scene, photo, plan.photo), ...thing, ...headLabel(scene, layout.label)]
}

/** What surrounds a clip: shade over it, or the ground of the look with a card that is open. */
function clipSetting({ plan, palette, trim }: SceneParts, form: PhotoLayout['form']): DrawnLayer {
  if (form === 'full') return { motion: still, draw: (drawing) => drawShade(drawing, palette) }
  return {
    motion: still,
    draw: (drawing) => {
      const { x, y, width, height } = clipWindows.framed
      drawing.drawImage(drawBackground(plan.background, palette), 0, 0, frame.width, frame.height)
      trim.panel(drawing, palette, { x: x - card.border, y: y - card.border, width: width + 2 * card.border, height: height + 2 * card.border }, card)
      drawing.globalCompositeOperation = 'destination-out'
      drawing.fillStyle = '#000'
      roundedBox(drawing, clipWindows.framed, Math.min(trim.corner, card.radius - card.border / 2))
      drawing.fill()
    },
  }
}

function framed(scene: SceneParts, photo: Image, plan: PhotoPlan): DrawnLayer {
  const turn = between(scene.random, 0.012, 0.035) * (scene.random() < 0.5 ? 1 : -1)
  return { motion: rising(0), draw: (drawing) => placed(drawing, { ...centre, turn }, () => drawCard(drawing, scene, photo, plan)) }
}

function drawCard(drawing: Drawing, { palette, trim }: SceneParts, photo: Image, plan: PhotoPlan) {
  const box = { x: -card.width / 2, y: -card.height / 2, width: card.width, height: card.height }
  trim.panel(drawing, palette, box, card)
  const inner = { x: box.x + card.border, y: box.y + card.border, width: box.width - 2 * card.border, height: box.height - 2 * card.border }
  roundedBox(drawing, inner, Math.min(trim.corner, card.radius - card.border / 2))
  drawing.clip()
  const { x, y, width, height } = cropAround(plan, plan.focus, inner.width / inner.height)
  drawing.imageSmoothingQuality = 'high'
  drawing.drawImage(photo, x, y, width, height, inner.x, inner.y, inner.width, inner.height)
}

function stickerOf(scene: SceneParts): DrawnLayer[] {
  const { icon } = scene.plan
  if (icon === null) return []
  const reach = sticker.size * 0.8
  return [
    enteringOn(inTurn(1, 2), {
      motion: popping(0.6),
      area: { x: sticker.x - reach, y: sticker.y - reach, width: 2 * reach, height: 2 * reach },
      draw: (drawing) => drawSticker(drawing, scene.icon(icon), sticker, { ...scene.trim.hero(scene.palette), border: 12, turn: 0.1 }),
    }),
  ]
}
