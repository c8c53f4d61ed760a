import { apart } from '../drawing/canvas.ts'
import { withAlpha } from '../drawing/color.ts'
import { roundedBox, circle } from '../drawing/shapes.ts'
import { capitalsAt, fitFace, setFace } from '../drawing/type.ts'
import { printedPanel, type Trim } from './trim.ts'

/** Thin light on dark, like instruments. */
export const gridTrim: Trim = {
  hero: (palette) => ({ shadow: { blur: 120, down: 10, opacity: 0.75, color: palette.foot } }),
  panel: printedPanel({ line: 5, drop: 0, radius: 22, color: (palette) => palette.secondGlow }),
  corner: 22,

  label(drawing, palette, { text, x, y, size }) {
    setFace(drawing, 'heavy', size)
    const width = drawing.measureText(text).width + size * 2
    const height = size * 1.9
    const box = { x: x - width / 2, y: y - height / 2, width, height }
    drawing.fillStyle = withAlpha(palette.label, 0.9)
    roundedBox(drawing, box, 16)
    drawing.fill()
    drawing.lineWidth = 4
    drawing.strokeStyle = palette.accent
    roundedBox(drawing, box, 16)
    drawing.stroke()
    drawing.fillStyle = palette.labelInk
    drawing.textAlign = 'center'
    drawing.textBaseline = 'middle'
    drawing.fillText(text, x, y + size * 0.05)
    return width
  },

  badge(drawing, palette, { text, x, y, radius }) {
    apart(drawing, () => {
      drawing.shadowColor = withAlpha(palette.accent, 0.7)
      drawing.shadowBlur = 40
      drawing.fillStyle = palette.foot
      circle(drawing, x, y, radius)
      drawing.fill()
    })
    drawing.lineWidth = 8
    drawing.strokeStyle = palette.accent
    circle(drawing, x, y, radius - 4)
    drawing.stroke()
    drawing.fillStyle = palette.accent
    drawing.textAlign = 'center'
    fitFace(drawing, text, { face: 'loud', width: radius * 1.3, largest: Math.round(radius), least: 24 })
    drawing.fillText(text, x, capitalsAt(drawing, y))
  },

  loud(drawing, palette, { text, x, y, size, tone }) {
    const baseline = capitalsAt(drawing, y)
    apart(drawing, () => {
      drawing.shadowColor = tone === 'ink' ? withAlpha(palette.glow, 0.9) : withAlpha(palette.accent, 0.55)
      drawing.shadowBlur = size * 0.13
      drawing.fillStyle = tone === 'ink' ? palette.ink : palette.loud
      drawing.fillText(text, x, baseline)
    })
  },
}
