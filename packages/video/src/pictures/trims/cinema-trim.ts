import { apart } from '../drawing/canvas.ts'
import { circle, downward, roundedBox } from '../drawing/shapes.ts'
import { withShadow } from '../drawing/soft-shadow.ts'
import { capitalsAt, fitFace, setFace } from '../drawing/type.ts'
import type { Trim } from './trim.ts'

/** Gold lines, a lit edge, deep shadow. */
export const cinemaTrim: Trim = {
  hero: () => ({ shadow: { blur: 120, down: 60, opacity: 0.8 } }),

  corner: 16,

  panel(drawing, palette, box, { radius, fill, isRound = false }) {
    const corner = isRound ? radius : Math.min(radius, 16)
    withShadow(drawing, box, { blur: 90, down: 34, opacity: 0.6 }, (own) => {
      own.fillStyle = fill ?? downward(own, box.y, box.y + box.height, [palette.panel, palette.panelShade])
      roundedBox(own, box, corner)
      own.fill()
    })
    drawing.lineWidth = 3
    drawing.strokeStyle = palette.accent
    roundedBox(drawing, { x: box.x + 10, y: box.y + 10, width: box.width - 20, height: box.height - 20 }, Math.max(0, corner - (isRound ? 10 : 6)))
    drawing.stroke()
  },

  label(drawing, palette, { text, x, y, size }) {
    setFace(drawing, 'heavy', size)
    const width = drawing.measureText(text).width + size * 2.4
    const height = size * 1.9
    drawing.fillStyle = palette.label
    drawing.fillRect(x - width / 2, y - height / 2, width, height)
    drawing.fillStyle = palette.accent
    drawing.fillRect(x - width / 2, y - height / 2, width, 3)
    drawing.fillRect(x - width / 2, y + height / 2 - 3, width, 3)
    drawing.fillStyle = palette.labelInk
    drawing.textAlign = 'center'
    drawing.fillText(text, x, capitalsAt(drawing, y))
    return width
  },

  badge(drawing, palette, { text, x, y, radius }) {
    withShadow(drawing, { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 }, { blur: 50, down: 18, opacity: 0.6 }, (own) => {
      own.fillStyle = palette.accent
      circle(own, x, y, radius - 2)
      own.fill()
      own.lineWidth = 3
      own.strokeStyle = palette.onAccent
      circle(own, x, y, radius - 14)
      own.stroke()
    })
    drawing.fillStyle = palette.onAccent
    drawing.textAlign = 'center'
    fitFace(drawing, text, { face: 'loud', width: radius * 1.2, largest: Math.round(radius * 0.9), least: 24 })
    drawing.fillText(text, x, capitalsAt(drawing, y))
  },

  loud(drawing, palette, { text, x, y, size, tone }) {
    const baseline = capitalsAt(drawing, y)
    apart(drawing, () => {
      drawing.shadowColor = 'rgba(0,0,0,0.75)'
      drawing.shadowBlur = size * 0.22
      drawing.shadowOffsetY = size * 0.05
      // The cone of light is as bright as gold: a dark edge parts them.
      drawing.lineJoin = 'round'
      drawing.lineWidth = Math.max(10, size * 0.06)
      drawing.strokeStyle = palette.label
      drawing.strokeText(text, x, baseline)
      drawing.shadowColor = 'transparent'
      drawing.fillStyle = tone === 'ink' ? palette.ink : palette.loud
      drawing.fillText(text, x, baseline)
    })
  },
}
