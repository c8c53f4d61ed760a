import type { Pixels } from '@relampago/domain/units'
import { apart, newBitmap, safe, type Drawing } from '../../drawing/canvas.ts'
import type { Box } from '../../drawing/shapes.ts'
import { drawSticker } from '../../drawing/sticker.ts'
import { capitalsAt, drawable, setFace, wrapText, type Face } from '../../drawing/type.ts'
import { popping, still, type DrawnLayer, type SceneParts } from '../../layouts/scene.ts'

/** How far a shadow can be seen around its box. */
const shadowReach = 64
const leastType: Pixels = 34

/** A box with its shadow, for the area of a layer; `around` for what is larger than the box. */
export function areaAround(box: Box, around: Pixels = shadowReach): Box {
  return { x: box.x - around, y: box.y - around, width: box.width + 2 * around, height: box.height + 2 * around }
}

/** A panel of the look in the colour of panels, or in another one. */
export function drawPanel(
  drawing: Drawing,
  { palette, trim }: SceneParts,
  box: Box,
  { radius = 44, ...style }: { fill?: string; radius?: Pixels; isRound?: boolean } = {},
) {
  trim.panel(drawing, palette, box, { radius, ...style })
}

type Spot = { x: Pixels; y: Pixels }
export type TextStyle = { face: Face; largest: Pixels; color: string; align?: 'left' | 'center'; lines?: number }

/**
 * Text in a box at the largest size at which it fits in the lines, in the middle of its height.
 * Nothing is smaller than can be read on a phone; what is too long even then ends in an ellipsis.
 */
export function drawText(drawing: Drawing, text: string, box: Box, { face, largest, color, align = 'center', lines = 2 }: TextStyle) {
  const { size, wrapped } = fitted(drawing, drawable(text), box, { face, largest, lines })
  setFace(drawing, face, size)
  drawing.fillStyle = color
  drawing.textAlign = align
  const x = align === 'left' ? box.x : box.x + box.width / 2
  const step = size * lineStep(face)
  for (const [at, line] of wrapped.entries()) drawing.fillText(line, x, capitalsAt(drawing, box.y + box.height / 2 + (at - (wrapped.length - 1) / 2) * step))
}

/** A line of a text: its own row of the box, and the size at which the whole text fits. */
export type TextLine = { text: string; box: Box; size: Pixels }

/** The lines in which `drawText` would write a text, for lines that enter one by one. */
export function textLines(text: string, box: Box, { face, largest, lines = 2 }: Pick<TextStyle, 'face' | 'largest' | 'lines'>): TextLine[] {
  const { size, wrapped } = fitted(newBitmap(1, 1).drawing, drawable(text), box, { face, largest, lines })
  const step = size * lineStep(face)
  const top = box.y + (box.height - wrapped.length * step) / 2
  return wrapped.map((line, at) => ({ text: line, box: { x: box.x, y: top + at * step, width: box.width, height: step }, size }))
}

/** Loud type on the ground, in the manner of the look. */
export function drawLoud(
  drawing: Drawing,
  { trim, palette, plan }: SceneParts,
  text: string,
  box: Box,
  { largest, lines, tone }: { largest: Pixels; lines: number; tone: 'ink' | 'accent' },
) {
  const { size, wrapped } = fitted(drawing, drawable(text).toLocaleUpperCase(plan.language), box, { face: 'loud', largest, lines })
  const step = size * lineStep('loud')
  for (const [at, line] of wrapped.entries()) {
    setFace(drawing, 'loud', size)
    drawing.textAlign = 'center'
    trim.loud(drawing, palette, { text: line, x: box.x + box.width / 2, y: box.y + box.height / 2 + (at - (wrapped.length - 1) / 2) * step, size, tone })
  }
}

function lineStep(face: Face): number {
  return face === 'loud' ? 1.36 : 1.2
}

/** The largest size, in steps of two, at which all words fit; and the lines. */
function fitted(
  drawing: Drawing,
  text: string,
  box: Box,
  { face, largest, lines }: { face: Face; largest: Pixels; lines: number },
): { size: Pixels; wrapped: string[] } {
  for (let size = largest; size >= leastType; size -= 2) {
    setFace(drawing, face, size)
    const wrapped = wrapText(drawing, text, box.width, lines + 1)
    // A last line that does not fit is given cut: words of the text are missing then.
    const isInside = wrapped.length <= lines && wrapped.join(' ') === text && wrapped.length * size * lineStep(face) <= box.height + size * 0.3
    if (isInside && wrapped.every((line) => drawing.measureText(line).width <= box.width))
      return { size, wrapped: balanced(drawing, text, { width: box.width, wrapped }) }
  }
  setFace(drawing, face, leastType)
  return { size: leastType, wrapped: wrapText(drawing, text, box.width, lines) }
}

/** How much narrower lines are tried, as a share of the room. */
const narrowing = 0.03

/** As many lines in the least width that they need: a last line of one word looks forgotten. */
function balanced(drawing: Drawing, text: string, { width, wrapped }: { width: Pixels; wrapped: string[] }): string[] {
  let best = wrapped
  for (let share = 1 - narrowing; share > 0.5 && wrapped.length > 1; share -= narrowing) {
    const narrower = wrapText(drawing, text, width * share, wrapped.length + 1)
    const fits = narrower.length === wrapped.length && narrower.every((line) => drawing.measureText(line).width <= width * share)
    if (!fits || narrower.join(' ') !== text) break
    best = narrower
  }
  return best
}

/** The thing of the scene; `null` where a picture is type alone. */
export function sceneIcon({ plan }: SceneParts): string | null {
  return plan.icon
}

const head = { x: 178, y: 296, size: 226 } as const

/** The thing and the title beside it, above rows; there from the start. */
export function headOfRows(scene: SceneParts, title: string): DrawnLayer[] {
  const icon = sceneIcon(scene)
  const left = icon === null ? safe.left + 14 : head.x + head.size / 2 + 50
  const box = { x: left, y: head.y - 92, width: safe.right - 14 - left, height: 184 }
  return [
    ...(title === ''
      ? []
      : [{ motion: still, draw: (drawing: Drawing) => drawLoud(drawing, scene, title, box, { largest: 104, lines: 2, tone: 'ink' }) } satisfies DrawnLayer]),
    ...(icon === null ? [] : [iconLayer(scene, icon, { ...head, x: title === '' ? 540 : head.x }, 0)]),
  ]
}

/** An icon in the manner of the look. */
export function iconLayer(scene: SceneParts, icon: string, place: { x: Pixels; y: Pixels; size: Pixels }, order: number, turn = -0.05): DrawnLayer {
  const half = place.size / 2
  return {
    motion: popping(order),
    area: areaAround({ x: place.x - half, y: place.y - half, width: place.size, height: place.size }, place.size * 0.22 + 40),
    draw: (drawing) => drawSticker(drawing, scene.icon(icon), place, { ...scene.trim.hero(scene.palette), turn }),
  }
}

/** An arrow from one point to another, by default in the colour of type on panels. */
export function drawArrow(
  drawing: Drawing,
  { palette }: SceneParts,
  { from, to, width, color = palette.onPanel }: { from: Spot; to: Spot; width: Pixels; color?: string },
) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const tip = width * 1.5
  apart(drawing, () => {
    drawing.strokeStyle = color
    drawing.fillStyle = color
    drawing.lineWidth = width
    drawing.lineCap = 'round'
    drawing.beginPath()
    drawing.moveTo(from.x, from.y)
    drawing.lineTo(to.x - Math.cos(angle) * tip, to.y - Math.sin(angle) * tip)
    drawing.stroke()
    drawing.translate(to.x, to.y)
    drawing.rotate(angle)
    drawing.beginPath()
    drawing.moveTo(0, 0)
    drawing.lineTo(-tip * 1.35, -tip)
    drawing.lineTo(-tip * 1.35, tip)
    drawing.closePath()
    drawing.fill()
  })
}
