import type { Drawing } from '../drawing/canvas.ts'
import { oklch } from '../drawing/color.ts'
import { downward, roundedBox } from '../drawing/shapes.ts'
import { withShadow } from '../drawing/soft-shadow.ts'
import { drawSticker } from '../drawing/sticker.ts'
import { drawable, fitFace } from '../drawing/type.ts'
import type { Palette } from '../drawing/palette.ts'
import { floatIcons } from './float-icons.ts'
import { mainPicture } from './main-picture.ts'
import { popping, reactingOn, rising, type DrawnLayer, type Scene } from './scene.ts'

/** What to do next, as a button about to be pressed. */
export function callToActionLayout(scene: Scene<'call-to-action'>): DrawnLayer[] {
  const text = drawable(scene.layout.text).toLocaleUpperCase(scene.plan.language)
  const button = { x: 540, y: 1000 }
  return [
    ...floatIcons(scene, [{ x: 60, y: 900, width: 960, height: 240 }]),
    mainPicture(scene, { x: 540, y: 620, size: 500 }),
    reactingOn({ share: 0.62 }, 'pulse', { motion: popping(0.5), draw: (drawing) => drawButton(drawing, scene.palette, text, button) }),
    reactingOn({ share: 0.6 }, 'nod', {
      motion: rising(1),
      area: { x: 660, y: 950, width: 260, height: 260 },
      draw: (drawing) =>
        drawSticker(
          drawing,
          scene.icon('backhand-index-pointing-up'),
          { x: 790, y: 1080, size: 150 },
          { turn: -0.3, border: 6, shadow: { blur: 30, down: 10, opacity: 0.4 } },
        ),
    }),
  ]
}

/** A wide button with its light edge; the text shrinks to fit. */
export function drawButton(drawing: Drawing, palette: Palette, text: string, place: { x: number; y: number }) {
  const size = fitFace(drawing, text, { face: 'heavy', width: 660, largest: 58, least: 26 })
  const width = Math.min(880, drawing.measureText(text).width + 150)
  const height = 136
  const box = { x: place.x - width / 2, y: place.y - height / 2, width, height }
  withShadow(drawing, box, { blur: 50, down: 22, opacity: 0.42 }, (own) => {
    own.fillStyle = downward(own, box.y, box.y + height, ['#ffffff', oklch(0.95, 0.02, palette.hue)])
    roundedBox(own, box, height / 2)
    own.fill()
    own.lineWidth = 8
    own.strokeStyle = palette.accent
    roundedBox(own, { x: box.x + 10, y: box.y + 10, width: width - 20, height: height - 20 }, height / 2 - 10)
    own.stroke()
  })
  drawing.fillStyle = '#15151d'
  drawing.textAlign = 'center'
  drawing.textBaseline = 'middle'
  fitFace(drawing, text, { face: 'heavy', width: 660, largest: size, least: 26 })
  drawing.fillText(text, place.x, place.y + 4)
}
