import type { Pixels } from '@relampago/domain/units'
import { oklch } from '../../drawing/color.ts'
import type { Drawing } from '../../drawing/canvas.ts'
import { circle, roundedBox, type Box } from '../../drawing/shapes.ts'
import { drawSticker } from '../../drawing/sticker.ts'
import { cueOf, enteringOn, firstSoon, inTurn, type DrawnLayer, type Scene, type SceneParts } from '../../layouts/scene.ts'
import { waitingBoxes } from '../../layouts/waiting-boxes.ts'
import type { NamedThing } from '../../scene-plan/steps.ts'
import { areaAround, drawPanel, drawText, headOfRows } from './parts.ts'

const rows = { left: 84, width: 912, top: 440, bottom: 1150, tallest: 210, gap: 26 } as const

/** Things in a row, each sliding in on its word. */
export function listView(scene: Scene<'list'>): DrawnLayer[] {
  const { title, items } = scene.layout
  return [
    ...headOfRows(scene, title),
    waitingBoxes(
      scene,
      rowBoxes(items.length).map((box) => ({ box, radius: box.height / 2 })),
    ),
    ...rowLayers(scene, items, { said: ({ text }) => text, draw: (item, box, at) => (drawing) => drawItem(drawing, scene, item, { box, at }) }),
  ]
}

/** Ingredients with their amounts, each on its word. */
export function recipeView(scene: Scene<'recipe'>): DrawnLayer[] {
  const { items } = scene.layout
  return [
    ...headOfRows(scene, scene.layout.title),
    waitingBoxes(
      scene,
      rowBoxes(items.length).map((box) => ({ box, radius: 46 })),
    ),
    ...rowLayers(scene, items, {
      said: ({ amount, text }) => `${amount} ${text}`,
      draw: (item, box) => (drawing) => drawIngredient(drawing, scene, item, box),
    }),
  ]
}

function rowBoxes(count: number): Box[] {
  const height = Math.min(rows.tallest, (rows.bottom - rows.top - (count - 1) * rows.gap) / count)
  const free = rows.bottom - rows.top - count * height - (count - 1) * rows.gap
  return Array.from({ length: count }, (_, at) => ({ x: rows.left, y: rows.top + free * 0.4 + at * (height + rows.gap), width: rows.width, height }))
}

type RowDrawing<Item> = { said: (item: Item) => string; draw: (item: Item, box: Box, at: number) => (drawing: Drawing) => void }

/** Each row on its words, the first of them soon. */
function rowLayers<Item>(scene: SceneParts, items: readonly Item[], { said, draw }: RowDrawing<Item>): DrawnLayer[] {
  const of = items.length
  const boxes = rowBoxes(of)
  const cues = firstSoon(items.map((item, at) => cueOf(scene, said(item)) ?? inTurn(at, of)))
  return items.map((item, at) => {
    const box = boxes[at] ?? { x: rows.left, y: rows.top, width: rows.width, height: rows.tallest }
    return enteringOn(cues[at] ?? null, {
      motion: { kind: at % 2 === 0 ? 'slideFromLeft' : 'slideFromRight', amount: 1, phase: (at + 1) / of },
      area: areaAround(box),
      draw: draw(item, box, at),
    })
  })
}

function drawItem(drawing: Drawing, scene: SceneParts, { text, icon }: NamedThing, { box, at }: { box: Box; at: number }) {
  const { palette } = scene
  const middle = box.y + box.height / 2
  const radius = box.height / 2 - 16
  const disc = box.x + radius + 16
  drawPanel(drawing, scene, box, { radius: box.height / 2 })
  drawing.fillStyle = oklch(0.89, 0.09, at % 2 === 0 ? palette.hue : palette.second)
  circle(drawing, disc, middle, radius)
  drawing.fill()
  if (icon === null) {
    drawing.fillStyle = oklch(0.5, 0.18, palette.hue)
    circle(drawing, disc, middle, radius)
    drawing.fill()
    drawText(
      drawing,
      String(at + 1),
      { x: disc - radius, y: middle - radius, width: 2 * radius, height: 2 * radius },
      { face: 'loud', largest: Math.round(radius * 1.15), color: '#ffffff', lines: 1 },
    )
  } else drawSticker(drawing, scene.icon(icon), { x: disc, y: middle, size: radius * 1.62 })
  const left = disc + radius + 34
  drawText(
    drawing,
    asRow(scene, text),
    { x: left, y: box.y + 8, width: box.x + box.width - 44 - left, height: box.height - 16 },
    { face: 'loud', largest: 84, color: palette.onPanel, align: 'left' },
  )
}

const chipWidth: Pixels = 300

function drawIngredient(drawing: Drawing, scene: SceneParts, { text, icon, amount }: NamedThing & { amount: string }, box: Box) {
  const { palette } = scene
  const middle = box.y + box.height / 2
  drawPanel(drawing, scene, box, { radius: 46 })
  const chip = { x: box.x + 18, y: box.y + 18, width: chipWidth, height: box.height - 36 }
  drawing.fillStyle = palette.accent
  roundedBox(drawing, chip, Math.min(34, scene.trim.corner))
  drawing.fill()
  drawText(
    drawing,
    asRow(scene, amount),
    { x: chip.x + 18, y: chip.y + 4, width: chip.width - 36, height: chip.height - 8 },
    { face: 'loud', largest: 70, color: palette.onAccent },
  )
  const picture = box.height * 0.84
  if (icon !== null) drawSticker(drawing, scene.icon(icon), { x: box.x + box.width - picture / 2 - 22, y: middle, size: picture })
  const left = chip.x + chip.width + 34
  const right = box.x + box.width - (icon === null ? 40 : picture + 44)
  drawText(
    drawing,
    asRow(scene, text),
    { x: left, y: box.y + 8, width: right - left, height: box.height - 16 },
    { face: 'loud', largest: 72, color: palette.onPanel, align: 'left' },
  )
}

function asRow({ plan }: SceneParts, text: string): string {
  return text.toLocaleUpperCase(plan.language)
}
