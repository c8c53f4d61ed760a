// A chain of still effects on one picture.
import type { Kernels } from '../kernels.ts'
import type { Memory } from '../memory.ts'
import type { RgbaPixels } from '../pixels.ts'
import { borrowing, type Take } from './borrowing.ts'
import { drawColors, type ColorTables } from './draw-colors.ts'
import type { ColorDrawing } from './colors/color-drawing.ts'
import type { AreaDrawing, StillDrawing, StillRoom } from './still-drawing.ts'

/** What effects draw with, and where. */
export type Easel = { kernels: Kernels; memory: Memory; colorTables: ColorTables }
/** One effect; `value` is in the catalogue's unit. */
export type Step<Drawing extends StillDrawing = StillDrawing> = { value: number; drawing: Drawing }
/** `scale`: pixels of the picture per pixel of a 1080x1920 frame. */
type Kind = { scale: number; isLayer: boolean }

/** The picture after all effects, of the same size. An opaque one keeps its alpha. */
export function drawSteps(easel: Easel, pixels: RgbaPixels, steps: readonly Step[], kind: Kind): RgbaPixels {
  let drawn = pixels
  for (let at = 0; at < steps.length;) {
    const colors = runFrom(steps, at, isColor)
    const areas = runFrom(steps, at, isArea)
    drawn = colors.length > 0 ? drawColors(easel.colorTables, drawn, colors) : drawAreas(easel, drawn, areas, kind)
    at += colors.length + areas.length
  }
  return drawn
}

function isColor(step: Step): step is Step<ColorDrawing> {
  return step.drawing.by === 'color'
}

function isArea(step: Step): step is Step<AreaDrawing> {
  return step.drawing.by === 'area'
}

/** The steps from there on until the first one of another kind. */
function runFrom<Run extends Step>(steps: readonly Step[], start: number, belongs: (step: Step) => step is Run): Run[] {
  const run: Run[] = []
  for (const step of steps.slice(start)) {
    if (!belongs(step)) break
    run.push(step)
  }
  return run
}

/** Alpha from which a pixel has a colour: any, and what is left of one after a blur. */
const [visible, colored] = [1, 16]

function drawAreas({ kernels, memory }: Easel, { rgba, width, height }: RgbaPixels, run: readonly Step<AreaDrawing>[], { scale, isLayer }: Kind): RgbaPixels {
  return borrowing(memory, (take) => {
    const count = width * height
    const bytes = take(rgba.length)
    const planes = [take(count), take(count), take(count)] as const
    const alpha = take(count)
    memory.view(bytes, rgba.length).set(rgba)
    kernels.splitRgba(bytes, count, ...planes, alpha)
    const room = { kernels, memory, width, height, planes, alpha: isLayer ? alpha : null, scale }
    let faintest = isLayer ? visible : 0
    for (const step of run) {
      const isSurface = step.drawing.on === 'surface'
      if (isSurface && faintest > 0) kernels.fillGaps(...planes, alpha, width, height, faintest)
      borrowing(memory, (scratch) => drawArea({ ...room, scratch }, step))
      faintest = isLayer && !isSurface ? colored : 0
    }
    kernels.mergeRgba(...planes, alpha, count, bytes)
    return { rgba: memory.view(bytes, rgba.length).slice(), width, height }
  })
}

/** One effect on planes of RGB. */
function drawArea(room: StillRoom, { value, drawing }: Step<AreaDrawing>): void {
  const { kernels, planes, alpha } = room
  const count = room.width * room.height
  const premultiplied = drawing.on === 'spread' ? alpha : null
  if (premultiplied !== null) kernels.premultiply(...planes, premultiplied, count)
  if (drawing.space === 'yuv') kernels.rgbToYuv(...planes, count)
  const opacity = drawing.opacity?.(value) ?? 1
  const before = opacity < 1 ? copies(room, room.scratch) : null
  drawing.draw(room, value)
  before?.forEach((plane, at) => kernels.mixPlane(planes[at] ?? 0, plane, count, opacity))
  if (drawing.space === 'yuv') kernels.yuvToRgb(...planes, count)
  if (premultiplied !== null) kernels.unpremultiply(...planes, premultiplied, count)
}

function copies({ memory, planes, width, height }: StillRoom, take: Take): number[] {
  const count = width * height
  return planes.map((plane) => {
    const copy = take(count)
    memory.view(copy, count).set(memory.view(plane, count))
    return copy
  })
}
