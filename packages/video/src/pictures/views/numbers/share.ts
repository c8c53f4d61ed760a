import type { NumberLayout } from '../../scene-plan/numbers.ts'
import type { Drawing } from '../../drawing/canvas.ts'
import { circle, roundedBox } from '../../drawing/shapes.ts'
import { headLabel } from '../../layouts/main-picture.ts'
import { enteringOn, popping, still, type DrawnLayer, type SceneParts } from '../../layouts/scene.ts'
import { around, figureLayers, panel, thing, vivid } from './parts.ts'

type Share = Extract<NumberLayout, { kind: 'share' }>

/** A part of a whole: figures of which some are coloured one by one, or a ring that fills. */
export function shareLayout(scene: SceneParts & { layout: Share }): DrawnLayer[] {
  const { layout } = scene
  const figure = figureLayers(scene, layout, { y: 1030, size: layout.parts === null ? 250 : 210, order: 0.6 })
  const picture = layout.parts === null ? ring(scene, layout) : people(scene, layout.parts, layout.at)
  return [...picture, ...figure, ...headLabel(scene, layout.label, 224)]
}

const centre = { x: 540, y: 518 } as const
const radius = 206
/** The ring fills in so many steps. */
const ringSteps = 7

function ring(scene: SceneParts, { share, at }: Share): DrawnLayer[] {
  const full = Math.max(0.02, Math.min(1, share))
  const arc = (drawing: Drawing, from: number, to: number) => {
    drawing.beginPath()
    drawing.arc(centre.x, centre.y, radius, -Math.PI / 2 + from * 2 * Math.PI, -Math.PI / 2 + to * 2 * Math.PI)
    drawing.stroke()
  }
  const reach = radius + 50
  return [
    panel(scene, around(centre, radius + 44), { radius: radius + 44, isRound: true }, (drawing) => {
      drawing.lineWidth = 56
      drawing.strokeStyle = scene.palette.row
      arc(drawing, 0, 1)
    }),
    ...thing(scene, { ...centre, size: 235 }, 0.3),
    ...Array.from({ length: ringSteps }, (_, step): DrawnLayer =>
      enteringOn(
        { word: at, after: 0.07 * step },
        {
          motion: still,
          area: around(centre, reach),
          draw(drawing) {
            drawing.lineWidth = 56
            drawing.lineCap = 'round'
            drawing.strokeStyle = vivid(scene)
            arc(drawing, (full * step) / ringSteps, (full * (step + 1)) / ringSteps)
          },
        },
      ),
    ),
  ]
}

function people(scene: SceneParts, { part, whole, arePeople }: { part: number; whole: number; arePeople: boolean }, at: number): DrawnLayer[] {
  const inRow = whole <= 5 ? whole : Math.ceil(whole / 2)
  const rows = Math.ceil(whole / inRow)
  const step = Math.min(180, 800 / inRow)
  const height = rows === 1 ? 340 : 250
  const placeOf = (index: number) => {
    const column = index % inRow
    const row = Math.floor(index / inRow)
    const inThis = row === rows - 1 ? whole - row * inRow : inRow
    return { x: 540 + (column - (inThis - 1) / 2) * step, y: 565 + (row - (rows - 1) / 2) * (height + 34) }
  }
  const width = step * 0.7
  const drawOne = arePeople ? drawPerson : drawDisc
  const box = { x: 90, y: 565 - (rows === 1 ? 235 : 300), width: 900, height: rows === 1 ? 470 : 600 }
  return [
    panel(scene, box, {}, (drawing) => {
      drawing.fillStyle = scene.palette.isDark ? 'rgba(128,128,140,0.34)' : 'rgba(110,110,125,0.3)'
      for (let index = 0; index < whole; index += 1) drawOne(drawing, placeOf(index), { width, height })
    }),
    ...Array.from({ length: part }, (_, index): DrawnLayer => {
      const place = placeOf(index)
      return enteringOn(
        { word: at, after: 0.16 * index },
        {
          motion: popping(0.3),
          area: { x: place.x - width, y: place.y - height * 0.7, width: width * 2, height: height * 1.4 },
          draw(drawing) {
            drawing.fillStyle = vivid(scene)
            drawOne(drawing, place, { width, height })
          },
        },
      )
    }),
  ]
}

/** What is no person. */
function drawDisc(drawing: Drawing, { x, y }: { x: number; y: number }, { width, height }: { width: number; height: number }) {
  circle(drawing, x, y, Math.min(width * 0.62, height * 0.4))
  drawing.fill()
}

/** Head and shoulders down to the hips. */
function drawPerson(drawing: Drawing, { x, y }: { x: number; y: number }, { width, height }: { width: number; height: number }) {
  const head = Math.min(width * 0.3, height * 0.18)
  circle(drawing, x, y - height / 2 + head, head)
  drawing.fill()
  const top = y - height / 2 + head * 2.25
  roundedBox(drawing, { x: x - width / 2, y: top, width, height: y + height / 2 - top }, width * 0.42)
  drawing.fill()
}
