import { apart } from '../drawing/canvas.ts'
import { circle } from '../drawing/shapes.ts'
import { capitalsAt, fitFace, setFace } from '../drawing/type.ts'
import { printedPanel, type Trim } from './trim.ts'

/** Rules, blocks of ink, and type straight on the paper. */
export const newspaperTrim: Trim = {
  hero: (palette) => ({ border: 12, borderColor: palette.panel, shadow: { blur: 26, down: 10, opacity: 0.35 } }),
  panel: printedPanel({ line: 4, drop: 0, radius: 0, color: (palette) => palette.ink }),
  corner: 0,

  label(drawing, palette, { text, x, y, size }) {
    setFace(drawing, 'heavy', size)
    const width = drawing.measureText(text).width + size * 1.8
    const height = size * 1.8
    drawing.fillStyle = palette.label
    drawing.fillRect(x - width / 2, y - height / 2, width, height)
    drawing.fillStyle = palette.labelInk
    drawing.fillRect(x - width / 2, y - height / 2 + 7, width, 2)
    drawing.fillRect(x - width / 2, y + height / 2 - 9, width, 2)
    drawing.textAlign = 'center'
    drawing.fillText(text, x, capitalsAt(drawing, y))
    return width
  },

  badge(drawing, palette, { text, x, y, radius }) {
    drawing.fillStyle = palette.accent
    circle(drawing, x, y, radius)
    drawing.fill()
    drawing.lineWidth = 4
    drawing.strokeStyle = palette.onAccent
    circle(drawing, x, y, radius - 12)
    drawing.stroke()
    drawing.fillStyle = palette.onAccent
    drawing.textAlign = 'center'
    fitFace(drawing, text, { face: 'loud', width: radius * 1.25, largest: Math.round(radius * 0.95), least: 24 })
    drawing.fillText(text, x, capitalsAt(drawing, y))
  },

  loud(drawing, palette, { text, x, y, size, tone }) {
    const baseline = capitalsAt(drawing, y)
    apart(drawing, () => {
      // A halo of paper keeps letters whole over the dots.
      drawing.lineJoin = 'round'
      drawing.lineWidth = size * 0.09
      drawing.strokeStyle = palette.top
      drawing.strokeText(text, x, baseline)
      drawing.fillStyle = tone === 'ink' ? palette.ink : palette.loud
      drawing.fillText(text, x, baseline)
    })
  },
}
