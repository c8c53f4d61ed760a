import type { Cue } from '../../cues/cue.ts'
import { oklch } from '../../drawing/color.ts'
import type { Drawing } from '../../drawing/canvas.ts'
import { roundedBox, type Box } from '../../drawing/shapes.ts'
import { headLabel } from '../../layouts/main-picture.ts'
import { drawTick } from '../../layouts/quiz.ts'
import { cueOf, enteringOn, firstSoon, inTurn, reactingOn, rising, type DrawnLayer, type Scene, type SceneParts } from '../../layouts/scene.ts'
import { waitingBoxes } from '../../layouts/waiting-boxes.ts'
import { areaAround, drawPanel, drawText, iconLayer, sceneIcon } from './parts.ts'

type Boxes = { wrong: Box; right: Box }
/** In the order in which they are said, from the top. */
const wrongFirst: Boxes = { wrong: { x: 120, y: 570, width: 840, height: 196 }, right: { x: 84, y: 850, width: 912, height: 300 } }
const rightFirst: Boxes = { right: { x: 84, y: 570, width: 912, height: 300 }, wrong: { x: 120, y: 950, width: 840, height: 196 } }
const red = oklch(0.58, 0.22, 26)
const green = oklch(0.5, 0.15, 150)

/** What is believed, struck out on its word, and the truth stamped on its own. */
export function correctionView(scene: Scene<'correction'>): DrawnLayer[] {
  const { label, wrong, right } = scene.layout
  const icon = sceneIcon(scene)
  const denied = cueOf(scene, wrong) ?? inTurn(1, 3)
  const told = cueOf(scene, right) ?? inTurn(2, 3)
  const boxes = isSaidBefore(told, denied) ? rightFirst : wrongFirst
  const [wrongEnters = denied, rightEnters = told] = firstSoon([denied, told])
  return [
    ...(icon === null ? [] : [iconLayer(scene, icon, { x: 540, y: 424, size: 270 }, 0)]),
    waitingBoxes(scene, [
      { box: boxes.wrong, radius: 50 },
      { box: boxes.right, radius: 58 },
    ]),
    reactingOn({ ...denied, after: 0.45 }, 'shake', {
      ...enteringOn(wrongEnters, {
        motion: rising(0.2),
        area: areaAround(boxes.wrong),
        draw: (drawing) => drawWrong(drawing, scene, { text: wrong, box: boxes.wrong }),
      }),
    }),
    enteringOn(
      { ...denied, after: 0.45 },
      {
        motion: { kind: 'slideFromLeft', amount: 1, phase: 0.6 },
        area: areaAround(boxes.wrong, 50),
        draw: (drawing) => drawStroke(drawing, boxes.wrong),
      },
    ),
    reactingOn({ ...told, after: 0.5 }, 'pulse', {
      ...enteringOn(rightEnters, {
        motion: { kind: 'stampIn', amount: 1, phase: 1 },
        area: areaAround(boxes.right),
        draw: (drawing) => drawRight(drawing, scene, { text: right, box: boxes.right }),
      }),
    }),
    ...headLabel(scene, label, 224),
  ]
}

/** Of two places in one sentence; a turn is in the order of the boxes. */
function isSaidBefore(one: Cue, other: Cue): boolean {
  return 'word' in one && 'word' in other && one.word < other.word
}

type Claim = { text: string; box: Box }

function drawWrong(drawing: Drawing, scene: SceneParts, { text, box }: Claim) {
  drawPanel(drawing, scene, box, { radius: 50 })
  const inside = { x: box.x + 50, y: box.y + 16, width: box.width - 100, height: box.height - 32 }
  drawText(drawing, text.toLocaleUpperCase(scene.plan.language), inside, { face: 'loud', largest: 100, color: scene.palette.onPanelSoft })
}

function drawStroke(drawing: Drawing, box: Box) {
  const middle = box.y + box.height / 2
  drawing.strokeStyle = red
  drawing.lineWidth = 22
  drawing.lineCap = 'round'
  drawing.beginPath()
  drawing.moveTo(box.x - 6, middle + 30)
  drawing.lineTo(box.x + box.width + 6, middle - 30)
  drawing.stroke()
}

function drawRight(drawing: Drawing, scene: SceneParts, { text, box }: Claim) {
  drawPanel(drawing, scene, box, { fill: green, radius: 58 })
  drawing.lineWidth = 7
  drawing.strokeStyle = 'rgba(255,255,255,0.85)'
  roundedBox(drawing, { x: box.x + 16, y: box.y + 16, width: box.width - 32, height: box.height - 32 }, Math.min(44, scene.trim.corner))
  drawing.stroke()
  drawTick(drawing, box.x + 122, box.y + box.height / 2, 50)
  const left = box.x + 210
  const inside = { x: left, y: box.y + 30, width: box.x + box.width - 50 - left, height: box.height - 60 }
  drawText(drawing, text.toLocaleUpperCase(scene.plan.language), inside, { face: 'loud', largest: 116, color: '#ffffff', lines: 3 })
}
