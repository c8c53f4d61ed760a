import { placed, type Drawing } from '../drawing/canvas.ts'
import { withAlpha } from '../drawing/color.ts'
import { circle, downward, roundedBox } from '../drawing/shapes.ts'
import { drawSticker } from '../drawing/sticker.ts'
import { floatIcons } from './float-icons.ts'
import { drawMainIcon } from './main-picture.ts'
import { enteringOn, inTurn, popping, rising, type DrawnLayer, type Scene, type SceneParts } from './scene.ts'

const body = { x: -252, y: -480, width: 504, height: 960 }
const rim = 18
const screen = { x: body.x + rim, y: body.y + rim, width: body.width - 2 * rim, height: body.height - 2 * rim }
const centre = { x: 540, y: 690 }

/** A telephone that shows the thing as a post. Bars stand for text, so it claims nothing. */
export function phoneLayout(scene: Scene<'phone'>): DrawnLayer[] {
  const turn = scene.random() < 0.5 ? 0.055 : -0.055
  const side = turn > 0 ? -1 : 1
  const badge = scene.plan.icon === 'red-heart' ? 'star' : 'red-heart'
  return [
    ...floatIcons(scene),
    { motion: rising(0), draw: (drawing) => placed(drawing, { ...centre, turn }, () => drawPhone(drawing, scene)) },
    enteringOn(inTurn(1, 3), {
      motion: popping(0.8),
      draw: (drawing) => drawSticker(drawing, scene.icon('speech-balloon'), { x: centre.x + side * 275, y: 480, size: 210 }, { turn: side * 0.1 }),
    }),
    enteringOn(inTurn(2, 3), {
      motion: popping(0.8),
      draw: (drawing) => drawSticker(drawing, scene.icon(badge), { x: centre.x - side * 262, y: 905, size: 165 }, { turn: -side * 0.16 }),
    }),
  ]
}

function drawPhone(drawing: Drawing, scene: SceneParts) {
  const { palette, trim } = scene
  const shell = palette.isDark ? palette.foot : palette.onPanel
  const corner = (radius: number) => Math.min(radius, trim.corner)
  trim.panel(drawing, palette, body, { radius: 84, fill: shell })
  drawing.save()
  roundedBox(drawing, screen, corner(66))
  drawing.clip()
  drawing.fillStyle = downward(drawing, screen.y, screen.y + screen.height, [palette.panel, palette.row])
  drawing.fillRect(screen.x, screen.y, screen.width, screen.height)
  drawPost(drawing, scene)
  drawing.restore()
  drawing.fillStyle = shell
  roundedBox(drawing, { x: -68, y: screen.y + 20, width: 136, height: 38 }, corner(19))
  drawing.fill()
}

function drawPost(drawing: Drawing, scene: SceneParts) {
  const { palette, icon, trim } = scene
  const corner = (radius: number) => Math.min(radius, trim.corner)
  const left = screen.x + 34
  const width = screen.width - 68
  const bar = (x: number, y: number, length: number, strength = 0.35) => {
    drawing.fillStyle = withAlpha(palette.onPanelSoft, strength)
    roundedBox(drawing, { x, y, width: length, height: 20 }, corner(10))
    drawing.fill()
  }
  drawing.fillStyle = palette.accent
  circle(drawing, left + 34, screen.y + 128, 34)
  drawing.fill()
  bar(left + 88, screen.y + 102, 190, 0.6)
  bar(left + 88, screen.y + 134, 120)
  const picture = { x: left, y: screen.y + 190, width, height: 420 }
  const gradient = drawing.createLinearGradient(picture.x, picture.y, picture.x + width, picture.y + picture.height)
  gradient.addColorStop(0, palette.window[0])
  gradient.addColorStop(1, palette.window[1])
  drawing.fillStyle = gradient
  roundedBox(drawing, picture, corner(40))
  drawing.fill()
  drawMainIcon(drawing, scene, { x: 0, y: picture.y + picture.height / 2, size: 330 }, { shadow: { blur: 40, down: 18, opacity: 0.35 } })
  const below = picture.y + picture.height + 40
  drawSticker(drawing, icon('red-heart'), { x: left + 28, y: below + 14, size: 58 }, { shadow: null })
  drawSticker(drawing, icon('speech-balloon'), { x: left + 108, y: below + 14, size: 58 }, { shadow: null })
  bar(left, below + 76, width * 0.9, 0.55)
  bar(left, below + 112, width * 0.65)
  drawing.fillStyle = palette.title
  roundedBox(drawing, { x: left, y: below + 160, width, height: 76 }, corner(38))
  drawing.fill()
  drawing.fillStyle = palette.panel
  roundedBox(drawing, { x: -78, y: below + 187, width: 156, height: 22 }, corner(11))
  drawing.fill()
}
