import { apart, placed } from '../drawing/canvas.ts'
import { oklch } from '../drawing/color.ts'
import { starPath } from '../drawing/shapes.ts'
import { withShadow } from '../drawing/soft-shadow.ts'
import { capitalsAt, fitFace, setFace } from '../drawing/type.ts'
import { anyCorner, softPanel, type Trim } from './trim.ts'

/** Scissors, tape and ink. */
export const paperTrim: Trim = {
  hero: () => ({ border: 15, shadow: { blur: 46, down: 18, opacity: 0.32 } }),
  panel: softPanel,
  corner: anyCorner,

  label(drawing, palette, { text, x, y, size }) {
    setFace(drawing, 'heavy', size)
    const width = drawing.measureText(text).width + size * 2
    const height = size * 1.9
    placed(drawing, { x, y, turn: -0.022 }, () => {
      withShadow(drawing, { x: -width / 2 - 2, y: -height / 2 - 2, width: width + 4, height: height + 4 }, { blur: 22, down: 8, opacity: 0.25 }, (own) => {
        own.fillStyle = palette.label
        own.beginPath()
        const teeth = 5
        const bite = size * 0.16
        own.moveTo(-width / 2, -height / 2)
        own.lineTo(width / 2, -height / 2)
        for (let tooth = 1; tooth <= teeth * 2; tooth += 1) own.lineTo(width / 2 - (tooth % 2 === 1 ? bite : 0), -height / 2 + (height * tooth) / (teeth * 2))
        own.lineTo(-width / 2, height / 2)
        for (let tooth = 1; tooth <= teeth * 2; tooth += 1) own.lineTo(-width / 2 + (tooth % 2 === 1 ? bite : 0), height / 2 - (height * tooth) / (teeth * 2))
        own.closePath()
        own.fill()
      })
      setFace(drawing, 'heavy', size)
      drawing.fillStyle = palette.labelInk
      drawing.textAlign = 'center'
      drawing.textBaseline = 'middle'
      drawing.fillText(text, 0, size * 0.05)
    })
    return width
  },

  badge(drawing, palette, { text, x, y, radius }) {
    withShadow(drawing, { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 }, { blur: 30, down: 12, opacity: 0.32 }, (own) => {
      own.fillStyle = '#fff'
      starPath(own, { x, y, radius: radius - 1, points: 22, notch: 0.93 })
      own.fill()
      own.fillStyle = palette.accent
      starPath(own, { x, y, radius: radius - 11, points: 22, notch: 0.93 })
      own.fill()
    })
    drawing.fillStyle = palette.onAccent
    drawing.textAlign = 'center'
    fitFace(drawing, text, { face: 'loud', width: radius * 1.25, largest: Math.round(radius), least: 24 })
    drawing.fillText(text, x, capitalsAt(drawing, y))
  },

  loud(drawing, palette, { text, x, y, size, tone }) {
    const baseline = capitalsAt(drawing, y)
    apart(drawing, () => {
      drawing.lineJoin = 'round'
      drawing.lineWidth = size * 0.14
      drawing.strokeStyle = '#fff'
      drawing.shadowColor = oklch(0.3, 0.06, palette.hue, 0.4)
      drawing.shadowBlur = size * 0.1
      drawing.shadowOffsetY = size * 0.045
      drawing.strokeText(text, x, baseline)
    })
    drawing.fillStyle = tone === 'ink' ? palette.ink : palette.loud
    drawing.fillText(text, x, baseline)
  },
}
