import { apart, placed } from '../drawing/canvas.ts'
import { oklch } from '../drawing/color.ts'
import { starPath } from '../drawing/shapes.ts'
import { capitalsAt, fitFace, setFace } from '../drawing/type.ts'
import { printedPanel, type Trim } from './trim.ts'

/** Hard edges and hard shadows, as printed. */
export const popTrim: Trim = {
  hero: (palette) => ({ border: 15, echo: { color: oklch(0.28, 0.11, palette.hue), offset: 14 }, shadow: null }),
  panel: printedPanel({ line: 9, drop: 18, radius: 30, color: (palette) => oklch(0.28, 0.11, palette.hue) }),
  corner: 30,

  label(drawing, palette, { text, x, y, size }) {
    setFace(drawing, 'heavy', size)
    const width = drawing.measureText(text).width + size * 1.9
    const height = size * 1.9
    placed(drawing, { x, y, turn: -0.03 }, () => {
      const slant = size * 0.28
      const bar = (shift: number, color: string) => {
        drawing.beginPath()
        drawing.moveTo(-width / 2 + slant + shift, -height / 2 + shift)
        drawing.lineTo(width / 2 + slant + shift, -height / 2 + shift)
        drawing.lineTo(width / 2 - slant + shift, height / 2 + shift)
        drawing.lineTo(-width / 2 - slant + shift, height / 2 + shift)
        drawing.closePath()
        drawing.fillStyle = color
        drawing.fill()
      }
      bar(9, oklch(0.28, 0.11, palette.hue))
      bar(0, palette.label)
      drawing.fillStyle = palette.labelInk
      drawing.textAlign = 'center'
      drawing.textBaseline = 'middle'
      drawing.fillText(text, 0, size * 0.05)
    })
    return width
  },

  badge(drawing, palette, { text, x, y, radius }) {
    placed(drawing, { x, y, turn: -0.14 }, () => {
      const seal = { x: 0, y: 0, radius, points: 14, notch: 0.84 }
      drawing.fillStyle = oklch(0.28, 0.11, palette.hue)
      starPath(drawing, { ...seal, x: 9, y: 10 })
      drawing.fill()
      drawing.fillStyle = palette.accent
      starPath(drawing, seal)
      drawing.fill()
      drawing.fillStyle = palette.onAccent
      drawing.textAlign = 'center'
      fitFace(drawing, text, { face: 'loud', width: radius * 1.3, largest: Math.round(radius), least: 24 })
      drawing.fillText(text, 0, capitalsAt(drawing, 0))
    })
  },

  loud(drawing, palette, { text, x, y, size, tone }) {
    const baseline = capitalsAt(drawing, y)
    apart(drawing, () => {
      const [dark = '#000000'] = palette.inkOn
      drawing.lineJoin = 'round'
      drawing.lineWidth = size * 0.13
      drawing.strokeStyle = dark
      drawing.fillStyle = dark
      const drop = size * 0.05
      drawing.strokeText(text, x + drop, baseline + drop)
      drawing.strokeText(text, x, baseline)
      drawing.fillStyle = tone === 'ink' ? palette.ink : palette.loud
      drawing.fillText(text, x, baseline)
    })
  },
}
