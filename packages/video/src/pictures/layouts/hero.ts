import { stage } from '../drawing/canvas.ts'
import { drawSticker } from '../drawing/sticker.ts'
import { floatIcons } from './float-icons.ts'
import { headLabel, labelRow, mainPicture } from './main-picture.ts'
import { popping, type DrawnLayer, type Scene } from './scene.ts'

/** The thing alone, or with a second one that belongs to it close by. */
export function heroLayout(scene: Scene<'hero'>): DrawnLayer[] {
  const label = headLabel(scene, scene.layout.label)
  const { companion } = scene.plan
  if (companion === null)
    return [...floatIcons(scene, [{ x: 220, y: labelRow - 50, width: 640, height: 100 }]), mainPicture(scene, { ...stage, y: 735, size: 650 }), ...label]

  const side = scene.random() < 0.5 ? 1 : -1
  return [
    {
      motion: popping(0.6),
      draw: (drawing) =>
        drawSticker(drawing, scene.icon(companion), { x: 540 + side * 262, y: 505, size: 290 }, { ...scene.trim.hero(scene.palette), turn: side * 0.2 }),
    },
    mainPicture(scene, { x: 540 - side * 62, y: 775, size: 590 }),
    ...label,
  ]
}
