import { between } from '@relampago/domain/random'
import { placed, type Drawing } from '../drawing/canvas.ts'
import { circle, halftone, roundedBox, type Box } from '../drawing/shapes.ts'
import { capitalsAt, drawable, fitFace, wrapText } from '../drawing/type.ts'
import { floatIcons } from './float-icons.ts'
import { drawSticker } from '../drawing/sticker.ts'
import { cueOf, enteringOn, popping, reactingOn, rising, type DrawnLayer, type Scene } from './scene.ts'

const card = { x: -370, y: -440, width: 740, height: 880 }
const inset = 30
const footer = 150
const centre = { x: 540, y: 684 }
/** What would be smaller in one line stands in two of this size. */
const twoLinesBelow = 44

/** A step on a card: the thing breaks out of its frame, the foot says which step of how many. */
export function cardLayout(scene: Scene<'card'>): DrawnLayer[] {
  const turn = between(scene.random, 0.02, 0.045) * (scene.random() < 0.5 ? 1 : -1)
  const { step } = scene.layout
  const icon: string | null = scene.plan.icon
  return [
    ...floatIcons(scene),
    {
      motion: rising(0),
      draw: (drawing) => placed(drawing, { ...centre, turn }, () => drawCard(drawing, scene)),
    },
    ...(icon === null
      ? []
      : [
          // A window without its thing would look empty, so the thing only nods on its words.
          reactingOn(cueOf(scene, scene.layout.caption), 'nod', {
            motion: popping(0.45),
            draw: (drawing) => drawSticker(drawing, scene.icon(icon), { x: centre.x + 10, y: centre.y - 80, size: 590 }, { turn: -turn }),
          }),
        ]),
    enteringOn(
      { word: 0, after: 0.4 },
      {
        motion: { kind: 'stampIn', amount: 1, phase: 0.9 },
        draw: (drawing) => scene.trim.badge(drawing, scene.palette, { text: String(step), x: centre.x - 330, y: centre.y - 396, radius: 104 }),
      },
    ),
  ]
}

function drawCard(drawing: Drawing, scene: Scene<'card'>) {
  const { palette } = scene
  scene.trim.panel(drawing, palette, card, { radius: 62 })
  const window = { x: card.x + inset, y: card.y + inset, width: card.width - 2 * inset, height: card.height - inset - footer }
  drawing.save()
  roundedBox(drawing, window, Math.min(42, scene.trim.corner))
  drawing.clip()
  const gradient = drawing.createLinearGradient(window.x, window.y, window.x + window.width, window.y + window.height)
  gradient.addColorStop(0, palette.window[0])
  gradient.addColorStop(1, palette.window[1])
  drawing.fillStyle = gradient
  drawing.fillRect(window.x, window.y, window.width, window.height)
  drawing.fillStyle = 'rgba(255,255,255,0.22)'
  circle(drawing, 0, window.y + window.height / 2, 300)
  drawing.fill()
  halftone(drawing, { x: window.x + window.width, y: window.y + window.height, radius: 380, step: 26, color: 'rgba(255,255,255,0.3)' })
  if (scene.plan.icon === null) drawStepNumber(drawing, scene, window)
  drawing.restore()
  drawFoot(drawing, scene)
}

/** In place of a picture. */
function drawStepNumber(drawing: Drawing, { layout }: Scene<'card'>, window: Box) {
  drawing.textAlign = 'center'
  drawing.fillStyle = '#ffffff'
  fitFace(drawing, String(layout.step), { face: 'loud', width: window.width * 0.7, largest: 470, least: 200 })
  drawing.fillText(String(layout.step), window.x + window.width / 2, capitalsAt(drawing, window.y + window.height / 2))
}

function drawFoot(drawing: Drawing, { layout, palette, plan }: Scene<'card'>) {
  const middle = card.y + card.height - footer / 2
  const dots = layout.steps <= 7 ? layout.steps : 0
  const dotsWidth = dots * 38
  const text = drawable(layout.caption).toLocaleUpperCase(plan.language)
  drawing.textAlign = 'left'
  drawing.textBaseline = 'middle'
  drawing.fillStyle = palette.onPanel
  const room = card.width - 2 * inset - dotsWidth - 70
  const isLong = fitFace(drawing, text, { face: 'loud', width: room, largest: 70, least: twoLinesBelow }) <= twoLinesBelow
  const lines = isLong ? wrapText(drawing, text, room, 2) : [text]
  for (const [at, line] of lines.entries())
    drawing.fillText(line, card.x + inset + 18, capitalsAt(drawing, middle + (at - (lines.length - 1) / 2) * twoLinesBelow * 1.3))
  for (let dot = 0; dot < dots; dot += 1) {
    drawing.fillStyle = dot < layout.step ? palette.title : palette.row
    circle(drawing, card.x + card.width - inset - 26 - (dots - 1 - dot) * 38, middle, 12)
    drawing.fill()
  }
}
