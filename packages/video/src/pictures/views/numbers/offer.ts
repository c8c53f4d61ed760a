import type { NumberLayout } from '../../scene-plan/numbers.ts'
import { starPath } from '../../drawing/shapes.ts'
import { headLabel } from '../../layouts/main-picture.ts'
import { drawDiscount } from '../../layouts/price-tag.ts'
import { enteringOn, popping, still, type DrawnLayer, type SceneParts } from '../../layouts/scene.ts'
import { around, panel, rolling, thing, writeLine } from './parts.ts'

type Kind<Name extends NumberLayout['kind']> = Extract<NumberLayout, { kind: Name }>

const box = { x: 190, y: 660, width: 700, height: 170 } as const

/** A line through the old price, in four pieces. */
function strikes(nowAt: number): DrawnLayer[] {
  return [0, 1, 2, 3].map((step) =>
    enteringOn(
      { word: nowAt, after: -0.45 + 0.07 * step },
      {
        motion: still,
        area: box,
        draw(drawing) {
          drawing.strokeStyle = '#E5263F'
          drawing.lineWidth = 16
          drawing.lineCap = 'round'
          const from = box.x + 60 + ((box.width - 120) * step) / 4
          const to = box.x + 60 + ((box.width - 120) * (step + 1)) / 4
          const y = (x: number) => box.y + box.height / 2 + 22 - (44 * (x - box.x - 60)) / (box.width - 120)
          drawing.beginPath()
          drawing.moveTo(from, y(from))
          drawing.lineTo(to, y(to))
          drawing.stroke()
        },
      },
    ),
  )
}

/** The old price is struck out, then the new one is stamped. */
export function priceLayout(scene: SceneParts & { layout: Kind<'price'> }): DrawnLayer[] {
  const { palette, layout } = scene
  const { was, now, off, wasAt, nowAt, label } = layout
  return [
    ...thing(scene, { x: 540, y: 445, size: 320 }),
    enteringOn(
      { word: wasAt },
      panel(scene, box, { order: 0.3 }, (drawing) =>
        writeLine(drawing, was, { x: 540, y: box.y + box.height / 2, width: 600, largest: 110, face: 'loud', color: palette.onPanelSoft }),
      ),
    ),
    ...strikes(nowAt),
    enteringOn(
      { word: nowAt },
      {
        motion: { kind: 'stampIn', amount: 1, phase: 0.6 },
        area: { x: 0, y: 850, width: 1080, height: 380 },
        draw(drawing) {
          writeLine(drawing, now, { x: 540, y: 1030, width: 880, largest: 270, face: 'loud', color: palette.ink })
          drawing.textAlign = 'center'
          const size = Number.parseFloat(drawing.font)
          scene.trim.loud(drawing, palette, { text: now, x: 540, y: 1030, size, tone: 'accent' })
        },
      },
    ),
    ...(off === null
      ? []
      : [
          enteringOn(
            { word: nowAt, after: 0.5 },
            {
              motion: popping(0.9),
              area: around({ x: 850, y: 600 }, 230),
              draw: (drawing: Parameters<DrawnLayer['draw']>[0]) => drawDiscount(drawing, scene, off, { x: 850, y: 600, radius: 118 }),
            },
          ),
        ]),
    ...headLabel(scene, label, 224),
  ]
}

const starRadius = 78

function placeOf(star: number): { x: number; y: number } {
  return { x: 540 + (star - 2) * starRadius * 2.2, y: 1045 }
}

/** Five stars that fill one after another. */
export function starsLayout(scene: SceneParts & { layout: Kind<'stars'> }): DrawnLayer[] {
  const { layout, palette } = scene
  const { figure, of, stars, at, label } = layout
  const card = { x: 70, y: 625, width: 940, height: 535 }
  const number = { x: 130, y: 650, width: 820, height: 300 }
  return [
    ...thing(scene, { x: 540, y: 425, size: 330 }),
    panel(scene, card, { order: 0.1 }, (drawing) => {
      for (let star = 0; star < 5; star += 1) {
        drawing.fillStyle = palette.row
        starPath(drawing, { ...placeOf(star), radius: starRadius, points: 5, notch: 0.46 })
        drawing.fill()
        drawing.lineWidth = 5
        drawing.strokeStyle = palette.onPanelSoft
        drawing.stroke()
      }
    }),
    ...rolling(at, [`${figure} / ${of}`], (text) => ({
      area: number,
      draw: (drawing) => writeLine(drawing, text, { x: 540, y: number.y + 150, width: 780, largest: 220, face: 'loud', color: palette.onPanel }),
    })),
    ...Array.from({ length: Math.ceil(stars) }, (_, star): DrawnLayer => {
      const place = placeOf(star)
      return enteringOn(
        { word: at, after: 0.16 * star },
        {
          motion: popping(0.5),
          area: around(place, starRadius * 1.25),
          draw(drawing) {
            drawing.beginPath()
            drawing.rect(place.x - starRadius, place.y - starRadius, starRadius * 2 * Math.min(1, stars - star), starRadius * 2)
            drawing.clip()
            drawing.fillStyle = '#FFB300'
            starPath(drawing, { ...place, radius: starRadius, points: 5, notch: 0.46 })
            drawing.fill()
          },
        },
      )
    }),
    ...headLabel(scene, label, 224),
  ]
}
