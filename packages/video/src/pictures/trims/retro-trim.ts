import { apart } from '../drawing/canvas.ts'
import { circle, roundedBox } from '../drawing/shapes.ts'
import { capitalsAt, fitFace, setFace } from '../drawing/type.ts'
import { printedPanel, type Trim } from './trim.ts'

/** Round letters with their colours out of register. */
export const retroTrim: Trim = {
  hero: (palette) => ({ border: 12, borderColor: palette.panel, echo: { color: palette.label, offset: 13 }, shadow: null }),
  panel: printedPanel({ line: 8, drop: 14, radius: 54, color: (palette) => palette.label }),
  corner: 54,

  label(drawing, palette, { text, x, y, size }) {
    setFace(drawing, 'heavy', size)
    const width = drawing.measureText(text).width + size * 2
    const height = size * 1.9
    const stripe = (grow: number, color: string) => {
      drawing.fillStyle = color
      roundedBox(drawing, { x: x - width / 2 - grow, y: y - height / 2 - grow, width: width + 2 * grow, height: height + 2 * grow }, height / 2 + grow)
      drawing.fill()
    }
    stripe(10, palette.accent)
    stripe(5, palette.glow)
    stripe(0, palette.label)
    drawing.fillStyle = palette.labelInk
    drawing.textAlign = 'center'
    drawing.fillText(text, x, capitalsAt(drawing, y))
    return width
  },

  badge(drawing, palette, { text, x, y, radius }) {
    for (const [share, color] of [
      [1, palette.label],
      [0.91, palette.glow],
      [0.8, palette.secondGlow],
      [0.69, palette.accent],
    ] as const) {
      drawing.fillStyle = color
      circle(drawing, x, y, radius * share)
      drawing.fill()
    }
    drawing.fillStyle = palette.onAccent
    drawing.textAlign = 'center'
    fitFace(drawing, text, { face: 'loud', width: radius * 1.05, largest: Math.round(radius * 0.95), least: 24 })
    drawing.fillText(text, x, capitalsAt(drawing, y))
  },

  loud(drawing, palette, { text, x, y, size, tone }) {
    const baseline = capitalsAt(drawing, y)
    apart(drawing, () => {
      drawing.lineJoin = 'round'
      const step = size * 0.032
      for (const [at, color] of [palette.label, palette.glow, palette.secondGlow].entries()) {
        const drop = (2 - at) * step
        drawing.lineWidth = size * 0.1
        drawing.strokeStyle = color
        drawing.strokeText(text, x + drop, baseline + drop)
      }
      drawing.lineWidth = size * 0.1
      drawing.strokeStyle = palette.label
      drawing.strokeText(text, x, baseline)
      drawing.fillStyle = tone === 'ink' ? palette.ink : palette.loud
      drawing.fillText(text, x, baseline)
    })
  },
}
