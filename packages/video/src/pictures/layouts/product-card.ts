import type { Drawing } from '../drawing/canvas.ts'
import { drawable, setFace, shortened, wrapText } from '../drawing/type.ts'
import { drawDiscount, drawPriceTag, drawStars, starsWidth } from './price-tag.ts'
import { drawCard, drawProductBox } from './product-photo-box.ts'
import { popping, rising, type DrawnLayer, type Scene } from './scene.ts'

const card = { x: 100, y: 190, width: 880, height: 920 }
const inset = 30
const photoHeight = 570

/** The whole offer: photo, name, rating, price, as far as the page tells them. */
export function productCardLayout(scene: Scene<'product-card'>): DrawnLayer[] {
  const { product } = scene.layout
  const phase = scene.random()
  const layers: DrawnLayer[] = [{ motion: rising(phase), draw: (drawing) => drawOffer(drawing, scene) }]
  if (product.price !== null) layers.push({ motion: popping(phase), draw: (drawing) => drawPriceTag(drawing, product, { x: 540, y: 1098 }) })
  const { discount } = product
  if (discount !== null) layers.push({ motion: popping(phase), draw: (drawing) => drawDiscount(drawing, discount, { x: 886, y: 305, radius: 128 }) })
  return layers
}

function drawOffer(drawing: Drawing, scene: Scene<'product-card'>) {
  const { product } = scene.layout
  drawCard(drawing, card)
  drawProductBox(drawing, scene, { x: card.x + inset, y: card.y + inset, width: card.width - 2 * inset, height: photoHeight })
  const left = card.x + inset + 24
  const width = card.width - 2 * (inset + 24)
  drawing.textAlign = 'left'
  drawing.textBaseline = 'middle'
  drawing.fillStyle = '#16161E'
  setFace(drawing, 'firm', 46)
  const lines = wrapText(drawing, drawable(product.name), width, 2)
  lines.forEach((line, at) => drawing.fillText(line, left, card.y + inset + photoHeight + 56 + at * 58))
  const { rating } = product
  if (rating === null) return
  const y = card.y + inset + photoHeight + 56 + lines.length * 58 + 8
  const radius = 24
  drawStars(drawing, rating.stars, { x: left, y, radius, empty: '#E2E2EA' })
  drawing.fillStyle = '#5A5A68'
  drawing.textBaseline = 'middle'
  drawing.textAlign = 'left'
  setFace(drawing, 'plain', 38)
  drawing.fillText(shortened(drawing, `${rating.text} (${rating.reviews})`, width - starsWidth(radius) - 30), left + starsWidth(radius) + 26, y + 3)
}
