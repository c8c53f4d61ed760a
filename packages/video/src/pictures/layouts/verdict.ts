import type { Pixels, Seconds } from '@relampago/domain/units'
import { placed, type Drawing } from '../drawing/canvas.ts'
import { oklch } from '../drawing/color.ts'
import { circle, roundedBox } from '../drawing/shapes.ts'
import { capitalsAt, drawable, fitFace } from '../drawing/type.ts'
import { floatIcons } from './float-icons.ts'
import { headLabel, labelRow, mainPicture } from './main-picture.ts'
import { drawTick } from './quiz.ts'
import type { Cue } from '../cues/cue.ts'
import { cueOf, enteringOn, reactingOn, type DrawnLayer, type Scene } from './scene.ts'

const stamp = { x: 540, width: 760, height: 220 } as const
/** From the beginning of the stamp's way until it meets the ground. */
const blow: Seconds = 0.1
/** The thing is seen before the stamp falls on it. */
const untilStruck: Seconds = 0.6
const red = oklch(0.56, 0.22, 26)
const green = oklch(0.58, 0.17, 150)

/**
 * The thing that is said of, under a stamp: a myth, or the truth. It falls on that word, at the end
 * of a sentence that does not say it.
 */
export function verdictLayout(scene: Scene<'verdict'>): DrawnLayer[] {
  const y = stampRow(scene.plan)
  const said = cueOf(scene, scene.layout.stamp)
  const struck: Cue = said === null ? { word: Math.max(0, scene.plan.words.length - 1) } : { ...said, after: untilStruck }
  return [
    ...floatIcons(scene, [
      { x: 100, y: y - 140, width: 880, height: 280 },
      { x: 220, y: labelRow - 50, width: 640, height: 100 },
    ]),
    reactingOn({ ...struck, after: blow + (struck.after ?? 0) }, 'shake', mainPicture(scene, { x: 540, y: 600, size: 560 })),
    // The thing shakes under the blow.
    enteringOn(struck, {
      motion: { kind: 'stampIn', amount: 1, phase: 1 },
      area: { x: stamp.x - stamp.width / 2 - 90, y: y - stamp.height / 2 - 110, width: stamp.width + 180, height: stamp.height + 240 },
      draw: (drawing) => drawStamp(drawing, scene),
    }),
    ...headLabel(scene, scene.layout.label),
  ]
}

/** Below the thing; without one in the middle of the stage. */
function stampRow({ icon }: { icon: string | null }): Pixels {
  return icon === null ? 690 : 1040
}

function drawStamp(drawing: Drawing, { layout, plan, palette, trim }: Scene<'verdict'>) {
  const box = { x: -stamp.width / 2, y: -stamp.height / 2, width: stamp.width, height: stamp.height }
  const color = layout.isTrue ? green : red
  placed(drawing, { x: stamp.x, y: stampRow(plan), turn: layout.isTrue ? 0.03 : -0.05 }, () => {
    trim.panel(drawing, palette, box, { radius: 52, fill: color })
    drawing.lineWidth = 8
    drawing.strokeStyle = 'rgba(255,255,255,0.85)'
    roundedBox(drawing, { x: box.x + 18, y: box.y + 18, width: box.width - 36, height: box.height - 36 }, Math.min(38, trim.corner))
    drawing.stroke()
    drawing.fillStyle = 'rgba(255,255,255,0.22)'
    circle(drawing, box.x + 128, 0, 70)
    drawing.fill()
    if (layout.isTrue) drawTick(drawing, box.x + 128, 0, 36)
    else drawCross(drawing, box.x + 128)
    const text = drawable(layout.stamp).toLocaleUpperCase(plan.language)
    drawing.fillStyle = '#ffffff'
    drawing.textAlign = 'center'
    fitFace(drawing, text, { face: 'loud', width: box.width - 300, largest: 138, least: 60 })
    drawing.fillText(text, box.x + 128 + (box.width - 128) / 2, capitalsAt(drawing, 0))
  })
}

function drawCross(drawing: Drawing, x: number) {
  const size = 32
  drawing.strokeStyle = '#ffffff'
  drawing.lineWidth = 16
  drawing.lineCap = 'round'
  drawing.beginPath()
  drawing.moveTo(x - size, -size)
  drawing.lineTo(x + size, size)
  drawing.moveTo(x + size, -size)
  drawing.lineTo(x - size, size)
  drawing.stroke()
}
