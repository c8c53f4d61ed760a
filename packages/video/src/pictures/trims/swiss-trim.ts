import { roundedBox } from '../drawing/shapes.ts'
import { capitalsAt, fitFace, setFace } from '../drawing/type.ts'
import { printedPanel, type Trim } from './trim.ts'

/** No shadow, no border: black blocks and the grid. */
export const swissTrim: Trim = {
  hero: () => ({ shadow: null }),
  panel: printedPanel({ line: 0, drop: 0, radius: 0, color: (palette) => palette.ink }),
  corner: 0,

  label(drawing, palette, { text, x, y, size }) {
    setFace(drawing, 'heavy', size)
    const width = drawing.measureText(text).width + size * 1.5
    const height = size * 1.75
    drawing.fillStyle = palette.label
    drawing.fillRect(x - width / 2, y - height / 2, width, height)
    drawing.fillStyle = palette.labelInk
    drawing.textAlign = 'center'
    drawing.fillText(text, x, capitalsAt(drawing, y))
    return width
  },

  badge(drawing, palette, { text, x, y, radius }) {
    drawing.fillStyle = palette.ink
    drawing.fillRect(x - radius, y - radius, radius * 2, radius * 2)
    drawing.fillStyle = palette.loud
    drawing.textAlign = 'center'
    fitFace(drawing, text, { face: 'loud', width: radius * 1.5, largest: Math.round(radius * 1.15), least: 24 })
    drawing.fillText(text, x, capitalsAt(drawing, y))
  },

  /** White or loud on a block of ink that ends with the line. */
  loud(drawing, palette, { text, x, y, tone }) {
    const baseline = capitalsAt(drawing, y)
    const width = drawing.measureText(text).width
    const capitals = drawing.measureText('H').actualBoundingBoxAscent
    const box = { x: x - width / 2 - 22, y: y - capitals / 2 - 17, width: width + 44, height: capitals + 34 }
    if (tone === 'ink') {
      drawing.fillStyle = palette.ink
      drawing.fillText(text, x, baseline)
      return
    }
    drawing.fillStyle = palette.ink
    roundedBox(drawing, box, 0)
    drawing.fill()
    drawing.fillStyle = palette.loud
    drawing.fillText(text, x, baseline)
  },
}
