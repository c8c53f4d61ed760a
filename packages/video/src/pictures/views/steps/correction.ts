import { oklch } from '../../drawing/color.ts'
import type { Drawing } from '../../drawing/canvas.ts'
import { roundedBox, type Box } from '../../drawing/shapes.ts'
import { headLabel } from '../../layouts/main-picture.ts'
import { drawTick } from '../../layouts/quiz.ts'
import { cueOf, enteringOn, firstSoon, inTurn, reactingOn, rising, type DrawnLayer, type Scene, type SceneParts } from '../../layouts/scene.ts'
import { waitingBoxes } from '../../layouts/waiting-boxes.ts'
import { areaAround, drawPanel, drawText, iconLayer, sceneIcon } from './parts.ts'

const wrongBox: Box = { x: 120, y: 570, width: 840, height: 196 }
const rightBox: Box = { x: 84, y: 850, width: 912, height: 300 }
const red = oklch(0.58, 0.22, 26)
const green = oklch(0.5, 0.15, 150)

/** What is believed, struck out on its word, and the truth stamped below. */
export function correctionView(scene: Scene<'correction'>): DrawnLayer[] {
  const { label, wrong, right } = scene.layout
  const icon = sceneIcon(scene)
  const denied = cueOf(scene, wrong) ?? inTurn(1, 3)
  const told = cueOf(scene, right) ?? inTurn(2, 3)
  const [wrongEnters = denied, rightEnters = told] = firstSoon([denied, told])
  return [
    ...(icon === null ? [] : [iconLayer(scene, icon, { x: 540, y: 424, size: 270 }, 0)]),
    waitingBoxes(scene, [
      { box: wrongBox, radius: 50 },
      { box: rightBox, radius: 58 },
    ]),
    reactingOn({ ...denied, after: 0.45 }, 'shake', {
      ...enteringOn(wrongEnters, { motion: rising(0.2), area: areaAround(wrongBox), draw: (drawing) => drawWrong(drawing, scene, wrong) }),
    }),
    enteringOn(
      { ...denied, after: 0.45 },
      {
        motion: { kind: 'slideFromLeft', amount: 1, phase: 0.6 },
        area: areaAround(wrongBox, 50),
        draw: (drawing) => drawStroke(drawing),
      },
    ),
    reactingOn({ ...told, after: 0.5 }, 'pulse', {
      ...enteringOn(rightEnters, {
        motion: { kind: 'stampIn', amount: 1, phase: 1 },
        area: areaAround(rightBox),
        draw: (drawing) => drawRight(drawing, scene, right),
      }),
    }),
    ...headLabel(scene, label, 224),
  ]
}

function drawWrong(drawing: Drawing, scene: SceneParts, text: string) {
  drawPanel(drawing, scene, wrongBox, { radius: 50 })
  const inside = { x: wrongBox.x + 50, y: wrongBox.y + 16, width: wrongBox.width - 100, height: wrongBox.height - 32 }
  drawText(drawing, text.toLocaleUpperCase(scene.plan.language), inside, { face: 'loud', largest: 100, color: scene.palette.onPanelSoft })
}

function drawStroke(drawing: Drawing) {
  const middle = wrongBox.y + wrongBox.height / 2
  drawing.strokeStyle = red
  drawing.lineWidth = 22
  drawing.lineCap = 'round'
  drawing.beginPath()
  drawing.moveTo(wrongBox.x - 6, middle + 30)
  drawing.lineTo(wrongBox.x + wrongBox.width + 6, middle - 30)
  drawing.stroke()
}

function drawRight(drawing: Drawing, scene: SceneParts, text: string) {
  drawPanel(drawing, scene, rightBox, { fill: green, radius: 58 })
  drawing.lineWidth = 7
  drawing.strokeStyle = 'rgba(255,255,255,0.85)'
  roundedBox(drawing, { x: rightBox.x + 16, y: rightBox.y + 16, width: rightBox.width - 32, height: rightBox.height - 32 }, Math.min(44, scene.trim.corner))
  drawing.stroke()
  drawTick(drawing, rightBox.x + 122, rightBox.y + rightBox.height / 2, 50)
  const left = rightBox.x + 210
  const inside = { x: left, y: rightBox.y + 30, width: rightBox.x + rightBox.width - 50 - left, height: rightBox.height - 60 }
  drawText(drawing, text.toLocaleUpperCase(scene.plan.language), inside, { face: 'loud', largest: 116, color: '#ffffff', lines: 3 })
}
