import { newBitmap, type Drawing } from '../../drawing/canvas.ts'
import { capitalsAt, setFace } from '../../drawing/type.ts'
import type { EquationTerm, NumberLayout } from '../../scene-plan/numbers.ts'
import { headLabel } from '../../layouts/main-picture.ts'
import { enteringOn, popping, type DrawnLayer, type SceneParts } from '../../layouts/scene.ts'
import { panel, thing, vivid } from './parts.ts'

const under = { x: 70, y: 740, width: 940, height: 400 } as const
/** Without a thing above it. */
const alone = { ...under, y: 490 } as const

/** A formula whose terms enter as they are said; those said with one word, one after another. */
export function equationLayout(scene: SceneParts & { layout: Extract<NumberLayout, { kind: 'equation' }> }): DrawnLayer[] {
  const { terms, label } = scene.layout
  const places = placed(terms)
  const { icon }: { icon: string | null } = scene.plan
  const box = icon === null ? alone : under
  const middle = box.y + box.height / 2
  return [
    ...thing(scene, { x: 540, y: 480, size: 400 }),
    panel(scene, box, { order: 0.2 }, () => undefined),
    ...terms.map((term, index): DrawnLayer => {
      const { x, width, size } = places[index] ?? { x: 0, width: 0, size: 100 }
      const together = terms.slice(0, index).filter(({ at }) => at === term.at).length
      return enteringOn(
        { word: term.at, after: 0.14 * together },
        {
          motion: popping(0.6),
          area: { x: x - 40, y: box.y, width: width + 80, height: box.height },
          draw(drawing) {
            drawing.fillStyle = term.isSign ? vivid(scene) : scene.palette.onPanel
            drawTerm(drawing, term, { x, size, middle })
          },
        },
      )
    }),
    ...headLabel(scene, label, 224),
  ]
}

type Sheet = { x: number; width: number; size: number }

/** Side by side, as large as the panel lets them; widths are those of the look's faces. */
function placed(terms: readonly EquationTerm[]): Sheet[] {
  const { drawing } = newBitmap(1, 1)
  const units = terms.map((term) => widthOf(drawing, term, measured) / measured)
  const total = units.reduce((sum, unit) => sum + unit, 0)
  const size = Math.min(270, 860 / total)
  let x = 540 - (total * size) / 2
  return units.map((unit) => {
    const place = { x, width: unit * size, size }
    x += unit * size
    return place
  })
}

/** Type is measured at this size. */
const measured = 100

/** With what stands below or above it, and the room around it. */
function widthOf(drawing: Drawing, { text, below, above, isSign }: EquationTerm, size: number): number {
  setFace(drawing, isSign ? 'heavy' : 'loud', isSign ? size * 0.8 : size)
  const own = drawing.measureText(text).width
  setFace(drawing, 'loud', size * 0.5)
  return own + drawing.measureText(below === '' ? above : below).width + size * (isSign ? 0.34 : 0.24)
}

function drawTerm(drawing: Drawing, { text, below, above, isSign }: EquationTerm, { x, size, middle }: { x: number; size: number; middle: number }) {
  setFace(drawing, isSign ? 'heavy' : 'loud', isSign ? size * 0.8 : size)
  drawing.textAlign = 'left'
  const baseline = capitalsAt(drawing, middle)
  const gap = isSign ? size * 0.17 : size * 0.04
  drawing.fillText(text, x + gap, baseline)
  const width = drawing.measureText(text).width
  setFace(drawing, 'loud', size * 0.5)
  if (below !== '') drawing.fillText(below, x + gap + width + size * 0.12, baseline + size * 0.2)
  if (above !== '') drawing.fillText(above, x + gap + width + size * 0.12, baseline - size * 0.52)
}
