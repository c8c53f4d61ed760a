import { frame, newBitmap, safe, type Drawing } from '../drawing/canvas.ts'
import { capitalsAt, fitFace, setFace } from '../drawing/type.ts'
import { floatIcons } from './float-icons.ts'
import { headLabel, mainPicture } from './main-picture.ts'
import { cueOf, enteringOn, inTurn, popping, type DrawnLayer, type Scene, type SceneParts } from './scene.ts'

/** Largest type by the number of lines, so that the picture below keeps its room. */
const largestType: Record<number, number> = { 1: 330, 2: 232, 3: 164 }
/** Height of a capital in the loud typeface, of its size. */
const capitalHeight = 0.865
const lineGap = 34
/** Where the foot of the picture stands. */
const standsOn = 1112
/** Middle of type that has no picture below. */
const typeMiddle = 620

type Line = { text: string; size: number; y: number }

/** The subject as a poster: large type above, the thing below, the type echoed behind it. */
export function wordLayout(scene: Scene<'word'>): DrawnLayer[] {
  const { lines: texts, label } = scene.layout
  const top = label === null ? 204 : 312
  const lines = scene.plan.icon === null ? centred(setLines(texts, top)) : setLines(texts, top)
  const last = lines.at(-1)
  const bottom = last === undefined ? top : last.y + (last.size * capitalHeight) / 2
  const size = Math.min(600, standsOn - bottom + 24)
  const box = { x: 0, y: 0, width: frame.width, height: bottom + 10 }
  return [
    ...(last === undefined ? [] : [echoes(scene, last)]),
    ...floatIcons(scene, [box]),
    mainPicture(scene, { x: 540, y: standsOn - size / 2, size }),
    ...lines.map((line, at) => posterLine(scene, line, { at, of: lines.length })),
    ...(label === null ? [] : headLabel(scene, label)),
  ]
}

/** A line enters with its first word; the first one is there at once. */
function posterLine(scene: SceneParts, line: Line, { at, of }: { at: number; of: number }): DrawnLayer {
  const tone = of > 1 && at === of - 1 ? 'accent' : 'ink'
  const reach = line.size
  return enteringOn(at === 0 ? { share: 0 } : (cueOf(scene, line.text) ?? inTurn(at, of + 1)), {
    motion: popping(0.2 * at),
    area: { x: 0, y: line.y - reach, width: frame.width, height: 2 * reach },
    draw(drawing) {
      drawing.textAlign = 'center'
      setFace(drawing, 'loud', line.size)
      scene.trim.loud(drawing, scene.palette, { text: line.text, x: 540, y: line.y, size: line.size, tone })
    },
  })
}

/**
 * Each line as large as the width lets it, one below the other; `y` is the middle of its capitals.
 */
function setLines(texts: readonly string[], top: number): Line[] {
  const { drawing } = newBitmap(1, 1)
  let y = top
  return texts.map((text) => {
    const size = fitFace(drawing, text, { face: 'loud', width: safe.right - safe.left - 60, largest: largestType[texts.length] ?? 150, least: 60 })
    const height = size * capitalHeight
    y += accentHeight(drawing, text)
    const line = { text, size, y: y + height / 2 }
    y += height + lineGap
    return line
  })
}

/** Type alone stands where the picture would. */
function centred(lines: readonly Line[]): Line[] {
  const middle = ((lines[0]?.y ?? 0) + (lines.at(-1)?.y ?? 0)) / 2
  return lines.map((line) => ({ ...line, y: line.y + typeMiddle - middle }))
}

/** How far accents rise above the capitals, in the face already set. */
function accentHeight(drawing: Drawing, text: string): number {
  drawing.textBaseline = 'alphabetic'
  return Math.max(0, drawing.measureText(text).actualBoundingBoxAscent - drawing.measureText('H').actualBoundingBoxAscent)
}

/** The last line again in outline, falling away behind the picture. */
function echoes(scene: SceneParts, last: Line): DrawnLayer {
  return {
    motion: { kind: 'float', amount: 0.4, phase: scene.random() },
    draw(drawing) {
      setFace(drawing, 'loud', last.size)
      drawing.textAlign = 'center'
      drawing.lineJoin = 'round'
      drawing.lineWidth = Math.max(3, last.size * 0.014)
      drawing.strokeStyle = scene.palette.ink
      const step = last.size * capitalHeight + lineGap
      for (let echo = 1; echo <= 3 && last.y + echo * step < 1080; echo += 1) {
        drawing.globalAlpha = 0.5 / echo
        drawing.strokeText(last.text, 540, capitalsAt(drawing, last.y + echo * step))
      }
      drawing.globalAlpha = 1
    },
  }
}
