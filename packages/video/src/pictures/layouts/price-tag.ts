import { placed, type Drawing } from '../drawing/canvas.ts'
import { starPath } from '../drawing/shapes.ts'
import { capitalsAt, fitFace, setFace } from '../drawing/type.ts'
import type { ProductText } from '../scene-plan/scene-plan.ts'
import type { SceneParts } from './scene.ts'

/**
 * The price on a tilted tag, the former price struck out above it. Draws nothing without a price.
 */
export function drawPriceTag(drawing: Drawing, { palette, trim }: SceneParts, product: ProductText, place: { x: number; y: number }) {
  const { price, listPrice } = product
  if (price === null) return
  const size = fitFace(drawing, price, { face: 'loud', width: 640, largest: 112, least: 50 })
  const width = drawing.measureText(price).width + 110
  const height = listPrice === null ? 158 : 196
  placed(drawing, { ...place, turn: -0.045 }, () => {
    const box = { x: -width / 2, y: -height / 2, width, height }
    trim.panel(drawing, palette, box, { radius: 44, fill: palette.accent })
    drawing.textAlign = 'center'
    drawing.textBaseline = 'middle'
    drawing.fillStyle = palette.onAccent
    setFace(drawing, 'loud', size)
    drawing.fillText(price, 0, capitalsAt(drawing, listPrice === null ? 0 : 28))
    if (listPrice !== null) drawStruck(drawing, listPrice, { x: 0, y: -60, size: 38, color: palette.onAccent })
  })
}

/** Small text with a line through it. */
function drawStruck(drawing: Drawing, text: string, { x, y, size, color }: { x: number; y: number; size: number; color: string }) {
  setFace(drawing, 'firm', size)
  drawing.textAlign = 'center'
  drawing.textBaseline = 'middle'
  drawing.fillStyle = color
  drawing.fillText(text, x, y)
  const half = drawing.measureText(text).width / 2 + 8
  drawing.strokeStyle = color
  drawing.lineWidth = Math.max(3, size * 0.1)
  drawing.lineCap = 'round'
  drawing.beginPath()
  drawing.moveTo(x - half, y + size * 0.08)
  drawing.lineTo(x + half, y - size * 0.06)
  drawing.stroke()
}

/** The discount in the seal of the look. */
export function drawDiscount(drawing: Drawing, { palette, trim }: SceneParts, discount: string, { x, y, radius }: { x: number; y: number; radius: number }) {
  placed(drawing, { x, y, turn: 0.13 }, () => trim.badge(drawing, palette, { text: discount, x: 0, y: 0, radius }))
}

/** Five stars, filled as far as the rating goes; `x` is the left edge. */
export function drawStars(drawing: Drawing, stars: number, { x, y, radius, empty }: { x: number; y: number; radius: number; empty: string }) {
  const step = radius * 2.25
  for (let star = 0; star < 5; star += 1) {
    const centre = x + radius + star * step
    const outline = { x: centre, y, radius, points: 5, notch: 0.46 }
    drawing.lineJoin = 'round'
    drawing.fillStyle = empty
    starPath(drawing, outline)
    drawing.fill()
    const share = Math.max(0, Math.min(1, stars - star))
    if (share > 0) drawStar(drawing, { x: centre, y, radius, share })
  }
}

/** A golden star, its left share only; what hides the rest is undone. */
export function drawStar(drawing: Drawing, { x, y, radius, share }: { x: number; y: number; radius: number; share: number }) {
  drawing.save()
  drawing.beginPath()
  drawing.rect(x - radius, y - radius, radius * 2 * share, radius * 2)
  drawing.clip()
  drawing.fillStyle = '#FFB300'
  starPath(drawing, { x, y, radius, points: 5, notch: 0.46 })
  drawing.fill()
  drawing.restore()
}
export const starsWidth = (radius: number): number => radius * 2.25 * 4 + radius * 2
