import { apart } from '../drawing/canvas.ts'
import { withAlpha } from '../drawing/color.ts'
import { circle, downward, roundedBox } from '../drawing/shapes.ts'
import { drawTube } from '../drawing/tube.ts'
import { capitalsAt, fitFace, setFace } from '../drawing/type.ts'
import { anyCorner, type Trim } from './trim.ts'

/** Everything is bent from glass. */
export const neonTrim: Trim = {
  hero: (palette) => ({ border: 7, borderColor: palette.glow, shadow: { blur: 90, down: 0, opacity: 0.95, color: palette.glow } }),

  corner: anyCorner,

  panel(drawing, palette, box, { radius, fill }) {
    drawing.fillStyle = fill ?? downward(drawing, box.y, box.y + box.height, [palette.panel, palette.panelShade])
    roundedBox(drawing, box, radius)
    drawing.fill()
    const room = { x: box.x - 60, y: box.y - 60, width: box.width + 120, height: box.height + 120 }
    drawTube(drawing, room, { color: palette.glow, width: 8, reach: 44 }, (own) => roundedBox(own, box, radius))
  },

  label(drawing, palette, { text, x, y, size }) {
    setFace(drawing, 'heavy', size)
    const width = drawing.measureText(text).width + size * 2
    const height = size * 1.9
    const box = { x: x - width / 2, y: y - height / 2, width, height }
    drawing.fillStyle = withAlpha(palette.label, 0.92)
    roundedBox(drawing, box, height / 2)
    drawing.fill()
    const room = { x: box.x - 40, y: box.y - 40, width: width + 80, height: height + 80 }
    drawTube(drawing, room, { color: palette.secondGlow, width: 5, reach: 28 }, (own) => roundedBox(own, box, height / 2))
    drawing.fillStyle = palette.labelInk
    drawing.textAlign = 'center'
    drawing.fillText(text, x, capitalsAt(drawing, y))
    return width
  },

  badge(drawing, palette, { text, x, y, radius }) {
    drawing.fillStyle = palette.panelShade
    circle(drawing, x, y, radius)
    drawing.fill()
    const room = { x: x - radius * 1.5, y: y - radius * 1.5, width: radius * 3, height: radius * 3 }
    drawTube(drawing, room, { color: palette.secondGlow, width: 10, reach: 44 }, (own) => circle(own, x, y, radius - 8))
    drawing.fillStyle = palette.loud
    drawing.textAlign = 'center'
    fitFace(drawing, text, { face: 'loud', width: radius * 1.2, largest: Math.round(radius), least: 24 })
    drawing.fillText(text, x, capitalsAt(drawing, y))
  },

  loud(drawing, palette, { text, x, y, size, tone }) {
    const baseline = capitalsAt(drawing, y)
    const light = tone === 'ink' ? palette.glow : palette.secondGlow
    apart(drawing, () => {
      drawing.lineJoin = 'round'
      drawing.shadowColor = light
      drawing.shadowBlur = size * 0.3
      drawing.lineWidth = size * 0.06
      drawing.strokeStyle = light
      drawing.strokeText(text, x, baseline)
      // Tubes on the wall and the glow are as bright as the letters: a dark edge parts them.
      drawing.shadowColor = 'transparent'
      drawing.lineWidth = Math.max(16, size * 0.17)
      drawing.strokeStyle = palette.label
      drawing.strokeText(text, x, baseline)
      drawing.shadowColor = light
      drawing.shadowBlur = size * 0.06
      drawing.lineWidth = size * 0.05
      drawing.strokeStyle = light
      drawing.strokeText(text, x, baseline)
    })
    drawing.fillStyle = tone === 'ink' ? palette.ink : palette.loud
    drawing.fillText(text, x, baseline)
  },
}
