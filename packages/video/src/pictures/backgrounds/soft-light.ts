import { frame, newBitmap, type Drawing } from '../drawing/canvas.ts'
import { downward, glow } from '../drawing/shapes.ts'

/**
 * Gradients carry no detail, so they are drawn this much smaller and enlarged: a fifth of the time.
 */
const shrink = 6

export type Light = { x: number; y: number; radius: number; color: string; strength: number }

/** Fills the frame with a vertical gradient and lights over it; places in frame pixels. */
export function softLight(drawing: Drawing, colors: readonly string[], lights: readonly Light[]) {
  const small = newBitmap(frame.width / shrink, frame.height / shrink)
  small.drawing.scale(1 / shrink, 1 / shrink)
  small.drawing.fillStyle = downward(small.drawing, 0, frame.height, colors)
  small.drawing.fillRect(0, 0, frame.width, frame.height)
  for (const light of lights) glow(small.drawing, light)
  drawing.save()
  drawing.imageSmoothingQuality = 'low'
  drawing.drawImage(small.bitmap, 0, 0, frame.width, frame.height)
  drawing.restore()
}
