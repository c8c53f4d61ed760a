import type { Pixels } from '@relampago/domain/units'
import type { Drawing } from '../drawing/canvas.ts'
import type { Palette } from '../drawing/palette.ts'
import { downward, roundedBox, type Box } from '../drawing/shapes.ts'
import { withShadow } from '../drawing/soft-shadow.ts'
import type { StickerStyle } from '../drawing/sticker.ts'

type TextPlace = { text: string; x: Pixels; y: Pixels }

/** How one look draws the parts that every layout uses. All places are centres. */
export type Trim = {
  /** The look of the main picture: border, shadow. */
  hero: (palette: Palette) => StickerStyle
  /** Narrow text in a frame, `size` being that of the type; gives the whole width. */
  label: (drawing: Drawing, palette: Palette, label: TextPlace & { size: Pixels }) => Pixels
  /** A short number or word in a seal. */
  badge: (drawing: Drawing, palette: Palette, badge: TextPlace & { radius: Pixels }) => void
  /** Type that carries the picture, in the face and size already set. */
  loud: (drawing: Drawing, palette: Palette, word: TextPlace & { size: Pixels; tone: 'ink' | 'accent' }) => void
  /**
   * The empty ground of a card or tile; in panel colours unless it has a fill of its own. The look
   * limits its corners unless it is round.
   */
  panel: (drawing: Drawing, palette: Palette, box: Box, panel: { radius: Pixels; fill?: string; isRound?: boolean }) => void
  /** The largest radius of the corners of boxes: 0 where all corners are sharp. */
  corner: Pixels
}

/** Of looks with soft corners. */
export const anyCorner: Pixels = Number.POSITIVE_INFINITY

/** A panel with round corners and a soft shadow, larger panels with more of it. */
export const softPanel: Trim['panel'] = (drawing, palette, box, { radius, fill }) => {
  const reach = Math.min(80, 24 + Math.min(box.width, box.height) * 0.08)
  withShadow(drawing, box, { blur: reach, down: reach * 0.4, opacity: 0.4 }, (own) => {
    own.fillStyle = fill ?? downward(own, box.y, box.y + box.height, [palette.panel, palette.panelShade])
    roundedBox(own, box, radius)
    own.fill()
  })
}

/** A panel with a line around it and a hard shadow below right, as printed. */
export function printedPanel(edge: { line: Pixels; drop: Pixels; radius: Pixels; color: (palette: Palette) => string }): Trim['panel'] {
  return (drawing, palette, box, { radius, fill, isRound = false }) => {
    const corner = isRound ? radius : Math.min(radius, edge.radius)
    const color = edge.color(palette)
    if (edge.drop > 0) {
      drawing.fillStyle = color
      roundedBox(drawing, { ...box, x: box.x + edge.drop, y: box.y + edge.drop }, corner)
      drawing.fill()
    }
    drawing.fillStyle = fill ?? palette.panel
    roundedBox(drawing, box, corner)
    drawing.fill()
    if (edge.line === 0) return
    const inside = { x: box.x + edge.line / 2, y: box.y + edge.line / 2, width: box.width - edge.line, height: box.height - edge.line }
    drawing.lineWidth = edge.line
    drawing.strokeStyle = color
    roundedBox(drawing, inside, corner)
    drawing.stroke()
  }
}
