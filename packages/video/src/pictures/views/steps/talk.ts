import type { Pixels } from '@relampago/domain/units'
import type { Cue } from '../../cues/cue.ts'
import { cueWords, findSaid } from '../../cues/find-said.ts'
import type { Drawing } from '../../drawing/canvas.ts'
import { circle, type Box } from '../../drawing/shapes.ts'
import { setFace } from '../../drawing/type.ts'
import { cueOf, enteringOn, firstSoon, inTurn, leavingOn, popping, rising, still, type DrawnLayer, type Scene, type SceneParts } from '../../layouts/scene.ts'
import { areaAround, drawLoud, drawPanel, drawText, iconLayer, sceneIcon, textLines, type TextLine } from './parts.ts'

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

/** How far the tail of a bubble reaches below it. */
const tail: Pixels = 44
const asked: Box = { x: 76, y: 196, width: 928, height: 290 }
const typing: Box = { x: 704, y: 950, width: 300, height: 150 }
const askedAbout = { x: 540, y: 780, size: 500 } as const
const recalled: Box = { x: 76, y: 190, width: 860, height: 170 }
const toldOf = { x: 540, y: 560, size: 330 } as const
const told: Box = { x: 124, y: 762, width: 880, height: 340 }
/** Without a thing above it. */
const toldAlone: Box = { x: 124, y: 480, width: 880, height: 600 }

/** A question over the thing that it asks about; its answer line by line as it is said. */
export function dialogueView(scene: Scene<'dialogue'>): DrawnLayer[] {
  const { question, answer } = scene.layout
  return answer === null ? questionLayers(scene, question) : answerLayers(scene, question, answer)
}

function questionLayers(scene: SceneParts, question: string): DrawnLayer[] {
  return [
    ...askedLayers(scene, question),
    enteringOn({ share: 0.55 }, { motion: rising(1), area: areaAround(typing, 90), draw: (drawing) => drawTyping(drawing, scene, typing) }),
  ]
}

function askedLayers(scene: SceneParts, question: string): [DrawnLayer, DrawnLayer] {
  const icon = sceneIcon(scene)
  return [
    icon === null ? { motion: popping(0), draw: (drawing) => drawDoubt(drawing, scene) } : iconLayer(scene, icon, askedAbout, 0),
    {
      motion: { kind: 'slideFromLeft', amount: 1, phase: 0 },
      area: areaAround(asked, 90),
      draw: (drawing) => drawQuestion(drawing, scene, question, { box: asked, lines: 4 }),
    },
  ]
}

function answerLayers(scene: SceneParts, question: string, answer: string): DrawnLayer[] {
  const icon = sceneIcon(scene)
  const box = icon === null ? toldAlone : told
  const lines = textLines(answer, insideOf(box), { face: 'firm', largest: icon === null ? 92 : 72, lines: 5 })
  const start = scene.plan.words.length - cueWords(answer).length
  const said = answerCues(scene, lines, Math.max(0, start))
  const isAskedHere = start >= leastAsked
  const cues = isAskedHere ? said : firstSoon(said)
  const [first] = isAskedHere ? cues : []
  const recall = recallLayers(scene, question)
  return [
    // The question of the scene before is still there when its answer is said.
    ...(first === undefined
      ? recall
      : [...askedLayers(scene, question).map((layer) => leavingOn(first, layer)), ...recall.map((layer) => enteringOn(first, layer))]),
    ...lines.map(({ text, box: line, size }, at) =>
      enteringOn(cues[at] ?? null, {
        motion: at === 0 ? { kind: 'slideFromRight', amount: 1, phase: 1 } : rising(1),
        area: at === 0 ? areaAround(box, 90) : areaAround(line, 30),
        draw(drawing) {
          if (at === 0) drawShape(drawing, scene, box, true)
          drawText(drawing, text, line, { face: 'firm', largest: size, color: scene.palette.onAccent, lines: 1 })
        },
      }),
    ),
  ]
}

/** The question as it is remembered, and the thing of the answer. */
function recallLayers(scene: SceneParts, question: string): DrawnLayer[] {
  const icon = sceneIcon(scene)
  return [
    { motion: popping(0), area: areaAround(recalled, 90), draw: (drawing) => drawQuestion(drawing, scene, question, { box: recalled, lines: 3 }) },
    ...(icon === null ? [] : [iconLayer(scene, icon, toldOf, 0.1)]),
  ]
}

/** So many words before an answer are its question, in the same sentence. */
const leastAsked = 3

/** When each line of an answer is said; its words begin at `start`. */
function answerCues({ plan }: SceneParts, lines: readonly TextLine[], start: number): Cue[] {
  let from = start
  return lines.map(({ text }, at): Cue => {
    const word = findSaid(plan.words, text, from)
    if (word === null) return inTurn(at, lines.length)
    from = word + 1
    return { word }
  })
}

function insideOf({ x, y, width, height }: Box): Box {
  return { x: x + 54, y: y + 20, width: width - 108, height: height - 40 }
}

function drawQuestion(drawing: Drawing, scene: SceneParts, text: string, { box, lines }: { box: Box; lines: number }) {
  drawShape(drawing, scene, box, false)
  drawText(drawing, text, insideOf(box), { face: 'firm', largest: 76, color: scene.palette.onPanel, lines })
}

/** In place of a thing: a question is never asked over an empty ground. */
function drawDoubt(drawing: Drawing, { palette, trim }: SceneParts) {
  setFace(drawing, 'loud', askedAbout.size)
  drawing.textAlign = 'center'
  trim.loud(drawing, palette, { text: '?', x: askedAbout.x, y: askedAbout.y, size: askedAbout.size, tone: 'accent' })
}

/** A bubble with its tail at the speaker's side. */
function drawShape(drawing: Drawing, { palette, trim }: SceneParts, box: Box, isAnswer: boolean) {
  const fill = isAnswer ? palette.accent : palette.panel
  const foot = box.y + box.height
  const x = isAnswer ? box.x + box.width - 90 : box.x + 90
  const side = isAnswer ? 1 : -1
  trim.panel(drawing, palette, box, { radius: Math.min(70, box.height * 0.4), fill })
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
    circle(drawing, box.x + box.width / 2 + dot * 70, box.y + box.height / 2, 21)
    drawing.fill()
  }
}
