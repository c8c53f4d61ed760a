import { placed, type Drawing } from '../drawing/canvas.ts'
import { oklch } from '../drawing/color.ts'
import { downward, roundedBox } from '../drawing/shapes.ts'
import { withShadow } from '../drawing/soft-shadow.ts'
import { drawSticker } from '../drawing/sticker.ts'
import { capitalsAt, drawable, fitFace, setFace, shortened } from '../drawing/type.ts'
import { popping, rising, type DrawnLayer, type Scene } from './scene.ts'

const width = 880
const head = 190
const row = 168
const maxItems = 4

/** What was said, ticked off: the picture people keep. */
export function checklistLayout(scene: Scene<'checklist'>): DrawnLayer[] {
  const items = scene.layout.items.slice(0, maxItems)
  const height = head + items.length * row + 44
  const centre = { x: 540, y: Math.min(735, 1180 - height / 2) }
  return [
    { motion: rising(0), draw: (drawing) => placed(drawing, { ...centre, turn: -0.02 }, () => drawList(drawing, scene, items, height)) },
    {
      motion: popping(0.7),
      draw: (drawing) =>
        drawSticker(
          drawing,
          scene.icon(scene.plan.icon),
          { x: 866, y: centre.y - height / 2 + 40, size: 270 },
          { ...scene.trim.hero(scene.palette), border: 13, turn: 0.14 },
        ),
    },
  ]
}

function drawList(drawing: Drawing, { layout, palette, icon, plan }: Scene<'checklist'>, items: readonly string[], height: number) {
  const box = { x: -width / 2, y: -height / 2, width, height }
  withShadow(drawing, box, { blur: 80, down: 32, opacity: 0.42 }, (own) => {
    own.fillStyle = downward(own, box.y, box.y + height, [palette.panel, palette.panelShade])
    roundedBox(own, box, 60)
    own.fill()
  })
  const title = drawable(layout.title).toLocaleUpperCase(plan.language)
  drawing.textAlign = 'left'
  drawing.textBaseline = 'middle'
  drawing.fillStyle = oklch(0.42, 0.17, palette.hue)
  fitFace(drawing, title, { face: 'loud', width: width - 320, largest: 92, least: 36 })
  drawing.fillText(title, box.x + 60, capitalsAt(drawing, box.y + 100))
  items.forEach((item, at) => {
    const line = { x: box.x + 38, y: box.y + head + at * row, width: width - 76, height: row - 22 }
    drawing.fillStyle = oklch(0.93, 0.045, palette.hue)
    roundedBox(drawing, line, 40)
    drawing.fill()
    drawing.drawImage(icon('check-mark-button'), line.x + 30, line.y + line.height / 2 - 42, 84, 84)
    drawing.fillStyle = palette.onPanel
    drawing.textBaseline = 'middle'
    const text = drawable(item)
    const size = fitFace(drawing, text, { face: 'firm', width: line.width - 190, largest: 52, least: 34 })
    setFace(drawing, 'firm', size)
    drawing.fillText(shortened(drawing, text, line.width - 170), line.x + 142, line.y + line.height / 2 + 3)
  })
}
