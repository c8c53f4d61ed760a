import { between } from '@relampago/domain/random'
import { oklch } from '../drawing/color.ts'
import { placed, type Drawing } from '../drawing/canvas.ts'
import { circle, downward, halftone, roundedBox } from '../drawing/shapes.ts'
import { withShadow } from '../drawing/soft-shadow.ts'
import { drawSticker } from '../drawing/sticker.ts'
import { capitalsAt, drawable, fitFace } from '../drawing/type.ts'
import { floatIcons } from './float-icons.ts'
import { popping, rising, type DrawnLayer, type Scene } from './scene.ts'

const card = { x: -370, y: -440, width: 740, height: 880 }
const inset = 30
const footer = 150
const centre = { x: 540, y: 700 }

/** A step on a card: the thing breaks out of its frame, the foot says which step of how many. */
export function cardLayout(scene: Scene<'card'>): DrawnLayer[] {
  const turn = between(scene.random, 0.02, 0.045) * (scene.random() < 0.5 ? 1 : -1)
  const { step } = scene.layout
  return [
    ...floatIcons(scene),
    {
      motion: rising(0),
      draw: (drawing) => placed(drawing, { ...centre, turn }, () => drawCard(drawing, scene)),
    },
    {
      motion: popping(0.45),
      draw: (drawing) => drawSticker(drawing, scene.icon(scene.plan.icon), { x: centre.x + 10, y: centre.y - 80, size: 590 }, { turn: -turn }),
    },
    {
      motion: popping(0.9),
      draw: (drawing) => scene.trim.badge(drawing, scene.palette, { text: String(step), x: centre.x - 330, y: centre.y - 396, radius: 104 }),
    },
  ]
}

function drawCard(drawing: Drawing, scene: Scene<'card'>) {
  const { palette } = scene
  withShadow(drawing, card, { blur: 80, down: 32, opacity: 0.42 }, (own) => {
    own.fillStyle = downward(own, card.y, card.y + card.height, [palette.panel, palette.panelShade])
    roundedBox(own, card, 62)
    own.fill()
  })
  const window = { x: card.x + inset, y: card.y + inset, width: card.width - 2 * inset, height: card.height - inset - footer }
  drawing.save()
  roundedBox(drawing, window, 42)
  drawing.clip()
  const gradient = drawing.createLinearGradient(window.x, window.y, window.x + window.width, window.y + window.height)
  gradient.addColorStop(0, oklch(0.9, 0.09, palette.second))
  gradient.addColorStop(1, oklch(0.7, 0.165, palette.hue))
  drawing.fillStyle = gradient
  drawing.fillRect(window.x, window.y, window.width, window.height)
  drawing.fillStyle = 'rgba(255,255,255,0.22)'
  circle(drawing, 0, window.y + window.height / 2, 300)
  drawing.fill()
  halftone(drawing, { x: window.x + window.width, y: window.y + window.height, radius: 380, step: 26, color: 'rgba(255,255,255,0.3)' })
  drawing.restore()
  drawFoot(drawing, scene)
}

function drawFoot(drawing: Drawing, { layout, palette, plan }: Scene<'card'>) {
  const middle = card.y + card.height - footer / 2
  const dots = layout.steps <= 7 ? layout.steps : 0
  const dotsWidth = dots * 38
  const text = drawable(layout.caption).toLocaleUpperCase(plan.language)
  drawing.textAlign = 'left'
  drawing.textBaseline = 'middle'
  drawing.fillStyle = palette.onPanel
  fitFace(drawing, text, { face: 'loud', width: card.width - 2 * inset - dotsWidth - 70, largest: 70, least: 26 })
  drawing.fillText(text, card.x + inset + 18, capitalsAt(drawing, middle))
  for (let dot = 0; dot < dots; dot += 1) {
    drawing.fillStyle = dot < layout.step ? oklch(0.64, 0.19, palette.hue) : oklch(0.87, 0.03, palette.hue)
    circle(drawing, card.x + card.width - inset - 26 - (dots - 1 - dot) * 38, middle, 12)
    drawing.fill()
  }
}
