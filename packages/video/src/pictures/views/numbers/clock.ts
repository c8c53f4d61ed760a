import type { NumberLayout } from '../../scene-plan/numbers.ts'
import { placed, type Drawing } from '../../drawing/canvas.ts'
import { circle } from '../../drawing/shapes.ts'
import { headLabel } from '../../layouts/main-picture.ts'
import { enteringOn, leavingOn, still, type DrawnLayer, type SceneParts } from '../../layouts/scene.ts'
import { around, figureLayers, panel, vivid, writeLine } from './parts.ts'

type Clock = Extract<NumberLayout, { kind: 'clock' }>
type TimeOfDay = Extract<NumberLayout, { kind: 'time-of-day' }>

const centre = { x: 540, y: 496 } as const
const radius = 226
const steps = 7

/** A stretch of time as the part of the dial that the hand runs over. */
export function clockLayout(scene: SceneParts & { layout: Clock }): DrawnLayer[] {
  const { layout } = scene
  const { turn, face, at } = layout
  const wedge = (step: number): DrawnLayer =>
    enteringOn(
      { word: at, after: 0.07 * step },
      {
        motion: still,
        area: around(centre, radius),
        draw(drawing) {
          drawing.fillStyle = vivid(scene)
          drawing.beginPath()
          drawing.moveTo(centre.x, centre.y)
          // A hair of overlap hides the seams.
          const from = Math.max(0, (turn * step) / steps - 0.002)
          drawing.arc(centre.x, centre.y, radius * 0.7, angle(from), angle((turn * (step + 1)) / steps))
          drawing.closePath()
          drawing.fill()
        },
      },
    )
  return [
    dial(scene, face === 'hours' ? ['12', '3', '6', '9'] : ['60', '15', '30', '45']),
    ...Array.from({ length: steps }, (_, step) => wedge(step)),
    ...hands(scene, at, (share) => [{ turn: turn * share, length: 0.72, width: 16 }]),
    ...figureLayers(scene, layout, layout.unit === null ? { y: 960, size: 230, order: 0.4 } : { y: 925, size: 200, unitSize: 76, order: 0.4 }),
    ...headLabel(scene, layout.label, 222),
  ]
}

/** The hands run from twelve to the time that is said. */
export function timeOfDayLayout(scene: SceneParts & { layout: TimeOfDay }): DrawnLayer[] {
  const { hour, minute, at, text, label } = scene.layout
  const hours = ((hour % 12) + minute / 60) / 12
  return [
    dial(scene, ['12', '3', '6', '9']),
    ...hands(scene, at, (share) => [
      { turn: hours * share, length: 0.46, width: 24 },
      { turn: (minute / 60) * share, length: 0.7, width: 16 },
    ]),
    ...figureLayers(scene, { lead: null, figure: text, unit: null, at }, { y: 1020, size: 240, order: 0.4 }),
    ...headLabel(scene, label, 222),
  ]
}

function angle(turn: number): number {
  return -Math.PI / 2 + turn * 2 * Math.PI
}

function dial(scene: SceneParts, numbers: readonly string[]): DrawnLayer {
  return panel(scene, around(centre, radius), { radius, isRound: true }, (drawing) => {
    const { palette } = scene
    for (let tick = 0; tick < 60; tick += 1)
      placed(drawing, { ...centre, turn: (tick * Math.PI) / 30 }, () => {
        const isHour = tick % 5 === 0
        drawing.fillStyle = isHour ? palette.onPanel : palette.onPanelSoft
        drawing.fillRect(isHour ? -4 : -2, -radius + 16, isHour ? 8 : 4, isHour ? 26 : 13)
      })
    numbers.forEach((text, quarter) => {
      const turn = angle(quarter / 4)
      const place = { x: centre.x + Math.cos(turn) * radius * 0.77, y: centre.y + Math.sin(turn) * radius * 0.77 }
      writeLine(drawing, text, { ...place, width: 90, largest: 46, face: 'heavy', color: palette.onPanel })
    })
  })
}

type Hand = { turn: number; length: number; width: number }

/** Hands on their way, each place for a moment, and at rest. */
function hands(scene: SceneParts, at: number, handsAt: (share: number) => readonly Hand[]): DrawnLayer[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const layer: DrawnLayer = { motion: still, area: around(centre, radius), draw: (drawing) => drawHands(drawing, scene, handsAt(step / steps)) }
    const cued = step === 0 ? layer : enteringOn({ word: at, after: 0.07 * (step - 1) }, layer)
    return step === steps ? cued : leavingOn({ word: at, after: 0.07 * step }, cued)
  })
}

function drawHands(drawing: Drawing, { palette }: SceneParts, all: readonly Hand[]) {
  for (const { turn, length, width } of all)
    placed(drawing, { ...centre, turn: turn * 2 * Math.PI }, () => {
      drawing.strokeStyle = palette.onPanel
      drawing.lineCap = 'round'
      drawing.lineWidth = width
      drawing.beginPath()
      drawing.moveTo(0, 24)
      drawing.lineTo(0, -radius * length)
      drawing.stroke()
    })
  drawing.fillStyle = palette.onPanel
  circle(drawing, centre.x, centre.y, 24)
  drawing.fill()
}
