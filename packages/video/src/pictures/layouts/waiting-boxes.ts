import { apart, placed, type Drawing } from '../drawing/canvas.ts'
import { oklch } from '../drawing/color.ts'
import type { Palette } from '../drawing/palette.ts'
import { roundedBox, type Box } from '../drawing/shapes.ts'
import { still, type DrawnLayer, type SceneParts } from './scene.ts'

export type WaitingBox = { box: Box; radius: number; /** Radians about its middle. */ turn?: number }

/**
 * Outlines of boxes that enter on words: from the start of the scene they say how many will come,
 * and the picture is not empty until then.
 */
export function waitingBoxes({ palette, trim }: SceneParts, boxes: readonly WaitingBox[]): DrawnLayer {
  const left = Math.min(...boxes.map(({ box }) => box.x)) - 30
  const top = Math.min(...boxes.map(({ box }) => box.y)) - 30
  const right = Math.max(...boxes.map(({ box }) => box.x + box.width)) + 30
  const bottom = Math.max(...boxes.map(({ box }) => box.y + box.height)) + 30
  return {
    motion: still,
    area: { x: left, y: top, width: right - left, height: bottom - top },
    draw(drawing) {
      for (const waiting of boxes) drawWaiting(drawing, { ...waiting, radius: Math.min(waiting.radius, trim.corner) }, palette)
    },
  }
}

function drawWaiting(drawing: Drawing, { box, radius, turn = 0 }: WaitingBox, { isDark, hue }: Palette) {
  const { x, y, width, height } = box
  const inside = { x: 6 - width / 2, y: 6 - height / 2, width: width - 12, height: height - 12 }
  placed(drawing, { x: x + width / 2, y: y + height / 2, turn }, () =>
    apart(drawing, () => {
      drawing.fillStyle = isDark ? 'rgba(255,255,255,0.1)' : oklch(0.99, 0.01, hue, 0.38)
      roundedBox(drawing, inside, radius)
      drawing.fill()
      drawing.strokeStyle = isDark ? 'rgba(255,255,255,0.34)' : oklch(0.35, 0.1, hue, 0.34)
      drawing.lineWidth = 5
      drawing.setLineDash([26, 20])
      drawing.stroke()
    }),
  )
}
