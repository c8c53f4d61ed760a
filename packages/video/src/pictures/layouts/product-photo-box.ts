import type { Image } from '@napi-rs/canvas'
import { apart, newBitmap, type Drawing } from '../drawing/canvas.ts'
import { oklch } from '../drawing/color.ts'
import { circle, halftone, roundedBox, type Box } from '../drawing/shapes.ts'
import { softShadow } from '../drawing/soft-shadow.ts'
import type { PhotoPlan } from '../scene-plan/scene-plan.ts'
import { drawMainIcon } from './main-picture.ts'
import type { SceneParts } from './scene.ts'

/** A small photo is not enlarged more than this: blur says "cheap". */
const maxEnlargement = 2
/** A photo of nearly the box's form is cropped to it; any other is shown whole. */
const cropTolerance = 1.14

/** The product in a box with round corners: its whole photo, or the icon of its kind. */
export function drawProductBox(
  drawing: Drawing,
  scene: SceneParts,
  box: Box,
  { radius = 46, zoom = 1, isRound = false }: { radius?: number; zoom?: number; isRound?: boolean } = {},
) {
  const { photo, plan } = scene
  apart(drawing, () => {
    roundedBox(drawing, box, isRound ? radius : Math.min(radius, scene.trim.corner))
    drawing.clip()
    if (photo === null || plan.photo === null) drawIconWindow(drawing, scene, box)
    else drawPhoto(drawing, scene, photo, plan.photo, box, zoom)
  })
}

function drawPhoto(drawing: Drawing, scene: SceneParts, photo: Image, plan: PhotoPlan, box: Box, zoom: number) {
  const contain = Math.min(box.width / plan.width, box.height / plan.height)
  const cover = Math.max(box.width / plan.width, box.height / plan.height)
  const isPlain = plan.isCutOut || plan.border !== null
  const isNear = cover / contain <= cropTolerance && !isPlain
  const room = isPlain ? (plan.isCutOut ? 0.86 : 0.96) : 1
  const wanted = (zoom > 1 && !isPlain) || isNear ? cover * zoom : contain * room * zoom
  const scale = Math.min(wanted, Math.max(maxEnlargement, zoom > 1 ? contain : 0))
  const width = plan.width * scale
  const height = plan.height * scale
  const x = box.x + (box.width - width) / 2
  const y = box.y + (box.height - height) / 2

  if (plan.isCutOut) fillWithLight(drawing, scene, box)
  else if (plan.border !== null) {
    drawing.fillStyle = plan.border
    drawing.fillRect(box.x, box.y, box.width, box.height)
  } else if (width < box.width - 1 || height < box.height - 1) fillWithBlur(drawing, photo, plan, box)
  drawing.imageSmoothingQuality = 'high'
  if (plan.isCutOut) {
    const own = newBitmap(width, height)
    own.drawing.imageSmoothingQuality = 'high'
    own.drawing.drawImage(photo, 0, 0, width, height)
    softShadow(drawing, own.bitmap, { x, y, width, height }, { blur: 70, down: 30, opacity: 0.4 })
    drawing.drawImage(own.bitmap, x, y)
  } else drawing.drawImage(photo, x, y, width, height)
}

/** The photo itself, too blurred to distract, lightened, over the whole box. */
function fillWithBlur(drawing: Drawing, photo: Image, plan: PhotoPlan, box: Box) {
  const shrink = 20
  const small = newBitmap(box.width / shrink, box.height / shrink)
  const cover = Math.max(small.bitmap.width / plan.width, small.bitmap.height / plan.height) * 1.2
  small.drawing.filter = 'blur(2px)'
  small.drawing.drawImage(
    photo,
    (small.bitmap.width - plan.width * cover) / 2,
    (small.bitmap.height - plan.height * cover) / 2,
    plan.width * cover,
    plan.height * cover,
  )
  drawing.imageSmoothingQuality = 'high'
  drawing.drawImage(small.bitmap, box.x, box.y, box.width, box.height)
  drawing.fillStyle = 'rgba(255,255,255,0.38)'
  drawing.fillRect(box.x, box.y, box.width, box.height)
}

function fillWithLight(drawing: Drawing, { palette }: SceneParts, box: Box) {
  const gradient = drawing.createLinearGradient(box.x, box.y, box.x + box.width, box.y + box.height)
  gradient.addColorStop(0, oklch(0.92, 0.075, palette.second))
  gradient.addColorStop(1, oklch(0.74, 0.15, palette.hue))
  drawing.fillStyle = gradient
  drawing.fillRect(box.x, box.y, box.width, box.height)
  drawing.fillStyle = 'rgba(255,255,255,0.24)'
  circle(drawing, box.x + box.width / 2, box.y + box.height / 2, Math.min(box.width, box.height) * 0.43)
  drawing.fill()
  halftone(drawing, { x: box.x + box.width, y: box.y + box.height, radius: 360, step: 26, color: 'rgba(255,255,255,0.28)' })
}

function drawIconWindow(drawing: Drawing, scene: SceneParts, box: Box) {
  fillWithLight(drawing, scene, box)
  drawMainIcon(drawing, scene, { x: box.x + box.width / 2, y: box.y + box.height / 2, size: Math.min(box.width, box.height) * 0.78 })
}

/** A card of the look. */
export function drawCard(drawing: Drawing, { palette, trim }: SceneParts, box: Box, radius = 60) {
  trim.panel(drawing, palette, box, { radius })
}
