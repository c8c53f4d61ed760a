import { apart } from '../drawing/canvas.ts'
import { oklch, withAlpha } from '../drawing/color.ts'
import { circle, downward, roundedBox } from '../drawing/shapes.ts'
import { withShadow } from '../drawing/soft-shadow.ts'
import { capitalsAt, fitFace, setFace } from '../drawing/type.ts'
import { anyCorner, softPanel, type Trim } from './trim.ts'

/** Glass and soft light. */
export const meshTrim: Trim = {
  hero: () => ({ shadow: { blur: 90, down: 42, opacity: 0.5 } }),
  panel: softPanel,
  corner: anyCorner,

  label(drawing, palette, { text, x, y, size }) {
    setFace(drawing, 'heavy', size)
    const width = drawing.measureText(text).width + size * 2.9
    const height = size * 2
    const box = { x: x - width / 2, y: y - height / 2, width, height }
    drawing.fillStyle = withAlpha(palette.label, 0.84)
    roundedBox(drawing, box, height / 2)
    drawing.fill()
    drawing.lineWidth = 2.5
    drawing.strokeStyle = 'rgba(255,255,255,0.5)'
    drawing.stroke()
    drawing.fillStyle = palette.accent
    circle(drawing, box.x + size * 0.95, y, size * 0.24)
    drawing.fill()
    drawing.fillStyle = palette.labelInk
    drawing.textAlign = 'left'
    drawing.textBaseline = 'middle'
    drawing.fillText(text, box.x + size * 1.55, y + size * 0.05)
    return width
  },

  badge(drawing, palette, { text, x, y, radius }) {
    withShadow(drawing, { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 }, { blur: 40, down: 14, opacity: 0.4 }, (own) => {
      own.fillStyle = palette.accent
      circle(own, x, y, radius - 2)
      own.fill()
      own.lineWidth = 7
      own.strokeStyle = 'rgba(255,255,255,0.9)'
      circle(own, x, y, radius - 14)
      own.stroke()
    })
    drawing.fillStyle = palette.onAccent
    drawing.textAlign = 'center'
    fitFace(drawing, text, { face: 'loud', width: radius * 1.3, largest: Math.round(radius), least: 24 })
    drawing.fillText(text, x, capitalsAt(drawing, y))
  },

  loud(drawing, palette, { text, x, y, size, tone }) {
    const baseline = capitalsAt(drawing, y)
    apart(drawing, () => {
      drawing.shadowColor = 'rgba(0,0,0,0.72)'
      drawing.shadowBlur = Math.max(14, size * 0.16)
      drawing.shadowOffsetY = size * 0.06
      drawing.fillStyle = tone === 'ink' ? palette.ink : palette.loud
      drawing.fillText(text, x, baseline)
    })
    const shine = tone === 'ink' ? ['#ffffff', oklch(0.93, 0.04, palette.second)] : [oklch(0.95, 0.1, palette.accentHue), palette.loud]
    drawing.fillStyle = downward(drawing, y - size * 0.5, y + size * 0.5, shine)
    drawing.fillText(text, x, baseline)
  },
}
