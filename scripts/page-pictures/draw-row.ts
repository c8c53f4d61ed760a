import { oklch } from '../../packages/video/src/pictures/drawing/color.ts'
import { circle, downward, roundedBox } from '../../packages/video/src/pictures/drawing/shapes.ts'
import { withShadow } from '../../packages/video/src/pictures/drawing/soft-shadow.ts'
import { capitalsAt, fitFace, setFace, wrapText } from '../../packages/video/src/pictures/drawing/type.ts'
import type { PictureOf } from './picture-list.ts'
import type { Sheet } from './sheet.ts'

const gap = 54

/** Things side by side on tiles, each with its words, and signs between them. */
export async function drawRow(sheet: Sheet, { items, between, numbers }: PictureOf<'row'>): Promise<void> {
  const { drawing, palette, trim } = sheet
  const width = Math.min(400, (sheet.width - 120 - gap * (items.length - 1)) / items.length)
  const height = Math.min(620, width * 1.55)
  const left = (sheet.width - width * items.length - gap * (items.length - 1)) / 2
  const top = (sheet.height - height) / 2
  for (const [at, { icon, label }] of items.entries()) {
    const box = { x: left + at * (width + gap), y: top, width, height }
    drawTile(sheet, box, at % 2 === 0 ? -0.012 : 0.012)
    const picture = Math.min(width - 70, height * 0.52)
    const middle = { x: box.x + width / 2, y: box.y + (label === undefined ? height / 2 : height * 0.39) }
    drawing.fillStyle = oklch(0.9, 0.08, at % 2 === 0 ? palette.second : palette.hue)
    circle(drawing, middle.x, middle.y, picture * 0.56)
    drawing.fill()
    await sheet.sticker(icon, { ...middle, size: picture, turn: 0 })
    if (label !== undefined) writeLabel(sheet, label, { x: middle.x, y: box.y + height * 0.84, width: width - 40 })
    if (numbers === true) trim.badge(drawing, palette, { text: String(at + 1), x: box.x + 26, y: box.y + 26, radius: 46 })
    if (between !== undefined && at > 0) trim.badge(drawing, palette, { text: between, x: box.x - gap / 2, y: sheet.height / 2, radius: 42 })
  }
}

type Box = { x: number; y: number; width: number; height: number }

/** A white card with its shadow, turned by some radians. */
export function drawTile({ drawing, palette }: Sheet, box: Box, turn = 0): void {
  drawing.save()
  drawing.translate(box.x + box.width / 2, box.y + box.height / 2)
  drawing.rotate(turn)
  const own = { x: -box.width / 2, y: -box.height / 2, width: box.width, height: box.height }
  withShadow(drawing, own, { blur: 50, down: 18, opacity: 0.36 }, (inner) => {
    inner.fillStyle = downward(inner, own.y, own.y + own.height, [palette.panel, palette.panelShade])
    roundedBox(inner, own, 44)
    inner.fill()
  })
  drawing.restore()
}

/** Words on a card, in capitals, on up to three lines. */
export function writeLabel({ drawing, palette }: Sheet, text: string, { x, y, width }: { x: number; y: number; width: number }): void {
  drawing.fillStyle = palette.onPanel
  drawing.textAlign = 'center'
  const capitals = text.toLocaleUpperCase('pt-BR')
  const longest = capitals.split(' ').toSorted((one, other) => other.length - one.length)[0] ?? capitals
  const size = fitFace(drawing, longest, { face: 'loud', width, largest: 54, least: 24 })
  setFace(drawing, 'loud', size)
  const lines = wrapText(drawing, capitals, width, 3)
  lines.forEach((line, at) => drawing.fillText(line, x, capitalsAt(drawing, y + (at - (lines.length - 1) / 2) * size * 1.2)))
}
