import { apart, placed } from '../drawing/canvas.ts'
import { starPath } from '../drawing/shapes.ts'
import { capitalsAt, fitFace, setFace } from '../drawing/type.ts'
import { printedPanel, type Trim } from './trim.ts'

/** Cut with a knife: no line is quite straight. */
export const cordelTrim: Trim = {
  hero: (palette) => ({ border: 13, borderColor: palette.ink, shadow: null }),
  panel: printedPanel({ line: 11, drop: 0, radius: 10, color: (palette) => palette.ink }),
  corner: 10,

  label(drawing, palette, { text, x, y, size }) {
    setFace(drawing, 'heavy', size)
    const width = drawing.measureText(text).width + size * 1.9
    const height = size * 1.85
    placed(drawing, { x, y, turn: 0.012 }, () => {
      drawing.fillStyle = palette.label
      drawing.beginPath()
      drawing.moveTo(-width / 2 - size * 0.2, -height / 2 + 4)
      drawing.lineTo(width / 2 + size * 0.1, -height / 2 - 3)
      drawing.lineTo(width / 2 - size * 0.15, 0)
      drawing.lineTo(width / 2 + size * 0.2, height / 2 - 2)
      drawing.lineTo(-width / 2 - size * 0.05, height / 2 + 4)
      drawing.lineTo(-width / 2 + size * 0.2, 2)
      drawing.closePath()
      drawing.fill()
      drawing.fillStyle = palette.labelInk
      drawing.textAlign = 'center'
      drawing.fillText(text, 0, capitalsAt(drawing, 0))
    })
    return width
  },

  badge(drawing, palette, { text, x, y, radius }) {
    drawing.fillStyle = palette.ink
    starPath(drawing, { x, y, radius, points: 16, notch: 0.82 })
    drawing.fill()
    drawing.fillStyle = palette.accent
    starPath(drawing, { x, y, radius: radius * 0.82, points: 16, notch: 0.9 })
    drawing.fill()
    drawing.fillStyle = palette.onAccent
    drawing.textAlign = 'center'
    fitFace(drawing, text, { face: 'loud', width: radius * 1.15, largest: Math.round(radius), least: 24 })
    drawing.fillText(text, x, capitalsAt(drawing, y))
  },

  /** Letters of ink on a halo of paper; loud ones are left standing in a block of ink. */
  loud(drawing, palette, { text, x, y, size, tone }) {
    const baseline = capitalsAt(drawing, y)
    apart(drawing, () => {
      drawing.lineJoin = 'miter'
      drawing.miterLimit = 3
      drawing.lineWidth = size * (tone === 'ink' ? 0.11 : 0.2)
      drawing.strokeStyle = tone === 'ink' ? palette.panel : palette.ink
      drawing.strokeText(text, x, baseline)
      drawing.fillStyle = tone === 'ink' ? palette.ink : palette.loud
      drawing.fillText(text, x, baseline)
    })
  },
}
