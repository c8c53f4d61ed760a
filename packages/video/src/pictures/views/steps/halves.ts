import { baseLanguage } from '@relampago/domain/catalogue'
import { phrases } from '../../../content/content.ts'
import { circle, type Box } from '../../drawing/shapes.ts'
import { withShadow } from '../../drawing/soft-shadow.ts'
import { drawSticker } from '../../drawing/sticker.ts'
import type { Drawing } from '../../drawing/canvas.ts'
import { headLabel } from '../../layouts/main-picture.ts'
import { cueOf, enteringOn, inTurn, popping, type DrawnLayer, type Scene, type SceneParts } from '../../layouts/scene.ts'
import { waitingBoxes } from '../../layouts/waiting-boxes.ts'
import type { NamedThing } from '../../scene-plan/steps.ts'
import { areaAround, drawArrow, drawPanel, drawText } from './parts.ts'

const upper: Box = { x: 84, y: 276, width: 912, height: 390 }
const lower: Box = { x: 84, y: 744, width: 912, height: 390 }
const joint = { x: 540, y: 705, radius: 64 } as const

/** What was, and below what became of it. */
export function changeView(scene: Scene<'before-after'>): DrawnLayer[] {
  const { before, after, label } = scene.layout
  const words = phrases(baseLanguage[scene.plan.language]).pictures
  return [
    waitingBoxes(scene, [{ box: lower, radius: 56 }]),
    ...halfLayer(scene, before, { box: upper, tag: words.before, isLoud: false, at: 0 }),
    ...halfLayer(scene, after, { box: lower, tag: words.after, isLoud: true, at: 1 }),
    enteringOn(cueOf(scene, after.text) ?? inTurn(1, 2), {
      motion: popping(1),
      area: areaAround({ x: joint.x - joint.radius, y: joint.y - joint.radius, width: 2 * joint.radius, height: 2 * joint.radius }),
      draw: (drawing) => drawJoint(drawing, scene),
    }),
    ...headLabel(scene, label, 224),
  ]
}

/** Two that are set against each other. */
export function contrastView(scene: Scene<'contrast'>): DrawnLayer[] {
  const { one, other } = scene.layout
  return [
    ...halfLayer(scene, one, { box: { ...upper, y: 230, height: 440 }, tag: null, isLoud: false, at: 0 }),
    ...halfLayer(scene, other, { box: { ...lower, y: 710, height: 440 }, tag: null, isLoud: true, at: 1 }),
    enteringOn(cueOf(scene, other.text) ?? inTurn(1, 2), {
      motion: popping(1),
      area: areaAround({ x: 430, y: 580, width: 220, height: 220 }),
      draw: (drawing) => scene.trim.badge(drawing, scene.palette, { text: 'VS', x: 540, y: 690, radius: 92 }),
    }),
  ]
}

type Half = { box: Box; tag: string | null; isLoud: boolean; at: 0 | 1 }

function halfLayer(scene: SceneParts, thing: NamedThing, half: Half): DrawnLayer[] {
  const { box, at } = half
  const layer: DrawnLayer = {
    motion: { kind: at === 0 ? 'slideFromLeft' : 'slideFromRight', amount: 1, phase: at },
    area: areaAround(box, 90),
    draw: (drawing) => drawHalf(drawing, scene, thing, half),
  }
  // The first is there from the start: something has to be.
  return at === 0 ? [layer] : [enteringOn(cueOf(scene, thing.text) ?? inTurn(1, 2), layer)]
}

function drawHalf(drawing: Drawing, scene: SceneParts, { text, icon }: NamedThing, { box, tag, isLoud, at }: Half) {
  const { palette, plan } = scene
  drawPanel(drawing, scene, box, { radius: 56, ...(isLoud ? { fill: palette.accent } : {}) })
  const color = isLoud ? palette.onAccent : palette.onPanel
  const picture = 250
  const isLeft = at === 0
  if (icon !== null)
    drawSticker(drawing, scene.icon(icon), {
      x: isLeft ? box.x + 44 + picture / 2 : box.x + box.width - 44 - picture / 2,
      y: box.y + box.height / 2 + (tag === null ? 0 : 24),
      size: picture,
    })
  const left = box.x + (icon !== null && isLeft ? picture + 76 : 56)
  const right = box.x + box.width - (icon !== null && !isLeft ? picture + 76 : 56)
  const top = tag === null ? 40 : 116
  const inside = { x: left, y: box.y + top, width: right - left, height: box.height - top - 44 }
  drawText(drawing, text.toLocaleUpperCase(plan.language), inside, { face: 'loud', largest: tag === null ? 84 : 104, color, lines: 3 })
  if (tag === null) return
  const row = { x: left, y: box.y + 30, width: right - left, height: 76 }
  drawText(drawing, tag.toLocaleUpperCase(plan.language), row, { face: 'heavy', largest: 48, color: isLoud ? palette.onAccent : palette.onPanelSoft, lines: 1 })
}

function drawJoint(drawing: Drawing, scene: SceneParts) {
  const { x, y, radius } = joint
  withShadow(drawing, { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }, { blur: 40, down: 12, opacity: 0.4 }, (own) => {
    own.fillStyle = scene.palette.onPanel
    circle(own, x, y, radius)
    own.fill()
  })
  drawArrow(drawing, scene, { from: { x, y: y - 34 }, to: { x, y: y + 40 }, width: 18, color: scene.palette.panel })
}
