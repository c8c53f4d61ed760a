import { oklch } from '../../packages/video/src/pictures/drawing/color.ts'
import { roundedBox } from '../../packages/video/src/pictures/drawing/shapes.ts'
import { capitalsAt, setFace } from '../../packages/video/src/pictures/drawing/type.ts'
import { drawTile } from './draw-row.ts'
import type { PictureOf } from './picture-list.ts'
import type { Sheet } from './sheet.ts'

const plot = { left: 330, right: 1470, top: 130, bottom: 690 } as const

/** Bars one under the other, each from its moment to the end. */
export async function drawLanes(sheet: Sheet, { length, mark, bars }: PictureOf<'lanes'>): Promise<void> {
  const { drawing, palette } = sheet
  drawTile(sheet, { x: 70, y: 70, width: sheet.width - 140, height: sheet.height - 140 })
  const across = (time: number) => plot.left + ((plot.right - plot.left) * time) / length
  drawMark(sheet, across(mark.at), mark.label)
  const pitch = (plot.bottom - plot.top) / bars.length
  for (const [at, { icon, label, from }] of bars.entries()) {
    const middle = plot.top + pitch * (at + 0.5)
    await sheet.sticker(icon, { x: 200, y: middle, size: Math.min(150, pitch * 0.8), turn: 0 })
    drawing.fillStyle = oklch(0.6, 0.18, [palette.hue, palette.second, 25][at % 3] ?? palette.hue)
    roundedBox(drawing, { x: across(from), y: middle - pitch * 0.27, width: plot.right - across(from), height: pitch * 0.54 }, 26)
    drawing.fill()
    setFace(drawing, 'heavy', 42)
    drawing.fillStyle = '#fff'
    drawing.textAlign = 'left'
    drawing.fillText(label, across(from) + 32, capitalsAt(drawing, middle))
  }
}

function drawMark({ drawing, palette, trim }: Sheet, x: number, label: string): void {
  drawing.strokeStyle = palette.onPanel
  drawing.lineWidth = 6
  drawing.setLineDash([18, 14])
  drawing.beginPath()
  drawing.moveTo(x, plot.top - 20)
  drawing.lineTo(x, plot.bottom + 10)
  drawing.stroke()
  drawing.setLineDash([])
  trim.label(drawing, palette, { text: label, x, y: plot.bottom + 58, size: 36 })
}
