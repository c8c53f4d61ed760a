import type { Address } from '../memory.ts'
import type { StillEffectId } from '../still-effect.ts'
import type { AreaDrawing, StillRoom } from './still-drawing.ts'

/** `gradient` in `assembly/still-outline.ts`. */
const gradients = { sobel: 0, prewitt: 1, roberts: 2 } as const

/**
 * Outlines of what is in a picture, and of a layer itself: its alpha counts as one more plane. A
 * layer keeps its alpha, so it shows the inner half of that line.
 */
export const outlineDrawings = {
  edgedetect: outlines(drawEdges),
  // Drawn edges are softer than those of photographs; the factors bring the three to like
  // brightness.
  sobel: outlines((room) => drawGradients(room, 'sobel', 2)),
  prewitt: outlines((room) => drawGradients(room, 'prewitt', 2.5)),
  roberts: outlines((room) => drawGradients(room, 'roberts', 6)),
} as const satisfies Partial<Record<StillEffectId, AreaDrawing>>

function outlines(draw: AreaDrawing['draw']): AreaDrawing {
  return { by: 'area', on: 'surface', space: 'rgb', opacity: (share) => share, draw }
}

function drawGradients(room: StillRoom, kind: keyof typeof gradients, scale: number): void {
  const { kernels, width, height, planes, alpha } = room
  for (const plane of planes) kernels.gradient(plane, width, height, gradients[kind], scale)
  if (alpha === null) return
  const silhouette = copyOf(room, alpha)
  // Two neighbours side by side would see no edge above or below.
  kernels.gradient(silhouette, width, height, gradients.sobel, 2)
  for (const plane of planes) kernels.lighten(plane, silhouette, width * height)
}

/** Levels from which a line continues, and from which one begins. */
const [low, high] = [10, 26]

/** Lines are one pixel wide; at full size they need to be three to be seen on a phone. */
function drawEdges(room: StillRoom): void {
  const { kernels, memory, width, height, planes, alpha, scale, scratch } = room
  const count = width * height
  const [lines, ...others] = planes
  if (width < 5 || height < 5) return
  kernels.greyOf(...planes, count)
  kernels.edges(lines, width, height, low, high, scratch(3 * count))
  if (alpha !== null) kernels.lighten(lines, rimOf(room, alpha), count)
  for (let done = 0; done < Math.round(scale); done += 1) kernels.dilate(lines, width, height)
  for (const plane of others) memory.view(plane, count).set(memory.view(lines, count))
}

/**
 * The line around a layer, where it is half as strong as it gets: as thin where its edge is soft,
 * and there where its edge is straight, which has no one steepest pixel.
 */
function rimOf(room: StillRoom, alpha: Address): Address {
  const { kernels, memory, width, height } = room
  const rim = copyOf(room, alpha)
  const levels = memory.view(rim, width * height)
  const middle = levels.reduce((most, level) => Math.max(most, level), 0) / 2
  levels.forEach((level, at) => (levels[at] = level < middle ? 0 : 255))
  kernels.gradient(rim, width, height, gradients.sobel, 1)
  return rim
}

function copyOf({ memory, width, height, scratch }: StillRoom, plane: Address): Address {
  const count = width * height
  const copy = scratch(count)
  memory.view(copy, count).set(memory.view(plane, count))
  return copy
}
