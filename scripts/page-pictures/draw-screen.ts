import { newBitmap } from '../../packages/video/src/pictures/drawing/canvas.ts'
import { withShadow } from '../../packages/video/src/pictures/drawing/soft-shadow.ts'
import { downward, roundedBox } from '../../packages/video/src/pictures/drawing/shapes.ts'
import { capitalsAt, fitFace, setFace, wrapText } from '../../packages/video/src/pictures/drawing/type.ts'
import { drawTile } from './draw-row.ts'
import type { PictureOf } from './picture-list.ts'
import type { Sheet } from './sheet.ts'

const phone = { x: 300, y: 45, width: 456, height: 810 } as const

/** A phone with a video on it, what applications cover, and remarks beside it. */
export async function drawScreen(sheet: Sheet, { icon, captions, covered, notes }: PictureOf<'screen'>): Promise<void> {
  const { drawing, palette } = sheet
  withShadow(drawing, { ...phone }, { blur: 60, down: 20, opacity: 0.5 }, (own) => {
    own.fillStyle = '#0d0c0a'
    roundedBox(own, phone, 54)
    own.fill()
    own.fillStyle = downward(own, phone.y, phone.y + phone.height, [palette.top, palette.middle, palette.foot])
    roundedBox(own, { x: phone.x + 12, y: phone.y + 12, width: phone.width - 24, height: phone.height - 24 }, 44)
    own.fill()
  })
  await sheet.sticker(icon, { x: phone.x + phone.width / 2, y: phone.y + phone.height * 0.36, size: 230, turn: 0 })
  drawing.textAlign = 'center'
  captions.forEach((line, at) => writeCaption(sheet, line, phone.y + phone.height * (0.6 + at * 0.075)))
  for (const { box, label } of covered) drawCovered(sheet, box, label)
  if (notes.length > 0) writeNotes(sheet, notes)
}

function writeCaption({ drawing }: Sheet, line: string, y: number): void {
  fitFace(drawing, line, { face: 'loud', width: phone.width - 130, largest: 52, least: 24 })
  drawing.lineJoin = 'round'
  drawing.lineWidth = 14
  drawing.strokeStyle = '#000'
  drawing.strokeText(line, phone.x + phone.width / 2, capitalsAt(drawing, y))
  drawing.fillStyle = '#fff'
  drawing.fillText(line, phone.x + phone.width / 2, capitalsAt(drawing, y))
}

function drawCovered({ drawing }: Sheet, [left, top, width, height]: readonly [number, number, number, number], label: string): void {
  const inner = { x: phone.x + 12, y: phone.y + 12, width: phone.width - 24, height: phone.height - 24 }
  const box = {
    x: inner.x + (inner.width * left) / 100,
    y: inner.y + (inner.height * top) / 100,
    width: (inner.width * width) / 100,
    height: (inner.height * height) / 100,
  }
  drawing.save()
  roundedBox(drawing, inner, 44)
  drawing.clip()
  drawing.fillStyle = 'rgba(255,45,85,0.55)'
  drawing.fillRect(box.x, box.y, box.width, box.height)
  drawing.fillStyle = hatch(drawing)
  drawing.fillRect(box.x, box.y, box.width, box.height)
  drawing.fillStyle = '#fff'
  drawing.textAlign = 'center'
  drawing.translate(box.x + box.width / 2, box.y + box.height / 2)
  if (box.height > box.width * 1.6) drawing.rotate(-Math.PI / 2)
  fitFace(drawing, label, { face: 'heavy', width: Math.max(box.width, box.height) - 30, largest: 26, least: 14 })
  drawing.fillText(label, 0, capitalsAt(drawing, 0))
  drawing.restore()
}

function hatch(drawing: Sheet['drawing']) {
  const { bitmap, drawing: own } = newBitmap(16, 16)
  own.strokeStyle = 'rgba(255,255,255,0.22)'
  own.lineWidth = 3
  own.beginPath()
  own.moveTo(0, 16)
  own.lineTo(16, 0)
  own.stroke()
  return drawing.createPattern(bitmap, 'repeat') ?? 'transparent'
}

function writeNotes(sheet: Sheet, notes: readonly string[]): void {
  const { drawing, palette, trim } = sheet
  const height = 150
  const top = (sheet.height - notes.length * (height + 24)) / 2
  for (const [at, note] of notes.entries()) {
    const box = { x: 860, y: top + at * (height + 24), width: 640, height }
    drawTile(sheet, box)
    trim.badge(drawing, palette, { text: String(at + 1), x: box.x + 16, y: box.y + height / 2, radius: 40 })
    setFace(drawing, 'firm', 34)
    drawing.fillStyle = palette.onPanel
    drawing.textAlign = 'left'
    const lines = wrapText(drawing, note, box.width - 130, 2)
    lines.forEach((line, of) => drawing.fillText(line, box.x + 84, capitalsAt(drawing, box.y + height / 2 + (of - (lines.length - 1) / 2) * 46)))
  }
}
