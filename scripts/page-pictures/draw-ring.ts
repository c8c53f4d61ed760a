import { setFace } from '../../packages/video/src/pictures/drawing/type.ts'
import type { PictureOf } from './picture-list.ts'
import type { Sheet } from './sheet.ts'

const size = { main: 330, item: 215 } as const
const reach = { x: 520, y: 300 } as const
/** Of the way between two things, which an arrow leaves free at both ends. */
const gap = 0.26

/** Things around one, the first at the top, clockwise. */
export async function drawRing(sheet: Sheet, { main, items, arrows }: PictureOf<'ring'>): Promise<void> {
  const { drawing, palette, width, height } = sheet
  const centre = { x: width / 2, y: height / 2 }
  const angleOf = (at: number) => -Math.PI / 2 + (at * 2 * Math.PI) / items.length
  const placeOf = (angle: number) => ({ x: centre.x + reach.x * Math.cos(angle), y: centre.y + reach.y * Math.sin(angle) })
  if (arrows === true) for (const at of items.keys()) drawArrow(sheet, placeOf, angleOf(at + gap), angleOf(at + 1 - gap))
  await sheet.sticker(main, { ...centre, size: size.main, turn: 0 })
  for (const [at, { icon, label }] of items.entries()) {
    const place = placeOf(angleOf(at))
    await sheet.sticker(icon, { ...place, size: size.item })
    if (label === undefined) continue
    setFace(drawing, 'heavy', 34)
    sheet.trim.label(drawing, palette, { text: label, x: place.x, y: Math.min(height - 40, place.y + size.item / 2 + 28), size: 30 })
  }
}

function drawArrow({ drawing, palette }: Sheet, placeOf: (angle: number) => { x: number; y: number }, from: number, to: number): void {
  drawing.strokeStyle = palette.accent
  drawing.fillStyle = palette.accent
  drawing.lineWidth = 16
  drawing.lineCap = 'round'
  drawing.beginPath()
  const steps = 24
  for (let step = 0; step <= steps; step += 1) {
    const { x, y } = placeOf(from + ((to - from) * step) / steps)
    drawing.lineTo(x, y)
  }
  drawing.stroke()
  const end = placeOf(to)
  const before = placeOf(to - 0.06)
  drawing.save()
  drawing.translate(end.x, end.y)
  drawing.rotate(Math.atan2(end.y - before.y, end.x - before.x))
  drawing.beginPath()
  drawing.moveTo(40, 0)
  drawing.lineTo(-12, -34)
  drawing.lineTo(-12, 34)
  drawing.closePath()
  drawing.fill()
  drawing.restore()
}
