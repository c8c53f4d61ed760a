import type { Drawing } from '../../drawing/canvas.ts'
import { circle, type Box } from '../../drawing/shapes.ts'
import { drawSticker } from '../../drawing/sticker.ts'
import { cueOf, enteringOn, inTurn, popping, still, type DrawnLayer, type Scene, type SceneParts } from '../../layouts/scene.ts'
import { areaAround, drawLoud, drawPanel, drawText, sceneIcon } from './parts.ts'

const middle = { x: 540, y: 725, radius: 226 } as const
const title: Box = { x: 76, y: 182, width: 928, height: 130 }
const label = { width: 420, height: 130 } as const
/** Middles of the labels, by how many there are. */
const spots: Record<number, readonly { x: number; y: number }[]> = {
  2: [
    { x: 290, y: 410 },
    { x: 790, y: 1092 },
  ],
  3: [
    { x: 290, y: 410 },
    { x: 790, y: 410 },
    { x: 540, y: 1092 },
  ],
  4: [
    { x: 290, y: 410 },
    { x: 790, y: 410 },
    { x: 290, y: 1092 },
    { x: 790, y: 1092 },
  ],
}

/** The thing in the middle, its parts around it with lines to them. */
export function anatomyView(scene: Scene<'anatomy'>): DrawnLayer[] {
  const { whole, parts } = scene.layout
  const places = spots[parts.length] ?? spots[4] ?? []
  return [
    { motion: popping(0), draw: (drawing) => drawWhole(drawing, scene, whole) },
    ...(sceneIcon(scene) === null
      ? []
      : [{ motion: still, draw: (drawing: Drawing) => drawLoud(drawing, scene, whole, title, { largest: 96, lines: 1, tone: 'ink' }) } satisfies DrawnLayer]),
    ...parts.slice(0, places.length).map((part, at): DrawnLayer => {
      const { x, y } = places[at] ?? middle
      const box = { x: x - label.width / 2, y: y - label.height / 2, width: label.width, height: label.height }
      return enteringOn(cueOf(scene, part) ?? inTurn(at, parts.length), {
        motion: popping(0.3 + (0.7 * at) / parts.length),
        draw: (drawing) => drawPart(drawing, scene, part, box),
        area: areaAround({
          x: box.x,
          y: Math.min(box.y, middle.y),
          width: box.width,
          height: Math.max(box.y + box.height, middle.y) - Math.min(box.y, middle.y),
        }),
      })
    }),
  ]
}

function drawWhole(drawing: Drawing, scene: SceneParts, whole: string) {
  const { palette } = scene
  const { x, y, radius } = middle
  drawPanel(drawing, scene, { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }, { radius, isRound: true })
  drawing.strokeStyle = palette.accent
  drawing.lineWidth = 14
  circle(drawing, x, y, radius - 7)
  drawing.stroke()
  const icon = sceneIcon(scene)
  if (icon === null)
    drawText(
      drawing,
      whole.toLocaleUpperCase(scene.plan.language),
      { x: x - 170, y: y - 120, width: 340, height: 240 },
      { face: 'loud', largest: 96, color: palette.onPanel, lines: 3 },
    )
  else drawSticker(drawing, scene.icon(icon), { x, y, size: radius * 1.42 })
}

/** A label with a line from the thing's rim. */
function drawPart(drawing: Drawing, scene: SceneParts, part: string, box: Box) {
  const { palette } = scene
  const x = box.x + box.width / 2
  const isAbove = box.y < middle.y
  const edge = isAbove ? box.y + box.height : box.y
  // Towards the middle, but inside the columns of the label.
  const rim = { x: middle.x + (x - middle.x) * 0.52, y: middle.y + (isAbove ? -1 : 1) * middle.radius * 0.82 }
  drawing.strokeStyle = palette.onPanel
  drawing.lineWidth = 12
  drawing.lineCap = 'round'
  drawing.beginPath()
  drawing.moveTo(x, edge)
  drawing.lineTo(rim.x, rim.y)
  drawing.stroke()
  drawing.fillStyle = palette.onPanel
  circle(drawing, rim.x, rim.y, 20)
  drawing.fill()
  drawing.fillStyle = palette.panel
  circle(drawing, rim.x, rim.y, 9)
  drawing.fill()
  drawPanel(drawing, scene, box, { radius: 44 })
  drawText(
    drawing,
    part.toLocaleUpperCase(scene.plan.language),
    { x: box.x + 26, y: box.y + 8, width: box.width - 52, height: box.height - 16 },
    { face: 'loud', largest: 72, color: palette.onPanel },
  )
}
