import type { Pixels } from '@relampago/domain/units'
import { newBitmap, placed } from '../../drawing/canvas.ts'
import { roundedBox } from '../../drawing/shapes.ts'
import { softShadow } from '../../drawing/soft-shadow.ts'
import { cueOf, enteringOn, popping, reactingOn, rising, type DrawnLayer, type Scene } from '../../layouts/scene.ts'
import { flagDrawing } from '../../maps/flag-drawings.ts'
import { pathOf } from './draw-map.ts'
import { drawLabel, labelOf } from './pins.ts'

const flag = { x: 540, y: 640, width: 780, corner: 34, rim: 14 } as const

/** A large flag and the name of its country. */
export function flagView(scene: Scene<'flag'>): DrawnLayer[] {
  const { palette, layout, trim } = scene
  const cue = cueOf(scene, layout.place.name)
  const { box, ...label } = labelOf(newBitmap(1, 1).drawing, layout.place.name, { size: 62, width: 900 })
  const plate = { ...label, box: { ...box, x: 540 - box.width / 2, y: 1040 } }
  return [
    reactingOn(cue, 'pulse', {
      motion: rising(0.2),
      area: { x: 40, y: 220, width: 1000, height: 840 },
      draw: (drawing) => {
        const bitmap = flagBitmap(layout.place.id, palette.panel, trim.corner)
        placed(drawing, { x: flag.x, y: flag.y, turn: -0.035 }, () => {
          const at = { x: -bitmap.width / 2, y: -bitmap.height / 2, width: bitmap.width, height: bitmap.height }
          softShadow(drawing, bitmap, at, { blur: 80, down: 34, opacity: 0.45 })
          drawing.drawImage(bitmap, at.x, at.y)
        })
      },
    }),
    enteringOn(cue, {
      motion: popping(0.8),
      area: { x: plate.box.x - 50, y: plate.box.y - 50, width: plate.box.width + 100, height: plate.box.height + 100 },
      draw: (drawing) => drawLabel(drawing, scene, plate),
    }),
  ]
}

/** The flag in a light frame with round corners and folds of light. */
function flagBitmap(country: string, frame: string, corner: Pixels) {
  const { box, parts } = flagDrawing(country)
  const [left, top, width, height] = box
  const size = { width: flag.width, height: (flag.width * height) / width }
  const { bitmap, drawing } = newBitmap(size.width + 2 * flag.rim, size.height + 2 * flag.rim)
  drawing.fillStyle = frame
  roundedBox(drawing, { x: 0, y: 0, width: bitmap.width, height: bitmap.height }, Math.min(flag.corner + flag.rim, corner))
  drawing.fill()
  drawing.translate(flag.rim, flag.rim)
  roundedBox(drawing, { x: 0, y: 0, ...size }, Math.min(flag.corner, corner))
  drawing.clip()
  drawing.save()
  drawing.scale(size.width / width, size.height / height)
  drawing.translate(-left, -top)
  for (const { d, fill } of parts) {
    drawing.fillStyle = fill
    drawing.fill(pathOf(d))
  }
  drawing.restore()
  const light = drawing.createLinearGradient(0, 0, size.width, size.height * 0.25)
  for (const [at, color] of [
    [0, 'rgba(0,0,0,0.1)'],
    [0.18, 'rgba(255,255,255,0.16)'],
    [0.42, 'rgba(0,0,0,0.13)'],
    [0.66, 'rgba(255,255,255,0.14)'],
    [1, 'rgba(0,0,0,0.14)'],
  ] as const)
    light.addColorStop(at, color)
  drawing.fillStyle = light
  drawing.fillRect(0, 0, size.width, size.height)
  return bitmap
}
