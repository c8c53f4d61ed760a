import type { MarkedYear, NumberLayout } from '../../scene-plan/numbers.ts'
import type { Drawing } from '../../drawing/canvas.ts'
import { circle, roundedBox, type Box } from '../../drawing/shapes.ts'
import { headLabel } from '../../layouts/main-picture.ts'
import { enteringOn, popping, leavingOn, reactingOn, still, type DrawnLayer, type SceneParts } from '../../layouts/scene.ts'
import { around, figureLayers, panel, rollCue, rolling, thing, thingBefore, vivid, writeLine } from './parts.ts'

type Kind<Name extends NumberLayout['kind']> = Extract<NumberLayout, { kind: Name }>

/** The thing above the line, until the first year is said. */
const alone = { x: 540, y: 625, size: 540 } as const
const axis = { left: 176, right: 904, y: 1040 } as const
/** How many years before the one that is said the count begins. */
const countdown = [40, 22, 11, 5, 2] as const

/** Years on a line; the one that is said counts up, large, over it. */
export function datesLayout(scene: SceneParts & { layout: Kind<'dates'> }): DrawnLayer[] {
  const { years, label } = scene.layout
  const said = years.filter((year): year is MarkedYear & { at: number } => year.at !== null)
  const [first] = said.toSorted((one, other) => one.at - other.at)
  if (first === undefined) return []
  const isAlone = said.length === 1
  const rolled = isAlone && first.year > 999 ? countdown.map((ago) => String(first.year - ago)) : []
  const range = said.length === 2 ? said.map(({ text }) => text).join(' – ') : first.text
  return [
    ...thingBefore(scene, { x: 540, y: 455, size: 385 }, { alone, at: first.at, rolled: rolled.length }),
    ...figureLayers(
      scene,
      { lead: null, unit: null, figure: said.length <= 2 ? range : first.text, at: first.at, rolled },
      { y: 798, size: isAlone ? 296 : 210 },
    ),
    line(scene),
    ...years.flatMap((year, index) => marked(scene, year, placeOf(index, years))),
    ...headLabel(scene, label, 224),
  ]
}

function line(scene: SceneParts): DrawnLayer {
  const box = { x: 66, y: axis.y - 66, width: 948, height: 190 }
  return panel(scene, box, { radius: 44, order: 0.5 }, (drawing) => {
    drawing.fillStyle = scene.palette.onPanelSoft
    roundedBox(drawing, { x: axis.left - 66, y: axis.y - 4, width: axis.right - axis.left + 132, height: 8 }, 4)
    drawing.fill()
    for (let tick = 0; tick <= 40; tick += 1)
      drawing.fillRect(axis.left - 66 + (tick * (axis.right - axis.left + 132)) / 40 - 1.5, axis.y - (tick % 5 === 0 ? 22 : 13), 3, tick % 5 === 0 ? 22 : 13)
  })
}

/**
 * In proportion to time, but never so near that the numbers touch. A lone year is in the middle.
 */
function placeOf(index: number, years: readonly MarkedYear[]): number {
  if (years.length === 1) return (axis.left + axis.right) / 2
  const first = years[0]?.year ?? 0
  const span = Math.max(1, (years.at(-1)?.year ?? 0) - first)
  const least = 172
  const wide = axis.right - axis.left
  const even = wide / (years.length - 1)
  // Between even distances and those in time, as far as the least distance allows.
  const gaps = years.slice(1).map((year, at) => (wide * (year.year - (years[at]?.year ?? 0))) / span)
  const narrowest = Math.min(...gaps)
  const share = narrowest >= least || even <= least ? (narrowest >= least ? 1 : 0) : (even - least) / (even - narrowest)
  return axis.left + gaps.slice(0, index).reduce((sum, gap) => sum + even + (gap - even) * share, 0)
}

function marked(scene: SceneParts, { text, at }: MarkedYear, x: number): DrawnLayer[] {
  const { palette } = scene
  const isNow = at !== null
  const layer: DrawnLayer = {
    motion: popping(0.8),
    area: around({ x, y: axis.y + 30 }, 120),
    draw(drawing) {
      drawing.fillStyle = isNow ? vivid(scene) : palette.onPanelSoft
      circle(drawing, x, axis.y, isNow ? 30 : 20)
      drawing.fill()
      drawing.fillStyle = palette.panel
      circle(drawing, x, axis.y, isNow ? 13 : 9)
      drawing.fill()
      writeLine(drawing, text, { x, y: axis.y + 76, width: 166, largest: isNow ? 50 : 42, face: 'heavy', color: isNow ? palette.onPanel : palette.onPanelSoft })
    },
  }
  return [at === null ? layer : reactingOn({ word: at, after: 0.9 }, 'pulse', enteringOn({ word: at, after: 0.3 }, layer))]
}

const leaf = { x: 250, y: 336, width: 580, height: 680 } as const
const flipped = [3, 2, 1] as const

/** A leaf of a calendar; the days before it are torn off. */
export function dayLayout(scene: SceneParts & { layout: Kind<'day'> }): DrawnLayer[] {
  const { layout, palette } = scene
  const { day, month, year, at, label } = layout
  const before = flipped.map((ago) => Number(day) - ago).filter((number) => number >= 1)
  const numberBox = { x: leaf.x + 20, y: leaf.y + 190, width: leaf.width - 40, height: year === null ? 450 : 360 }
  const draw = (text: string) => ({
    area: numberBox,
    draw(drawing: Drawing) {
      writeLine(drawing, text, { x: 540, y: numberBox.y + numberBox.height / 2, width: 500, largest: 340, face: 'loud', color: palette.onPanel })
    },
  })
  const values = [...before.map(String), day]
  return [
    panel(scene, leaf, { radius: 60 }, (drawing) => {
      scene.trim.panel(drawing, palette, { ...leaf, height: 170 }, { radius: 60, fill: palette.accent })
      writeLine(drawing, month.toLocaleUpperCase(scene.plan.language), {
        x: 540,
        y: leaf.y + 88,
        width: 500,
        largest: 96,
        face: 'loud',
        color: palette.onAccent,
      })
      for (const ring of [-170, 170]) {
        drawing.fillStyle = palette.onPanelSoft
        roundedBox(drawing, { x: 540 + ring - 14, y: leaf.y - 44, width: 28, height: 88 }, 14)
        drawing.fill()
      }
      if (year !== null) writeLine(drawing, year, { x: 540, y: leaf.y + leaf.height - 76, width: 400, largest: 92, face: 'heavy', color: palette.onPanelSoft })
    }),
    leavingOn(rollCue(at, before.length), { motion: still, area: numberBox, draw: (drawing) => drawWeeks(drawing, numberBox, palette.row) }),
    ...rolling(at, values, draw),
    ...thing(scene, { x: 815, y: 1000, size: 250 }, 0.6),
    ...headLabel(scene, label, 222),
  ]
}

/** The days of a month without their numbers: what is on the leaf until its day is said. */
function drawWeeks(drawing: Drawing, box: Box, color: string) {
  drawing.fillStyle = color
  for (let day = 0; day < 28; day += 1) {
    const step = { x: box.width / 7, y: box.height / 4 }
    const place = { x: box.x + ((day % 7) + 0.12) * step.x, y: box.y + (Math.floor(day / 7) + 0.14) * step.y }
    roundedBox(drawing, { ...place, width: step.x * 0.76, height: step.y * 0.72 }, 14)
    drawing.fill()
  }
}
