import type { Drawing } from '../drawing/canvas.ts'
import { drawSticker } from '../drawing/sticker.ts'
import { drawable, fillLines, fitLines, setFace } from '../drawing/type.ts'
import { floatIcons } from './float-icons.ts'
import { mainPicture } from './main-picture.ts'
import { popping, reactingOn, rising, type DrawnLayer, type Scene, type SceneParts } from './scene.ts'

/** What to do next, as a button about to be pressed. */
export function callToActionLayout(scene: Scene<'call-to-action'>): DrawnLayer[] {
  const text = drawable(scene.layout.text).toLocaleUpperCase(scene.plan.language)
  const { icon }: { icon: string | null } = scene.plan
  // Without a thing above it the button is in the middle of the stage.
  const button = { x: 540, y: icon === null ? 690 : 1000 }
  return [
    ...floatIcons(scene, [{ x: 60, y: button.y - 100, width: 960, height: 240 }]),
    mainPicture(scene, { x: 540, y: 620, size: 500 }),
    reactingOn({ share: 0.62 }, 'pulse', { motion: popping(0.5), draw: (drawing) => drawButton(drawing, scene, text, button) }),
    reactingOn({ share: 0.6 }, 'nod', {
      motion: rising(1),
      area: { x: 660, y: button.y - 50, width: 260, height: 260 },
      draw: (drawing) =>
        drawSticker(
          drawing,
          scene.icon('backhand-index-pointing-up'),
          { x: 790, y: button.y + 80, size: 150 },
          { turn: -0.3, border: 6, shadow: { blur: 30, down: 10, opacity: 0.4 } },
        ),
    }),
  ]
}

/** A wide button in the loud colour; text that would be small takes two lines. */
export function drawButton(drawing: Drawing, { palette, trim }: SceneParts, text: string, place: { x: number; y: number }) {
  const fitted = fitLines(drawing, text, { face: 'heavy', width: 680, height: 150, largest: 62, least: 34, lines: 2 })
  const width = Math.max(...fitted.lines.map((line) => drawing.measureText(line).width)) + 150
  const height = fitted.lines.length > 1 ? 190 : 140
  trim.panel(drawing, palette, { x: place.x - width / 2, y: place.y - height / 2, width, height }, { radius: height / 2, fill: palette.accent })
  drawing.fillStyle = palette.onAccent
  drawing.textAlign = 'center'
  setFace(drawing, 'heavy', fitted.size)
  fillLines(drawing, fitted, place)
}
