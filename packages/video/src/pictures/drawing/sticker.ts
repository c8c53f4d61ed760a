import type { Pixels } from '@relampago/domain/units'
import { newBitmap, placed, type Bitmap, type Drawing } from './canvas.ts'
import { softShadow, type Shadow } from './soft-shadow.ts'

export type StickerStyle = {
  turn?: number
  /** Width of the border that a cut-out sticker has; 0 is none. */
  border?: Pixels
  borderColor?: string
  /** A second copy in this colour, hard, below right: printed comics. */
  echo?: { color: string; offset: Pixels }
  shadow?: Shadow | null
  opacity?: number
  /** Out of focus: far behind. */
  blur?: Pixels
}

/** A picture centred on a point, `size` wide, with its border and shadow. */
export function drawSticker(drawing: Drawing, picture: Bitmap, place: { x: Pixels; y: Pixels; size: Pixels }, style: StickerStyle = {}) {
  const border = style.border ?? 0
  const blur = style.blur ?? 0
  const margin = border + Math.ceil(blur * 2.5) + 2
  const whole = place.size + 2 * margin
  const cutOut = newBitmap(whole, whole)
  cutOut.drawing.imageSmoothingQuality = 'high'
  if (blur > 0) cutOut.drawing.filter = `blur(${blur}px)`
  if (border > 0) drawBorder(cutOut.drawing, picture, { margin, size: place.size, border, color: style.borderColor ?? '#fff' })
  cutOut.drawing.drawImage(picture, margin, margin, place.size, place.size)

  placed(drawing, { x: place.x, y: place.y, turn: style.turn ?? 0 }, () => {
    const box = { x: -whole / 2, y: -whole / 2, width: whole, height: whole }
    const shadow = style.shadow === undefined ? { blur: place.size * 0.09, down: place.size * 0.045, opacity: 0.36 } : style.shadow
    if (shadow !== null) softShadow(drawing, cutOut.bitmap, box, shadow)
    drawing.globalAlpha = style.opacity ?? 1
    if (style.echo !== undefined) drawing.drawImage(silhouette(cutOut.bitmap, style.echo.color), box.x + style.echo.offset, box.y + style.echo.offset)
    drawing.drawImage(cutOut.bitmap, box.x, box.y)
  })
}

function drawBorder(drawing: Drawing, picture: Bitmap, edge: { margin: Pixels; size: Pixels; border: Pixels; color: string }) {
  const small = newBitmap(edge.size, edge.size)
  small.drawing.drawImage(picture, 0, 0, edge.size, edge.size)
  const shape = silhouette(small.bitmap, edge.color)
  const directions = 28
  for (const radius of edge.border > 8 ? [edge.border, edge.border / 2] : [edge.border]) {
    for (let direction = 0; direction < directions; direction += 1) {
      const angle = (direction * 2 * Math.PI) / directions
      drawing.drawImage(shape, edge.margin + radius * Math.cos(angle), edge.margin + radius * Math.sin(angle))
    }
  }
}

/** The picture's shape in one colour. */
function silhouette(picture: Bitmap, color: string): Bitmap {
  const shape = newBitmap(picture.width, picture.height)
  shape.drawing.drawImage(picture, 0, 0)
  shape.drawing.globalCompositeOperation = 'source-in'
  shape.drawing.fillStyle = color
  shape.drawing.fillRect(0, 0, picture.width, picture.height)
  return shape.bitmap
}
