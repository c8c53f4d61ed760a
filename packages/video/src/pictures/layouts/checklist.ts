import type { LayerMotion } from '@relampago/domain/timeline'
import type { Pixels, Seconds } from '@relampago/domain/units'
import { placed, type Drawing } from '../drawing/canvas.ts'
import { roundedBox, type Box } from '../drawing/shapes.ts'
import { drawable, fillLines, fitFace, fitLines, setFace, shortened } from '../drawing/type.ts'
import { drawSticker } from '../drawing/sticker.ts'
import { cueOf, enteringOn, inTurn, popping, rising, type DrawnLayer, type Scene } from './scene.ts'

const width = 880
const head = 190
const row = 168
const maxItems = 4

/** What was said: each line comes on its words, then its tick is stamped. */
export function checklistLayout(scene: Scene<'checklist'>): DrawnLayer[] {
  const items = scene.layout.items.slice(0, maxItems)
  const height = head + items.length * row + 44
  const centre = { x: 540, y: Math.min(735, 1180 - height / 2), turn: -0.02 }
  const icon: string | null = scene.plan.icon
  return [
    { motion: rising(0), draw: (drawing) => placed(drawing, centre, () => drawSheet(drawing, scene, height)) },
    ...items.flatMap((item, at): DrawnLayer[] => {
      const line = { x: 38 - width / 2, y: head - height / 2 + at * row, width: width - 76, height: row - 22 }
      const cue = cueOf(scene, item) ?? inTurn(at, items.length)
      const area = { x: centre.x + line.x - margin, y: centre.y + line.y - margin, width: line.width + 2 * margin, height: line.height + 2 * margin }
      return [
        enteringOn(cue, { motion: slidingIn(at), area, draw: (drawing) => placed(drawing, centre, () => drawLine(drawing, scene, item, line)) }),
        enteringOn(
          { ...cue, after: untilTicked },
          { motion: ticking(at), area, draw: (drawing) => placed(drawing, centre, () => drawTicked(drawing, scene, line)) },
        ),
      ]
    }),
    ...(icon === null
      ? []
      : [
          {
            motion: popping(0.7),
            draw: (drawing: Drawing) =>
              drawSticker(
                drawing,
                scene.icon(icon),
                { x: 866, y: centre.y - height / 2 + 40, size: 270 },
                { ...scene.trim.hero(scene.palette), border: 13, turn: 0.14 },
              ),
          } satisfies DrawnLayer,
        ]),
  ]
}

/** A line is turned with its sheet: its ends are this much higher and lower, or less. */
const margin = 26
/** A line is read before it is ticked. */
const untilTicked: Seconds = 0.35

function slidingIn(at: number): LayerMotion {
  return { kind: 'slideFromLeft', amount: 0.5, phase: 0.1 + at * 0.14 }
}

function ticking(at: number): LayerMotion {
  return { kind: 'stampIn', amount: 1, phase: 0.2 + at * 0.14 }
}

function drawSheet(drawing: Drawing, { layout, palette, trim, plan }: Scene<'checklist'>, height: Pixels) {
  const box = { x: -width / 2, y: -height / 2, width, height }
  trim.panel(drawing, palette, box, { radius: 60 })
  const title = drawable(layout.title).toLocaleUpperCase(plan.language)
  drawing.textAlign = 'left'
  drawing.textBaseline = 'middle'
  drawing.fillStyle = palette.title
  const fitted = fitLines(drawing, title, { face: 'loud', width: width - 320, height: head - 40, largest: 92, least: 36, lines: 3 })
  fillLines(drawing, fitted, { x: box.x + 60, y: box.y + 100 })
}

function drawLine(drawing: Drawing, { palette, trim }: Scene<'checklist'>, item: string, line: Box) {
  drawing.fillStyle = palette.row
  roundedBox(drawing, line, Math.min(40, trim.corner))
  drawing.fill()
  // An empty box, until the tick is stamped over it.
  drawing.strokeStyle = palette.onPanelSoft
  drawing.lineWidth = 6
  roundedBox(drawing, { x: line.x + 36, y: line.y + line.height / 2 - 36, width: 72, height: 72 }, Math.min(18, trim.corner))
  drawing.stroke()
  drawing.fillStyle = palette.onPanel
  drawing.textAlign = 'left'
  drawing.textBaseline = 'middle'
  const text = drawable(item)
  const size = fitFace(drawing, text, { face: 'firm', width: line.width - 190, largest: 52, least: 34 })
  setFace(drawing, 'firm', size)
  drawing.fillText(shortened(drawing, text, line.width - 170), line.x + 142, line.y + line.height / 2 + 3)
}

function drawTicked(drawing: Drawing, { icon }: Scene<'checklist'>, line: Box) {
  drawing.drawImage(icon('check-mark-button'), line.x + 28, line.y + line.height / 2 - 44, 88, 88)
}
