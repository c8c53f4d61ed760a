import type { Drawing } from '../../drawing/canvas.ts'
import { circle, type Box } from '../../drawing/shapes.ts'
import { setFace } from '../../drawing/type.ts'
import { cueOf, enteringOn, inTurn, popping, rising, still, type DrawnLayer, type Scene, type SceneParts } from '../../layouts/scene.ts'
import { areaAround, drawLoud, drawPanel, drawText, iconLayer, sceneIcon } from './parts.ts'

const words = { x: 76, top: 440, bottom: 1000, width: 928 } as const
const nameBox: Box = { x: 170, y: 1050, width: 740, height: 120 }

/** A quotation in portions as they are spoken, and the name. */
export function quoteView(scene: Scene<'quote'>): DrawnLayer[] {
  const { portions, by, isExact } = scene.layout
  const icon = sceneIcon(scene)
  const height = (words.bottom - words.top) / portions.length
  return [
    isExact ? { motion: still, draw: (drawing) => drawMarks(drawing, scene) } : iconLayer(scene, 'speech-balloon', { x: 250, y: 310, size: 230 }, 0),
    ...(icon === null ? [] : [iconLayer(scene, icon, { x: 810, y: 310, size: 230 }, 0.1, 0.08)]),
    ...portions.map((portion, at): DrawnLayer => {
      const box = { x: words.x, y: words.top + at * height, width: words.width, height: height - 24 }
      return enteringOn(cueOf(scene, portion) ?? inTurn(at, portions.length), {
        motion: rising(0.2 + (0.6 * at) / portions.length),
        area: areaAround(box, 40),
        draw: (drawing) =>
          drawLoud(drawing, scene, portion, box, {
            largest: portions.length === 1 ? 132 : 96,
            lines: portions.length === 1 ? 4 : 2,
            tone: at % 2 === 0 ? 'ink' : 'accent',
          }),
      })
    }),
    enteringOn(cueOf(scene, by), { motion: popping(1), area: areaAround(nameBox), draw: (drawing) => drawName(drawing, scene, by) }),
  ]
}

function drawMarks(drawing: Drawing, { palette, trim }: SceneParts) {
  setFace(drawing, 'loud', 400)
  drawing.textAlign = 'center'
  trim.loud(drawing, palette, { text: '“', x: 230, y: 410, size: 400, tone: 'ink' })
}

function drawName(drawing: Drawing, scene: SceneParts, by: string) {
  drawPanel(drawing, scene, nameBox, { radius: 60 })
  drawText(drawing, by, { ...nameBox, x: nameBox.x + 40, width: nameBox.width - 80 }, { face: 'heavy', largest: 58, color: scene.palette.onPanel, lines: 1 })
}

const asked: Box = { x: 70, y: 270, width: 760, height: 380 }
const told: Box = { x: 210, y: 740, width: 800, height: 380 }

/** Question and answer as messages from both sides. */
export function dialogueView(scene: Scene<'dialogue'>): DrawnLayer[] {
  const { question, answer } = scene.layout
  const icon = sceneIcon(scene)
  const bubble = (text: string, box: Box, isAnswer: boolean) => (drawing: Drawing) => drawBubble(drawing, scene, { text, box, isAnswer })
  const typing: Box = { x: 650, y: 800, width: 360, height: 190 }
  return [
    // The question of the scene before is still there when its answer is said.
    {
      motion: answer === null ? { kind: 'slideFromLeft', amount: 1, phase: 0 } : popping(0),
      area: areaAround(asked, 90),
      draw: bubble(question, asked, false),
    },
    ...(icon === null ? [] : [iconLayer(scene, icon, { x: 900, y: 300, size: 200 }, 0.4, 0.1)]),
    answer === null
      ? enteringOn({ share: 0.55 }, { motion: rising(1), area: areaAround(typing, 90), draw: (drawing) => drawTyping(drawing, scene, typing) })
      : enteringOn(cueOf(scene, answer.split(/\s+/).slice(0, 4).join(' ')) ?? inTurn(1, 2), {
          motion: { kind: 'slideFromRight', amount: 1, phase: 1 },
          area: areaAround(told, 90),
          draw: bubble(answer, told, true),
        }),
  ]
}

function drawBubble(drawing: Drawing, scene: SceneParts, { text, box, isAnswer }: { text: string; box: Box; isAnswer: boolean }) {
  drawShape(drawing, scene, box, isAnswer)
  const inside = { x: box.x + 54, y: box.y + 24, width: box.width - 108, height: box.height - 48 }
  drawText(drawing, text, inside, { face: 'firm', largest: 68, color: isAnswer ? scene.palette.onAccent : scene.palette.onPanel, lines: 5 })
}

/** A bubble with its tail at the speaker's side. */
function drawShape(drawing: Drawing, { palette, trim }: SceneParts, box: Box, isAnswer: boolean) {
  const tail = 44
  const fill = isAnswer ? palette.accent : palette.panel
  trim.panel(drawing, palette, box, { radius: 70, fill })
  const foot = box.y + box.height
  const x = isAnswer ? box.x + box.width - 90 : box.x + 90
  const side = isAnswer ? 1 : -1
  drawing.fillStyle = fill
  drawing.beginPath()
  drawing.moveTo(x - side * 70, foot - 12)
  drawing.lineTo(x + side * 34, foot + tail)
  drawing.lineTo(x + side * 10, foot - 12)
  drawing.closePath()
  drawing.fill()
}

function drawTyping(drawing: Drawing, scene: SceneParts, box: Box) {
  drawShape(drawing, scene, box, true)
  drawing.fillStyle = scene.palette.onAccent
  for (const dot of [-1, 0, 1]) {
    circle(drawing, box.x + box.width / 2 + dot * 78, box.y + box.height / 2, 25)
    drawing.fill()
  }
}
