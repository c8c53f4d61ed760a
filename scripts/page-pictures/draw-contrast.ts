import { roundedBox } from '../../packages/video/src/pictures/drawing/shapes.ts'
import { capitalsAt, setFace } from '../../packages/video/src/pictures/drawing/type.ts'
import type { PictureOf } from './picture-list.ts'
import type { Sheet } from './sheet.ts'

const panel = { width: 440, height: 680, gap: 60, top: 60 } as const

/** Three grounds with the same white letter twice. */
export async function drawContrast(sheet: Sheet, { grounds, without, with: outlined }: PictureOf<'contrast'>): Promise<void> {
  const { drawing, palette, trim } = sheet
  const left = (sheet.width - 3 * panel.width - 2 * panel.gap) / 2
  for (const [at, { color, icon }] of grounds.entries()) {
    const x = left + at * (panel.width + panel.gap)
    drawing.fillStyle = color
    roundedBox(drawing, { x, y: panel.top, width: panel.width, height: panel.height }, 40)
    drawing.fill()
    await sheet.sticker(icon, { x: x + panel.width - 80, y: panel.top + 80, size: 110, turn: 0 })
    drawing.textAlign = 'center'
    setFace(drawing, 'loud', 250)
    drawing.fillStyle = '#fff'
    drawing.fillText('A', x + panel.width / 2, capitalsAt(drawing, panel.top + 190))
    drawing.lineJoin = 'round'
    drawing.lineWidth = 44
    drawing.strokeStyle = '#000'
    drawing.strokeText('A', x + panel.width / 2, capitalsAt(drawing, panel.top + 500))
    drawing.fillText('A', x + panel.width / 2, capitalsAt(drawing, panel.top + 500))
  }
  const middle = sheet.width / 2
  setFace(drawing, 'heavy', 40)
  trim.label(drawing, palette, { text: without, x: middle, y: panel.top + panel.height / 2, size: 34 })
  trim.label(drawing, palette, { text: outlined, x: middle, y: panel.top + panel.height + 50, size: 34 })
}
