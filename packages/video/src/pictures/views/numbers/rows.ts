import type { Bar, LinePoint, NumberLayout } from '../../scene-plan/numbers.ts'
import type { Drawing } from '../../drawing/canvas.ts'
import { circle, roundedBox } from '../../drawing/shapes.ts'
import { headLabel } from '../../layouts/main-picture.ts'
import { enteringOn, popping, reactingOn, still, type DrawnLayer, type SceneParts } from '../../layouts/scene.ts'
import { around, panel, vivid, writeLine } from './parts.ts'

type Kind<Name extends NumberLayout['kind']> = Extract<NumberLayout, { kind: Name }>

const card = { x: 70, y: 290, width: 940, height: 875 } as const
const left = card.x + 56
const widest = 600

/** Values of several things: each bar grows when it is said. */
export function barsLayout(scene: SceneParts & { layout: Kind<'bars'> }): DrawnLayer[] {
  const { bars, unit, label } = scene.layout
  const { language } = scene.plan
  const most = Math.max(...bars.map(({ value }) => value))
  const head = unit === null ? 30 : 100
  const height = (card.height - head - 30) / bars.length
  const rowAt = (index: number) => card.y + head + height * index
  return [
    panel(scene, card, {}, (drawing) => {
      if (unit !== null)
        writeLine(drawing, unit.toLocaleUpperCase(language), {
          x: 540,
          y: card.y + 62,
          width: 800,
          largest: 44,
          face: 'heavy',
          color: scene.palette.onPanelSoft,
        })
      bars.forEach(({ name }, index) => {
        writeLine(drawing, capital(name, language), {
          x: left,
          y: rowAt(index) + height * 0.24,
          width: 820,
          largest: 52,
          face: 'firm',
          color: scene.palette.onPanel,
          align: 'left',
        })
        drawing.fillStyle = scene.palette.row
        roundedBox(drawing, { x: left, y: rowAt(index) + height * 0.44, width: widest, height: height * 0.38 }, Math.min(18, scene.trim.corner))
        drawing.fill()
      })
    }),
    ...bars.flatMap((bar, index) =>
      growing(scene, bar, { share: bar.value / most, y: rowAt(index) + height * 0.44, height: height * 0.38, pieces: bars.length <= 3 ? 4 : 3 }),
    ),
    ...headLabel(scene, label, 224),
  ]
}

function capital(text: string, language: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
}

function growing(scene: SceneParts, bar: Bar, row: { share: number; y: number; height: number; pieces: number }): DrawnLayer[] {
  const width = Math.max(24, widest * row.share)
  const grown = Array.from({ length: row.pieces }, (_, piece): DrawnLayer => {
    const share = (piece + 1) / row.pieces
    return enteringOn(
      { word: bar.at, after: 0.09 * piece },
      {
        motion: still,
        area: { x: left, y: row.y, width, height: row.height },
        draw(drawing) {
          drawing.fillStyle = vivid(scene)
          roundedBox(drawing, { x: left, y: row.y, width: width * share, height: row.height }, Math.min(18, width * share * 0.5, scene.trim.corner))
          drawing.fill()
        },
      },
    )
  })
  const value: DrawnLayer = {
    motion: popping(0.6),
    area: { x: left + width, y: row.y - 20, width: 320, height: row.height + 40 },
    draw: (drawing) =>
      writeLine(drawing, bar.figure, {
        x: left + width + 24,
        y: row.y + row.height / 2,
        width: 1000 - left - width - 40,
        largest: Math.min(92, row.height * 0.9),
        face: 'loud',
        color: scene.palette.onPanel,
        align: 'left',
      }),
  }
  return [...grown, enteringOn({ word: bar.at, after: 0.3 }, value)]
}

const gridLines = 4
const chart = { left: 190, right: 870, top: 520, foot: 1010 } as const

/** A value over years: the line runs on to each year as it is said. */
export function lineLayout(scene: SceneParts & { layout: Kind<'line'> }): DrawnLayer[] {
  const { points, unit, label } = scene.layout
  const first = points[0]?.year ?? 0
  const span = Math.max(1, (points.at(-1)?.year ?? 0) - first)
  const most = Math.max(...points.map(({ value }) => value))
  const placeOf = ({ year, value }: LinePoint) => ({
    x: chart.left + ((chart.right - chart.left) * (year - first)) / span,
    y: chart.foot - 60 - (chart.foot - chart.top - 130) * (value / most),
  })
  const places = points.map(placeOf)
  return [
    panel(scene, card, {}, (drawing) => {
      if (unit !== null)
        writeLine(drawing, unit.toLocaleUpperCase(scene.plan.language), {
          x: 540,
          y: card.y + 76,
          width: 800,
          largest: 52,
          face: 'heavy',
          color: scene.palette.onPanelSoft,
        })
      // Until the first value is said, lines say that a chart will come.
      drawing.fillStyle = scene.palette.row
      for (let line = 1; line <= gridLines; line += 1)
        drawing.fillRect(card.x + 60, chart.foot - (line * (chart.foot - chart.top + 60)) / gridLines, card.width - 120, 5)
      drawing.fillStyle = scene.palette.onPanelSoft
      drawing.fillRect(card.x + 60, chart.foot, card.width - 120, 6)
    }),
    ...points.slice(1).flatMap((point, index) => segment(scene, places[index] ?? { x: 0, y: 0 }, places[index + 1] ?? { x: 0, y: 0 }, point.at)),
    ...points.map((point, index) => dot(scene, point, { ...(places[index] ?? { x: 0, y: 0 }), isLast: index === points.length - 1 })),
    ...points.map((point, index) => yearUnder(scene, point, places[index]?.x ?? 0)),
    ...headLabel(scene, label, 224),
  ]
}

const segmentSteps = 6

function segment(scene: SceneParts, from: { x: number; y: number }, to: { x: number; y: number }, at: number): DrawnLayer[] {
  const between = (share: number) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
  return Array.from({ length: segmentSteps }, (_, step): DrawnLayer => {
    const start = between(step / segmentSteps)
    const end = between((step + 1) / segmentSteps)
    return enteringOn(
      { word: at, after: -0.45 + 0.08 * step },
      {
        motion: still,
        area: { x: start.x - 20, y: Math.min(start.y, end.y) - 20, width: end.x - start.x + 40, height: Math.abs(end.y - start.y) + 40 },
        draw: (drawing) => stroke(drawing, start, end, vivid(scene)),
      },
    )
  })
}

function stroke(drawing: Drawing, start: { x: number; y: number }, end: { x: number; y: number }, color: string) {
  drawing.lineWidth = 18
  drawing.lineCap = 'round'
  drawing.strokeStyle = color
  drawing.beginPath()
  drawing.moveTo(start.x, start.y)
  drawing.lineTo(end.x, end.y)
  drawing.stroke()
}

function dot(scene: SceneParts, point: LinePoint, { x, y, isLast }: { x: number; y: number; isLast: boolean }): DrawnLayer {
  const { palette } = scene
  const value: DrawnLayer = {
    motion: popping(0.6),
    area: { x: x - 190, y: y - 190, width: 380, height: 240 },
    draw(drawing) {
      drawing.fillStyle = vivid(scene)
      circle(drawing, x, y, isLast ? 30 : 24)
      drawing.fill()
      drawing.fillStyle = palette.panel
      circle(drawing, x, y, isLast ? 14 : 11)
      drawing.fill()
      writeLine(drawing, point.figure, { x, y: y - 84, width: 250, largest: isLast ? 120 : 88, face: 'loud', color: palette.onPanel })
    },
  }
  const shown = enteringOn({ word: point.at }, value)
  return isLast ? reactingOn({ word: point.at, after: 0.9 }, 'pulse', shown) : shown
}

function yearUnder({ palette }: SceneParts, point: LinePoint, x: number): DrawnLayer {
  const year: DrawnLayer = {
    motion: popping(0.7),
    area: around({ x, y: chart.foot + 62 }, 110),
    draw: (drawing) => writeLine(drawing, String(point.year), { x, y: chart.foot + 62, width: 200, largest: 56, face: 'heavy', color: palette.onPanel }),
  }
  return enteringOn({ word: point.yearAt }, year)
}
