import type { Box } from '../../drawing/shapes.ts'
import { drawSticker } from '../../drawing/sticker.ts'
import type { Drawing } from '../../drawing/canvas.ts'
import { cueOf, enteringOn, firstSoon, inTurn, popping, type DrawnLayer, type Scene, type SceneParts } from '../../layouts/scene.ts'
import { waitingBoxes } from '../../layouts/waiting-boxes.ts'
import type { Cue } from '../../cues/cue.ts'
import type { NamedThing } from '../../scene-plan/steps.ts'
import { areaAround, drawArrow, drawPanel, drawText, iconLayer, sceneIcon } from './parts.ts'

const stack = { x: 110, width: 860, top: 470, bottom: 1150, gap: 100 } as const

/** Causes above their effects, with arrows; each box on its words. */
export function chainView(scene: Scene<'chain'>): DrawnLayer[] {
  const { boxes, isCycle } = scene.layout
  const icon = sceneIcon(scene)
  const top = icon === null ? 300 : stack.top
  const height = (stack.bottom - top - (boxes.length - 1) * stack.gap) / boxes.length
  const placed = boxes.map((thing, at) => ({
    thing,
    box: { x: stack.x, y: top + at * (height + stack.gap), width: stack.width - (isCycle ? 70 : 0), height },
  }))
  const cues = firstSoon(boxes.map(({ text }, at) => cueOf(scene, text) ?? inTurn(at, boxes.length)))
  return [
    ...(icon === null ? [] : [iconLayer(scene, icon, { x: 540, y: 316, size: 250 }, 0)]),
    waitingBoxes(
      scene,
      placed.map(({ box }) => ({ box, radius: 52 })),
    ),
    ...placed.map(({ thing, box }, at) =>
      enteringOn(cues[at] ?? null, {
        motion: popping(((at + 1) * 0.5) / boxes.length),
        area: areaAround(box),
        draw: (drawing) => drawBox(drawing, scene, thing, { box, isLast: at === boxes.length - 1 }),
      }),
    ),
    ...placed.slice(1).map(({ box }, at) => {
      const area = { x: 490, y: box.y - stack.gap, width: 100, height: stack.gap }
      return enteringOn(later(cues[at], cues[at + 1]), {
        motion: { kind: 'dropIn', amount: 0.4, phase: 1 },
        area: areaAround(area, 30),
        draw: (drawing) => drawArrow(drawing, scene, { from: { x: 540, y: box.y - stack.gap + 20 }, to: { x: 540, y: box.y - 8 }, width: 24 }),
      })
    }),
    ...(isCycle
      ? [
          backArrow(
            scene,
            placed.map(({ box }) => box),
          ),
        ]
      : []),
  ]
}

function drawBox(drawing: Drawing, scene: SceneParts, { text, icon }: NamedThing, { box, isLast }: { box: Box; isLast: boolean }) {
  const { palette } = scene
  drawPanel(drawing, scene, box, { radius: 52, ...(isLast ? { fill: palette.accent } : {}) })
  const picture = Math.min(190, box.height - 30)
  if (icon !== null) drawSticker(drawing, scene.icon(icon), { x: box.x + 40 + picture / 2, y: box.y + box.height / 2, size: picture })
  const left = box.x + (icon === null ? 50 : picture + 66)
  const inside = { x: left, y: box.y + 18, width: box.x + box.width - 50 - left, height: box.height - 36 }
  drawText(drawing, text, inside, { face: 'heavy', largest: 72, color: isLast ? palette.onAccent : palette.onPanel, lines: 4 })
}

/** Of two cues of words the one that is heard later. */
function later(one: Cue | undefined, other: Cue | undefined): Cue | null {
  if (one === undefined || other === undefined) return other ?? null
  return 'word' in one && 'word' in other && one.word > other.word ? { ...one, after: 0.15 } : { ...other, after: 0.15 }
}

/** From the last box back to the first, along the right side. */
function backArrow(scene: SceneParts, boxes: readonly Box[]): DrawnLayer {
  const first = boxes[0] ?? { x: 0, y: 0, width: 0, height: 0 }
  const last = boxes.at(-1) ?? first
  const right = first.x + first.width
  const from = last.y + last.height / 2
  const to = first.y + first.height / 2
  return enteringOn(
    { share: 0.8 },
    {
      motion: popping(1),
      area: areaAround({ x: right, y: to, width: 80, height: from - to }, 40),
      draw(drawing) {
        drawing.strokeStyle = scene.palette.onPanel
        drawing.lineWidth = 24
        drawing.lineCap = 'round'
        drawing.lineJoin = 'round'
        drawing.beginPath()
        drawing.moveTo(right + 14, from)
        drawing.lineTo(right + 66, from)
        drawing.lineTo(right + 66, to)
        drawing.stroke()
        drawArrow(drawing, scene, { from: { x: right + 66, y: to }, to: { x: right + 6, y: to }, width: 24 })
      },
    },
  )
}
