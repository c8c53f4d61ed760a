import { circle } from '../../packages/video/src/pictures/drawing/shapes.ts'
import { oklch } from '../../packages/video/src/pictures/drawing/color.ts'
import { capitalsAt, setFace } from '../../packages/video/src/pictures/drawing/type.ts'
import { drawTile } from './draw-row.ts'
import type { PictureOf } from './picture-list.ts'
import type { Sheet } from './sheet.ts'

const plot = { left: 190, top: 150, width: 1180, height: 560 } as const
type Point = readonly [number, number]

function placeOf([x, y]: Point): { x: number; y: number } {
  return { x: plot.left + (x / 100) * plot.width, y: plot.top + plot.height * (1 - y / 100) }
}

/** Lines on a card, with both axes named and points that are spoken of. */
export function drawChart(sheet: Sheet, { across, upward, lines, marks }: PictureOf<'chart'>): void {
  const { drawing, palette } = sheet
  drawTile(sheet, { x: 70, y: 70, width: sheet.width - 140, height: sheet.height - 140 })
  drawAxes(sheet, across, upward)
  const colors = { accent: oklch(0.62, 0.2, 25), glow: oklch(0.52, 0.19, palette.second), ink: palette.onPanelSoft }
  for (const { label, points, tone } of lines) {
    drawing.strokeStyle = colors[tone]
    drawing.lineWidth = 12
    drawing.lineJoin = 'round'
    drawing.lineCap = 'round'
    drawing.beginPath()
    for (const one of points) drawing.lineTo(placeOf(one).x, placeOf(one).y)
    drawing.stroke()
    const end = placeOf(points.at(-1) ?? [100, 0])
    setFace(drawing, 'heavy', 34)
    drawing.fillStyle = colors[tone]
    drawing.textAlign = 'right'
    drawing.fillText(label, end.x, end.y - 30)
  }
  for (const { at, label } of marks) drawMark(sheet, placeOf(at), label)
}

function drawAxes({ drawing, palette }: Sheet, across: string, upward: string): void {
  drawing.strokeStyle = oklch(0.8, 0.02, palette.hue)
  drawing.lineWidth = 4
  for (const share of [0, 25, 50, 75, 100]) {
    const { x, y } = placeOf([0, share])
    drawing.globalAlpha = share === 0 ? 1 : 0.5
    drawing.beginPath()
    drawing.moveTo(x, y)
    drawing.lineTo(x + plot.width, y)
    drawing.stroke()
  }
  drawing.globalAlpha = 1
  setFace(drawing, 'firm', 30)
  drawing.fillStyle = palette.onPanelSoft
  drawing.textAlign = 'right'
  for (const share of [0, 50, 100]) drawing.fillText(`${share}%`, plot.left - 16, capitalsAt(drawing, placeOf([0, share]).y))
  drawing.textAlign = 'center'
  drawing.fillText(across, plot.left + plot.width / 2, plot.top + plot.height + 62)
  drawing.textAlign = 'left'
  drawing.fillText(upward, plot.left, plot.top - 26)
}

function drawMark({ drawing, palette, trim }: Sheet, { x, y }: { x: number; y: number }, label: string): void {
  drawing.fillStyle = palette.onPanel
  circle(drawing, x, y, 15)
  drawing.fill()
  setFace(drawing, 'heavy', 30)
  const half = drawing.measureText(label).width / 2 + 45
  const isRoomRight = x + 2 * half < plot.left + plot.width
  trim.label(drawing, palette, { text: label, x: isRoomRight ? x + half + 12 : x - half - 12, y: isRoomRight ? y - 44 : y + 52, size: 30 })
}
