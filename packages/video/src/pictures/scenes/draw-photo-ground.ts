import type { Image } from '@napi-rs/canvas'
import { backgroundScale, frame, newBitmap, type Bitmap } from '../drawing/canvas.ts'
import { withAlpha } from '../drawing/color.ts'
import { cropAround } from '../drawing/crop-around.ts'
import type { Palette } from '../drawing/palette.ts'
import { drawShade } from '../drawing/draw-shade.ts'
import type { PhotoPlan } from '../scene-plan/scene-plan.ts'

/** The first frame of a clip as ground, 1296x2304, as the clip shows it. */
export function drawClipGround(still: Image): Bitmap {
  const { bitmap, drawing } = newBitmap(frame.width * backgroundScale, frame.height * backgroundScale)
  drawing.imageSmoothingQuality = 'high'
  drawing.drawImage(still, 0, 0, bitmap.width, bitmap.height)
  return bitmap
}

/** A photo as ground, 1296x2304, in the colours of the video where labels and captions stand. */
export function drawPhotoGround(photo: Image, plan: PhotoPlan, palette: Palette): Bitmap {
  const { bitmap, drawing } = newBitmap(frame.width * backgroundScale, frame.height * backgroundScale)
  const { x, y, width, height } = cropAround(plan, plan.focus, frame.width / frame.height)
  drawing.imageSmoothingQuality = 'high'
  drawing.drawImage(photo, x, y, width, height, 0, 0, bitmap.width, bitmap.height)
  drawing.scale(backgroundScale, backgroundScale)
  drawing.globalCompositeOperation = 'soft-light'
  drawing.fillStyle = withAlpha(palette.glow, 0.3)
  drawing.fillRect(0, 0, frame.width, frame.height)
  drawing.globalCompositeOperation = 'source-over'
  drawShade(drawing, palette)
  return bitmap
}
