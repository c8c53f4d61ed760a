import { pixels, type TransitionRoom } from './transition-room.ts'

/** Light at one point: `cover` 0..1 hides the picture with the colour; luma, U and V 0..255. */
export type Light = { cover: number; y: number; u: number; v: number }

/** Side of a cell in pixels of the full-size frame. Light has no edges: a coarse map is enough. */
const cellSize = 24
/** Cells beyond each edge, so that the enlarged map covers the frame. */
const margin = 3
/** See `buildSpans`. */
const spanBytesPerRow = 6 + 4 * 20

/**
 * Lays light over a frame-like picture. `lightAt` is asked for points of the frame as shares of its
 * short side, from the middle: x to the right, y downwards.
 */
export function shine(room: TransitionRoom, out: number, lightAt: (x: number, y: number) => Light): void {
  const { kernels, width, height } = room
  const cell = Math.max(2, pixels(room, cellSize))
  const columns = evenAtLeast(Math.ceil(width / cell) + 2 * margin)
  const rows = evenAtLeast(Math.ceil(height / cell) + 2 * margin)
  const count = columns * rows
  const bytes = room.light(4 * count + 64 + rows * spanBytesPerRow)
  const shortSide = Math.min(width, height)
  const planes = new Uint8Array(4 * count)
  for (let index = 0; index < count; index++) {
    const x = ((index % columns) + 0.5 - columns / 2) * cell
    const y = (Math.floor(index / columns) + 0.5 - rows / 2) * cell
    const light = lightAt(x / shortSide, y / shortSide)
    planes[index] = Math.round(light.cover * 255)
    planes[count + index] = Math.round(light.cover * light.y)
    planes[2 * count + index] = Math.round(light.cover * light.u)
    planes[3 * count + index] = Math.round(light.cover * light.v)
  }
  room.view(bytes, planes.length).set(planes)
  const [alpha, y, u, v] = [bytes, bytes + count, bytes + 2 * count, bytes + 3 * count]
  const spans = bytes + 4 * count
  kernels.buildSpans(alpha, columns, rows, spans)
  const [halfWidth, halfHeight] = [width >> 1, height >> 1]
  const luma = width * height
  const step = 1 / cell
  const window = [firstSample(width, columns, step), firstSample(height, rows, step), step] as const
  kernels.layerOver(y, 0, alpha, spans, columns, rows, out, 0, width, height, ...window, 256)
  const chromaWindow = [firstSample(halfWidth, columns, 2 * step), firstSample(halfHeight, rows, 2 * step), 2 * step] as const
  kernels.layerOver(u, v, alpha, spans, columns, rows, out + luma, out + luma + (luma >> 2), halfWidth, halfHeight, ...chromaWindow, 256)
}

/** Cell that the first sample of a side shows when map and frame have the same middle. */
function firstSample(side: number, cells: number, step: number): number {
  return cells / 2 - 0.5 - ((side - 1) / 2) * step
}

function evenAtLeast(count: number): number {
  return Math.max(16, count + (count % 2))
}
