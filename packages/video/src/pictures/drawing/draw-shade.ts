import { frame, type Drawing } from './canvas.ts'
import { withAlpha } from './color.ts'
import type { Palette } from './palette.ts'
import { downward } from './shapes.ts'

/** What labels and captions stand on, in the colours of the video; a frame. */
export function drawShade(drawing: Drawing, palette: Palette): void {
  drawing.fillStyle = downward(drawing, 0, frame.height, [
    withAlpha(palette.foot, 0.55),
    withAlpha(palette.foot, 0),
    withAlpha(palette.foot, 0.1),
    'rgba(0,0,0,0.55)',
    'rgba(0,0,0,0.72)',
  ])
  drawing.fillRect(0, 0, frame.width, frame.height)
}
