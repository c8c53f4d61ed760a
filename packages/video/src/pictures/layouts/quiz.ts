import type { Pixels, Seconds } from '@relampago/domain/units'
import { placed, safe, type Drawing } from '../drawing/canvas.ts'
import { oklch } from '../drawing/color.ts'
import { circle, type Box } from '../drawing/shapes.ts'
import { withShadow } from '../drawing/soft-shadow.ts'
import { capitalsAt, drawable, fitFace, setFace, shortened, wrapText } from '../drawing/type.ts'
import { drawMainIcon } from './main-picture.ts'
import { cueOf, enteringOn, popping, reactingOn, rising, still, type DrawnLayer, type Scene } from './scene.ts'

const letters = ['A', 'B', 'C'] as const
/** As many numbers as ticks are heard. */
const numbers = 3
/** The picture changes a moment before the answer is heard. */
const early: Seconds = 0.15
const head: Box = { x: safe.left + 14, y: 196, width: safe.right - safe.left - 28, height: 208 }
const row = { x: safe.left + 34, first: 444, step: 148, width: safe.right - safe.left - 68, height: 124 } as const
const clock = { x: 540, y: 1034, radius: 132 } as const
const green = oklch(0.53, 0.15, 150)

/**
 * A question with three answers. While it is open, three numbers count down to its end; then the
 * right answer stands out.
 */
export function quizLayout(scene: Scene<'quiz'>): DrawnLayer[] {
  const { pause } = scene.layout
  const icon: DrawnLayer = {
    motion: pause === null ? popping(1) : { ...popping(1), shown: { from: 1000, to: pause - early } },
    draw: (drawing) => drawMainIcon(drawing, scene, { ...clock, size: 262 }, { ...scene.trim.hero(scene.palette), turn: -0.05 }),
  }
  return [
    { motion: rising(0), draw: (drawing) => drawHead(drawing, scene) },
    ...scene.layout.options.map((text, at) => optionLayer(scene, text, at)),
    icon,
    ...(pause === null ? [] : countdown(scene, pause)),
  ]
}

/** An answer comes on its words; the right one stands out once it is told. */
function optionLayer(scene: Scene<'quiz'>, text: string, at: number): DrawnLayer {
  const { right } = scene.layout
  const cue = cueOf(scene, text)
  const box = { x: row.x - 70, y: row.first + at * row.step - 70, width: row.width + 140, height: row.height + 140 }
  const draw = (drawing: Drawing) => drawOption(drawing, scene, text, at)
  if (right === null) return enteringOn(cue, { motion: rising(0.3 + at * 0.3), area: box, draw })
  const layer: DrawnLayer = { motion: at === right ? popping(0) : still, area: box, draw }
  return at === right ? reactingOn(cue, 'pulse', layer) : layer
}

/** Each number for an equal share of the pause, the highest first. */
function countdown(scene: Scene<'quiz'>, pause: Seconds): DrawnLayer[] {
  const share = pause / numbers
  return Array.from({ length: numbers }, (_, place): DrawnLayer => {
    const number = numbers - place
    const from = number * share - early
    return {
      motion: { ...popping(0), shown: { from, to: place === numbers - 1 ? -1 : from - share } },
      draw: (drawing) => drawNumber(drawing, scene, number),
    }
  })
}

function drawNumber(drawing: Drawing, { palette }: Scene<'quiz'>, number: number) {
  const box = { x: clock.x - clock.radius, y: clock.y - clock.radius, width: 2 * clock.radius, height: 2 * clock.radius }
  withShadow(drawing, box, { blur: 50, down: 18, opacity: 0.4 }, (own) => {
    own.fillStyle = palette.panel
    circle(own, clock.x, clock.y, clock.radius)
    own.fill()
  })
  drawing.lineCap = 'round'
  drawing.lineWidth = 24
  drawing.strokeStyle = oklch(0.6, 0.2, palette.hue)
  drawing.beginPath()
  const start = -Math.PI / 2
  drawing.arc(clock.x, clock.y, clock.radius - 22, start, start + (2 * Math.PI * number) / numbers)
  drawing.stroke()
  drawing.fillStyle = palette.onPanel
  drawing.textAlign = 'center'
  setFace(drawing, 'loud', 150)
  drawing.fillText(String(number), clock.x, capitalsAt(drawing, clock.y))
}

function drawHead(drawing: Drawing, { layout, palette, trim }: Scene<'quiz'>) {
  trim.panel(drawing, palette, head, { radius: 44, fill: palette.accent })
  drawing.fillStyle = palette.onAccent
  drawing.textAlign = 'center'
  const text = drawable(layout.question)
  const width = head.width - 90
  const size = sizeFor(drawing, text, width)
  setFace(drawing, 'heavy', size)
  const lines = wrapText(drawing, text, width, 2)
  const gap = size * 1.2
  for (const [at, line] of lines.entries())
    drawing.fillText(line, head.x + head.width / 2, capitalsAt(drawing, head.y + head.height / 2 + (at - (lines.length - 1) / 2) * gap))
}

/** The largest type in which the question takes two lines. */
function sizeFor(drawing: Drawing, text: string, width: Pixels): Pixels {
  for (let size = 62; size > 36; size -= 2) {
    setFace(drawing, 'heavy', size)
    const lines = wrapText(drawing, text, width, 3)
    if (lines.length <= 2) return size
  }
  return 36
}

function drawOption(drawing: Drawing, { layout, palette, trim, plan }: Scene<'quiz'>, text: string, at: number) {
  const { right } = layout
  const box = { x: row.x, y: row.first + at * row.step, width: row.width, height: row.height }
  const isRight = right === at
  const middle = box.y + box.height / 2
  // Wrong answers step back, but can still be read.
  const isWrong = right !== null && !isRight
  trim.panel(drawing, palette, box, { radius: 40, ...(isRight && { fill: green }), ...(isWrong && { fill: palette.row }) })
  drawing.fillStyle = isRight ? '#ffffff' : isWrong ? palette.onPanelSoft : oklch(0.53, 0.2, palette.hue)
  circle(drawing, box.x + 70, middle, 42)
  drawing.fill()
  drawing.fillStyle = isRight ? green : isWrong ? palette.row : '#ffffff'
  drawing.textAlign = 'center'
  setFace(drawing, 'heavy', 52)
  drawing.fillText(letters[at] ?? '', box.x + 70, capitalsAt(drawing, middle))
  drawing.fillStyle = isRight ? '#ffffff' : isWrong ? palette.onPanelSoft : palette.onPanel
  drawing.textAlign = 'left'
  const words = drawable(text).toLocaleUpperCase(plan.language)
  const size = fitFace(drawing, words, { face: 'heavy', width: box.width - (isRight ? 290 : 190), largest: 58, least: 34 })
  setFace(drawing, 'heavy', size)
  drawing.fillText(shortened(drawing, words, box.width - 180), box.x + 140, capitalsAt(drawing, middle))
  if (isRight) drawTick(drawing, box.x + box.width - 80, middle)
}

/** A check mark about its middle. */
export function drawTick(drawing: Drawing, x: Pixels, y: Pixels, size: Pixels = 34) {
  placed(drawing, { x, y }, () => {
    drawing.strokeStyle = '#ffffff'
    drawing.lineWidth = size * 0.42
    drawing.lineCap = 'round'
    drawing.lineJoin = 'round'
    drawing.beginPath()
    drawing.moveTo(-size, 0)
    drawing.lineTo(-size * 0.25, size * 0.7)
    drawing.lineTo(size, -size * 0.7)
    drawing.stroke()
  })
}
