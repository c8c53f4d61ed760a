import { between } from '@relampago/domain/random'
import type { LayerMotion } from '@relampago/domain/timeline'
import type { Cue } from '../cues/cue.ts'
import { newBitmap, placed, type Drawing } from '../drawing/canvas.ts'
import { circle, roundedBox } from '../drawing/shapes.ts'
import { capitalsAt, drawable, fitFace, setFace, shortened } from '../drawing/type.ts'
import { drawButton } from './call-to-action.ts'
import { drawDiscount, drawStar, drawStars, starsWidth } from './price-tag.ts'
import { drawCard, drawProductBox } from './product-photo-box.ts'
import { headLabel } from './main-picture.ts'
import { cueOf, enteringOn, popping, rising, still, type DrawnLayer, type Scene, type SceneParts } from './scene.ts'

/** The photo large, for a sentence about the product itself. */
export function productPhotoLayout(scene: Scene<'product-photo'>): DrawnLayer[] {
  const turn = between(scene.random, -0.035, 0.035)
  const card = cardFor(scene)
  return [
    {
      motion: rising(0),
      draw: (drawing) =>
        placed(drawing, { x: 540, y: 690, turn }, () => {
          drawCard(drawing, scene, card)
          drawProductBox(drawing, scene, { x: card.x + 26, y: card.y + 26, width: card.width - 52, height: card.height - 52 })
        }),
    },
    ...footLabel(scene, scene.layout.label, 1112),
  ]
}

/** A card in the photo's own form, within what the frame has room for. */
function cardFor({ plan }: SceneParts): { x: number; y: number; width: number; height: number } {
  const form = plan.photo === null || plan.photo.isCutOut ? 0.97 : Math.min(1.45, Math.max(0.7, plan.photo.width / plan.photo.height))
  const width = Math.min(880, 910 * form)
  const height = Math.min(910, width / form)
  return { x: -width / 2, y: -height / 2, width, height }
}

/** A part of the photo, large as under a lens, with the whole beside it. */
export function productDetailLayout(scene: Scene<'product-detail'>): DrawnLayer[] {
  const side = scene.random() < 0.5 ? 1 : -1
  const lens = { x: 540 + side * 40, y: 610, radius: 410 }
  const small = { x: 540 - side * 270, y: 890, size: 300 }
  return [
    {
      motion: rising(0),
      draw(drawing) {
        const box = { x: lens.x - lens.radius, y: lens.y - lens.radius, width: lens.radius * 2, height: lens.radius * 2 }
        scene.trim.panel(drawing, scene.palette, box, { radius: lens.radius, isRound: true })
        const inner = lens.radius - 22
        drawProductBox(
          drawing,
          scene,
          { x: lens.x - inner, y: lens.y - inner, width: inner * 2, height: inner * 2 },
          { radius: inner, zoom: 1.65, isRound: true },
        )
        drawing.lineWidth = 10
        drawing.strokeStyle = scene.palette.accent
        circle(drawing, lens.x, lens.y, inner - 4)
        drawing.stroke()
      },
    },
    {
      motion: popping(0.7),
      draw: (drawing) =>
        placed(drawing, { ...small, turn: -side * 0.08 }, () => {
          const box = { x: -small.size / 2, y: -small.size / 2, width: small.size, height: small.size }
          drawCard(drawing, scene, box, 44)
          drawProductBox(drawing, scene, { x: box.x + 16, y: box.y + 16, width: box.width - 32, height: box.height - 32 }, { radius: 30 })
        }),
    },
    ...footLabel(scene, scene.layout.label, 1108),
  ]
}

/** The price, as large as the frame lets it. */
export function productPriceLayout(scene: Scene<'product-price'>): DrawnLayer[] {
  const { product } = scene.layout
  const { price, discount } = product
  const card = { x: 265, y: 185, width: 550, height: 460 }
  const saidPrice = price === null ? null : cueOf(scene, price)
  return [
    {
      motion: rising(0),
      draw(drawing) {
        drawCard(drawing, scene, card, 54)
        drawProductBox(drawing, scene, { x: card.x + 22, y: card.y + 22, width: card.width - 44, height: card.height - 44 }, { radius: 40 })
      },
    },
    ...(product.listPrice === null ? [] : formerPrice(scene, product.listPrice)),
    ...(price === null ? [] : [enteringOn(cueOf(scene, price), { motion: stamping, area: priceArea, draw: (drawing) => drawPrice(drawing, scene, price) })]),
    ...(discount === null
      ? []
      : [enteringOn(after(saidPrice, 0.4), { motion: popping(0.9), area: sealArea, draw: (drawing) => drawDiscount(drawing, scene, discount, seal) })]),
    ...(product.installments === null ? [] : [enteringOn(after(saidPrice, 0.7), installmentsLabel(scene, product.installments))]),
    { motion: still, draw: (drawing) => drawSmallPrint(drawing, scene, product.pricedOn) },
  ]
}

const stamping: LayerMotion = { kind: 'stampIn', amount: 1, phase: 0.6 }
const priceArea = { x: 0, y: 660, width: 1080, height: 380 }
const seal = { x: 832, y: 300, radius: 122 } as const
const sealArea = { x: 620, y: 90, width: 430, height: 430 }

/** The same word, some seconds later; in its turn where the price is not said. */
function after(cue: Cue | null, seconds: number): Cue | null {
  return cue === null ? null : { ...cue, after: seconds }
}

function priceRow({ layout }: Scene<'product-price'>): number {
  return layout.product.listPrice === null ? 830 : 850
}

function drawPrice(drawing: Drawing, scene: Scene<'product-price'>, price: string) {
  drawing.textAlign = 'center'
  drawing.textBaseline = 'middle'
  const size = fitFace(drawing, price, { face: 'loud', width: 880, largest: 250, least: 70 })
  scene.trim.loud(drawing, scene.palette, { text: price, x: 540, y: priceRow(scene), size, tone: 'accent' })
}

function installmentsLabel(scene: Scene<'product-price'>, installments: string): DrawnLayer {
  const y = priceRow(scene) + 175
  return {
    motion: popping(0.9),
    area: { x: 0, y: y - 90, width: 1080, height: 180 },
    draw(drawing) {
      const size = fitFace(drawing, installments, { face: 'heavy', width: 720, largest: 42, least: 34 })
      scene.trim.label(drawing, scene.palette, { text: installments, x: 540, y, size })
    },
  }
}

const plate = { y: 700, height: 80 } as const
const strikeSteps = 4

/**
 * The former price on a plate of its own (no look leaves the ground calm enough for small type),
 * struck out once it is said.
 */
function formerPrice(scene: Scene<'product-price'>, listPrice: string): DrawnLayer[] {
  const said = cueOf(scene, listPrice.replace(/^\p{L}+ (?=\P{L})/u, ''))
  const measure = newBitmap(1, 1).drawing
  const size = fitFace(measure, listPrice, { face: 'firm', width: 560, largest: 50, least: 34 })
  const half = measure.measureText(listPrice).width / 2 + 8
  const area = { x: 540 - half - 60, y: plate.y - 70, width: half * 2 + 120, height: 140 }
  const price: DrawnLayer = {
    motion: popping(0.3),
    area,
    draw(drawing) {
      drawPlate(drawing, scene, half * 2 + 54, { ...plate, color: scene.palette.panel })
      setFace(drawing, 'firm', size)
      drawing.textAlign = 'center'
      drawing.textBaseline = 'middle'
      drawing.fillStyle = scene.palette.onPanelSoft
      drawing.fillText(listPrice, 540, plate.y + 2)
    },
  }
  const strike = Array.from({ length: strikeSteps }, (_, step): DrawnLayer =>
    enteringOn(said === null ? { share: 0.12 + 0.02 * step } : { ...said, after: 0.5 + 0.07 * step }, {
      motion: still,
      area,
      draw: (drawing) => drawStrike(drawing, half, step),
    }),
  )
  return [enteringOn(said, price), ...strike]
}

function drawStrike(drawing: Drawing, half: number, step: number) {
  const at = (share: number) => ({ x: 540 - half + 2 * half * share, y: plate.y + 8 - 14 * share })
  const from = at(step / strikeSteps)
  const to = at((step + 1) / strikeSteps)
  drawing.strokeStyle = '#E5263F'
  drawing.lineWidth = 7
  drawing.lineCap = 'round'
  drawing.beginPath()
  drawing.moveTo(from.x, from.y)
  drawing.lineTo(to.x, to.y)
  drawing.stroke()
}

function drawSmallPrint(drawing: Drawing, scene: SceneParts, text: string) {
  setFace(drawing, 'firm', 30)
  const shown = shortened(drawing, text, 800)
  drawPlate(drawing, scene, drawing.measureText(shown).width + 48, { y: 1116, height: 54, color: 'rgba(0,0,0,0.6)' })
  drawing.textAlign = 'center'
  drawing.textBaseline = 'middle'
  drawing.fillStyle = '#fff'
  drawing.fillText(shown, 540, 1118)
}

function drawPlate(drawing: Drawing, { trim }: SceneParts, width: number, { y, height, color }: { y: number; height: number; color: string }) {
  drawing.fillStyle = color
  roundedBox(drawing, { x: 540 - width / 2, y: y - height / 2, width, height }, Math.min(height / 2, trim.corner))
  drawing.fill()
}

/** What buyers say: the number, the stars, how many they are. */
export function productRatingLayout(scene: Scene<'product-rating'>): DrawnLayer[] {
  const { rating } = scene.layout.product
  const photo: DrawnLayer = {
    motion: rising(0),
    draw(drawing) {
      const card = { x: 265, y: 185, width: 550, height: 520 }
      drawCard(drawing, scene, card, 54)
      drawProductBox(drawing, scene, { x: card.x + 22, y: card.y + 22, width: card.width - 44, height: card.height - 44 }, { radius: 40 })
    },
  }
  if (rating === null) return [photo]
  const said = cueOf(scene, rating.text)
  return [
    photo,
    {
      motion: popping(0.5),
      draw(drawing) {
        const panel = { x: 130, y: 762, width: 820, height: 390 }
        drawCard(drawing, scene, panel, 60)
        setFace(drawing, 'loud', 180)
        drawing.fillStyle = scene.palette.onPanel
        drawing.textAlign = 'center'
        drawing.textBaseline = 'middle'
        drawing.fillText(rating.text, 300, capitalsAt(drawing, 957))
        const radius = starRadius
        drawStars(drawing, 0, { x: 455, y: 912, radius, empty: scene.palette.row })
        setFace(drawing, 'firm', 42)
        drawing.fillStyle = scene.palette.onPanelSoft
        drawing.textAlign = 'left'
        drawing.textBaseline = 'middle'
        drawing.fillText(shortened(drawing, rating.reviews, starsWidth(radius)), 458, 1012)
      },
    },
    ...Array.from({ length: Math.ceil(rating.stars) }, (_, star) => ratingStar(star, rating.stars, said)),
  ]
}

const starRadius = 40

/** The stars fill one after another when the rating is said. */
function ratingStar(star: number, stars: number, said: Cue | null): DrawnLayer {
  const place = { x: 455 + starRadius + star * starRadius * 2.25, y: 912 }
  return enteringOn(said === null ? { share: 0.1 + 0.05 * star } : { ...said, after: 0.14 * star }, {
    motion: popping(0.7),
    area: { x: place.x - 60, y: place.y - 60, width: 120, height: 120 },
    draw: (drawing) => drawStar(drawing, { ...place, radius: starRadius, share: Math.min(1, stars - star) }),
  })
}

/** The product once more, and what to do. */
export function productCallLayout(scene: Scene<'product-call'>): DrawnLayer[] {
  const card = { x: 190, y: 190, width: 700, height: 700 }
  const text = drawable(scene.layout.text).toLocaleUpperCase(scene.plan.language)
  return [
    {
      motion: rising(0),
      draw(drawing) {
        drawCard(drawing, scene, card)
        drawProductBox(drawing, scene, { x: card.x + 26, y: card.y + 26, width: card.width - 52, height: card.height - 52 })
      },
    },
    { motion: popping(0.5), draw: (drawing) => drawButton(drawing, scene, text, { x: 540, y: 1040 }) },
  ]
}

function footLabel(scene: SceneParts, label: string | null, y: number): DrawnLayer[] {
  return label === null ? [] : headLabel(scene, label, y)
}
