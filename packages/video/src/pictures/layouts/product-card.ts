import type { Drawing } from '../drawing/canvas.ts'
import { drawable, setFace, shortened, wrapText } from '../drawing/type.ts'
import type { ProductText } from '../scene-plan/scene-plan.ts'
import { drawDiscount, drawPriceTag, drawStars, starsWidth } from './price-tag.ts'
import { drawCard, drawProductBox } from './product-photo-box.ts'
import { popping, rising, type DrawnLayer, type Scene } from './scene.ts'

/** Ends, tag included, where captions of two lines begin. */
const card = { x: 100, y: 190, width: 880, height: 870 }
const inset = 30
const lineHeight = 58
const ratingHeight = 66
/**
 * The price tag covers the foot of the card, with a former price more of it; it breathes and is
 * turned.
 */
const tagRoom = { one: 132, two: 158 }

/** The whole offer: photo, name, rating, price, as far as the page has them. */
export function productCardLayout(scene: Scene<'product-card'>): DrawnLayer[] {
  const { product } = scene.layout
  const layers: DrawnLayer[] = [{ motion: rising(0), draw: (drawing) => drawOffer(drawing, scene) }]
  if (product.price !== null) layers.push({ motion: popping(0.5), draw: (drawing) => drawPriceTag(drawing, scene, product, { x: 540, y: 1046 }) })
  const { discount } = product
  if (discount !== null) layers.push({ motion: popping(0.9), draw: (drawing) => drawDiscount(drawing, scene, discount, { x: 886, y: 305, radius: 128 }) })
  return layers
}

function drawOffer(drawing: Drawing, scene: Scene<'product-card'>) {
  const { product } = scene.layout
  const left = card.x + inset + 24
  const width = card.width - 2 * (inset + 24)
  setFace(drawing, 'firm', 46)
  const lines = wrapText(drawing, drawable(product.name), width, 2)
  const textHeight = lines.length * lineHeight + (product.rating === null ? 0 : ratingHeight) + footRoom(product)
  const photoBox = { x: card.x + inset, y: card.y + inset, width: card.width - 2 * inset, height: card.height - 2 * inset - textHeight }
  const firstLine = photoBox.y + photoBox.height + 54

  drawCard(drawing, scene, card)
  drawProductBox(drawing, scene, photoBox)
  drawing.textAlign = 'left'
  drawing.textBaseline = 'middle'
  drawing.fillStyle = scene.palette.onPanel
  setFace(drawing, 'firm', 46)
  lines.forEach((line, at) => drawing.fillText(line, left, firstLine + at * lineHeight))
  const { rating } = product
  if (rating === null) return
  const y = firstLine + lines.length * lineHeight + 4
  const radius = 24
  drawStars(drawing, rating.stars, { x: left, y, radius, empty: scene.palette.row })
  drawing.fillStyle = scene.palette.onPanelSoft
  drawing.textBaseline = 'middle'
  drawing.textAlign = 'left'
  setFace(drawing, 'plain', 38)
  drawing.fillText(shortened(drawing, `${rating.text} (${rating.reviews})`, width - starsWidth(radius) - 30), left + starsWidth(radius) + 26, y + 3)
}

function footRoom({ price, listPrice }: ProductText): number {
  if (price === null) return 30
  return listPrice === null ? tagRoom.one : tagRoom.two
}
