import { roundedBox } from '../../packages/video/src/pictures/drawing/shapes.ts'
import { capitalsAt, setFace } from '../../packages/video/src/pictures/drawing/type.ts'
import { drawTile, writeLabel } from './draw-row.ts'
import type { PictureOf } from './picture-list.ts'
import type { Sheet } from './sheet.ts'

const edge = 130
/** A part is never narrower than its words need. */
const leastWidth = 165

/** Parts of a video in a row, as wide as they are long, over a rule with seconds. */
export async function drawTimeline(sheet: Sheet, { parts, unit }: PictureOf<'timeline'>): Promise<void> {
  const { drawing, palette } = sheet
  const box = { x: edge - 70, y: 150, width: sheet.width - 2 * edge + 140, height: 600 }
  drawTile(sheet, box)
  const widths = partWidths(parts, sheet.width - 2 * edge)
  let left = edge
  writeSecond(sheet, `0 ${unit}`, left)
  for (const [at, { until, icon, label }] of parts.entries()) {
    const width = widths[at] ?? 0
    drawing.fillStyle = at % 2 === 0 ? palette.accent : palette.glow
    roundedBox(drawing, { x: left + 4, y: 598, width: width - 8, height: 42 }, 14)
    drawing.fill()
    const size = Math.min(200, width - 24)
    await sheet.sticker(icon, { x: left + width / 2, y: 320, size, turn: 0 })
    writeLabel(sheet, label, { x: left + width / 2, y: 508, width: width - 20 })
    left += width
    writeSecond(sheet, `${until.toLocaleString('pt-BR')} ${unit}`, left)
  }
}

function partWidths(parts: PictureOf<'timeline'>['parts'], width: number): number[] {
  const lengths = parts.map(({ until }, at) => until - (parts[at - 1]?.until ?? 0))
  const total = lengths.reduce((sum, one) => sum + one, 0)
  const free = width - leastWidth * parts.length
  return lengths.map((length) => leastWidth + (free * length) / total)
}

function writeSecond({ drawing, palette }: Sheet, text: string, x: number): void {
  setFace(drawing, 'heavy', 30)
  drawing.fillStyle = palette.onPanelSoft
  drawing.textAlign = 'center'
  drawing.fillText(text, x, capitalsAt(drawing, 686))
}
