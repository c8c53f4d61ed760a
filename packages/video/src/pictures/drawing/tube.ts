import type { Pixels } from '@relampago/domain/units'
import { apart, newBitmap, type Drawing } from './canvas.ts'
import { withAlpha } from './color.ts'
import type { Box } from './shapes.ts'

/** The light around a tube is blurred this much smaller. */
const shrink = 8

export type Tube = { color: string; width: Pixels; /** Of the light around it. */ reach: Pixels }

/**
 * A glass tube along the path: its light on the wall within the box, its colour, its white middle.
 * The path is drawn twice, alike.
 */
export function drawTube(drawing: Drawing, box: Box, { color, width, reach }: Tube, path: (own: Drawing) => void) {
  const small = newBitmap(box.width / shrink, box.height / shrink)
  small.drawing.scale(1 / shrink, 1 / shrink)
  small.drawing.translate(-box.x, -box.y)
  small.drawing.lineCap = 'round'
  small.drawing.lineJoin = 'round'
  small.drawing.lineWidth = width * 2.6
  small.drawing.strokeStyle = color
  path(small.drawing)
  small.drawing.stroke()
  const blurred = newBitmap(small.bitmap.width, small.bitmap.height)
  blurred.drawing.filter = `blur(${(reach / shrink / 2).toFixed(2)}px)`
  blurred.drawing.drawImage(small.bitmap, 0, 0)
  apart(drawing, () => {
    drawing.globalCompositeOperation = 'lighter'
    drawing.imageSmoothingQuality = 'low'
    drawing.drawImage(blurred.bitmap, box.x, box.y, box.width, box.height)
  })
  apart(drawing, () => {
    drawing.lineCap = 'round'
    drawing.lineJoin = 'round'
    for (const [share, style] of [
      [1.5, withAlpha(color, 0.55)],
      [1, color],
      [0.42, 'rgba(255,255,255,0.92)'],
    ] as const) {
      drawing.lineWidth = width * share
      drawing.strokeStyle = style
      path(drawing)
      drawing.stroke()
    }
  })
}
