import type { Pixels } from '@relampago/domain/units'
import { safe, type Drawing } from '../../drawing/canvas.ts'
import type { Palette } from '../../drawing/palette.ts'
import { circle, roundedBox, type Box } from '../../drawing/shapes.ts'
import { withShadow } from '../../drawing/soft-shadow.ts'
import { capitalsAt, drawable, setFace, shortened } from '../../drawing/type.ts'
import type { SceneParts } from '../../layouts/scene.ts'
import { mapColors } from './map-colors.ts'

type Spot = { x: Pixels; y: Pixels }

const wholePin = { height: 128, radius: 44 } as const

/** All that a pin touches whose tip is at a spot. */
export function pinArea({ x, y }: Spot): Box {
  return { x: x - 80, y: y - wholePin.height - 60, width: 160, height: wholePin.height + 100 }
}

/** A needle with its tip at the spot. */
export function drawPin(drawing: Drawing, palette: Palette, tip: Spot, scale = 1) {
  const pin = { height: wholePin.height * scale, radius: wholePin.radius * scale }
  const { outline } = mapColors(palette)
  const middle = tip.y - pin.height + pin.radius
  const box = { x: tip.x - pin.radius - 6, y: middle - pin.radius - 6, width: 2 * pin.radius + 12, height: pin.height + 12 }
  withShadow(drawing, box, { blur: 24, down: 8, opacity: 0.45 }, (own) => {
    own.beginPath()
    own.moveTo(tip.x, tip.y)
    own.quadraticCurveTo(tip.x - pin.radius * 0.95, middle + pin.radius * 0.95, tip.x - pin.radius, middle)
    own.arc(tip.x, middle, pin.radius, Math.PI, 0)
    own.quadraticCurveTo(tip.x + pin.radius * 0.95, middle + pin.radius * 0.95, tip.x, tip.y)
    own.closePath()
    own.fillStyle = palette.panel
    own.fill()
    own.lineWidth = 6 * scale
    own.strokeStyle = outline
    own.stroke()
    own.fillStyle = outline
    circle(own, tip.x, middle, pin.radius * 0.5)
    own.fill()
    own.fillStyle = palette.accent
    circle(own, tip.x, middle, pin.radius * 0.34)
    own.fill()
  })
}

/** Room of a label around its type, in sizes of that. */
const labelRoom = { wide: 1.3, high: 1.75 } as const
const leastLabel: Pixels = 34

export type PlaceLabel = { text: string; size: Pixels; box: Box }

/**
 * A label of that size, smaller or shortened where it would be too wide; its box is around 0, 0.
 */
export function labelOf(drawing: Drawing, name: string, fit: { size: Pixels; width: Pixels }): PlaceLabel {
  const written = drawable(name)
  setFace(drawing, 'heavy', fit.size)
  const atSize = drawing.measureText(written).width + labelRoom.wide * fit.size
  const size = Math.max(leastLabel, Math.min(fit.size, Math.floor((fit.size * fit.width) / atSize)))
  setFace(drawing, 'heavy', size)
  const text = shortened(drawing, written, fit.width - labelRoom.wide * size)
  const width = drawing.measureText(text).width + labelRoom.wide * size
  const height = labelRoom.high * size
  return { text, size, box: { x: -width / 2, y: -height / 2, width, height } }
}

/** A solid plate: glass would be unreadable over borders. */
export function drawLabel(drawing: Drawing, { palette, trim }: Pick<SceneParts, 'palette' | 'trim'>, { text, size, box }: PlaceLabel) {
  withShadow(drawing, box, { blur: 26, down: 8, opacity: 0.4 }, (own) => {
    own.fillStyle = palette.panel
    roundedBox(own, box, Math.min(size * 0.45, trim.corner))
    own.fill()
    setFace(own, 'heavy', size)
    own.textAlign = 'center'
    own.fillStyle = palette.onPanel
    own.fillText(text, box.x + box.width / 2, capitalsAt(own, box.y + box.height / 2))
  })
}

/** Rows that labels keep to: above are the platforms' buttons, below the captions. */
const rows = { top: 180, bottom: 1150 } as const

/**
 * Where the label of each pin stands: beside, below or above it, where it covers neither a pin nor
 * another label, nor what else is to `avoid`; inside the frame's safe part.
 */
export function placeLabels(spots: readonly Spot[], labels: readonly PlaceLabel[], { scale, avoid }: { scale: number; avoid: readonly Box[] }): PlaceLabel[] {
  const pin = { height: wholePin.height * scale, radius: wholePin.radius * scale }
  const taken: Box[] = [...avoid, ...spots.map(({ x, y }) => ({ x: x - pin.radius, y: y - pin.height, width: 2 * pin.radius, height: pin.height }))]
  return labels.map((label, at) => {
    const spot = spots[at] ?? { x: 0, y: 0 }
    const { width, height } = label.box
    const away = pin.radius + 12
    const centres: Spot[] = [
      { x: spot.x, y: spot.y + height / 2 + 10 },
      { x: spot.x + away + width / 2, y: spot.y - pin.height / 2 },
      { x: spot.x - away - width / 2, y: spot.y - pin.height / 2 },
      { x: spot.x, y: spot.y - pin.height - height / 2 - 8 },
      { x: spot.x + away + width / 2, y: spot.y + height / 2 },
      { x: spot.x - away - width / 2, y: spot.y + height / 2 },
      ...[1.7, 2.9, 4.1, 5.3].flatMap((lines) => [
        { x: spot.x, y: spot.y + lines * height },
        { x: spot.x, y: spot.y - pin.height - lines * height },
      ]),
    ]
    const boxes = centres.map(({ x, y }) => withinFrame({ x: x - width / 2, y: y - height / 2, width, height }))
    const box = boxes.toSorted((one, other) => covered(one, taken) - covered(other, taken))[0] ?? label.box
    taken.push(box)
    return { ...label, box }
  })
}

function withinFrame({ x, y, width, height }: Box): Box {
  return {
    x: Math.min(safe.right - width, Math.max(safe.left, x)),
    y: Math.min(rows.bottom - height, Math.max(rows.top, y)),
    width,
    height,
  }
}

/** Square pixels of a box that others cover. */
function covered(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => {
    const wide = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x)
    const high = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y)
    return sum + Math.max(0, wide) * Math.max(0, high)
  }, 0)
}
