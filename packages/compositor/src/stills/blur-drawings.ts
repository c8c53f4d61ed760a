import type { Address } from '../memory.ts'
import type { StillEffectId } from '../still-effect.ts'
import type { AreaDrawing, StillRoom } from './still-drawing.ts'

/** Blurs. Radii and sigmas are pixels of a 1080x1920 frame. */
export const blurDrawings = {
  boxblur: { by: 'area', on: 'spread', space: 'rgb', reach: (radius, scale) => radius * scale, draw: drawBox },
  // Three passes come near to a Gaussian; one alone has a sharp tip.
  gblur: { by: 'area', on: 'spread', space: 'rgb', reach: (sigma, scale) => 3 * sigma * scale, draw: drawGaussian },
  avgblur: { by: 'area', on: 'spread', space: 'rgb', reach: (radius, scale) => radius * scale, draw: drawAverage },
  dblur: { by: 'area', on: 'spread', space: 'rgb', reach: (radius, scale) => 3 * radius * scale, draw: drawDiagonal },
  // Its strength is a variance: below it pixels are texture and blurred, above it they are edges
  // and kept. So is the edge of a layer; blurred by themselves, its planes would differ there.
  yaepblur: { by: 'area', on: 'surface', space: 'rgb', draw: drawEdgeSparing },
} as const satisfies Partial<Record<StillEffectId, AreaDrawing>>

/** `boxBlur` in `assembly/still-box.ts`. */
const borders = { mirrored: 1, goesOn: 2 } as const

/** Colours, and the alpha of a layer. */
function spreadPlanes({ planes, alpha }: StillRoom): Address[] {
  return alpha === null ? [...planes] : [...planes, alpha]
}

/** A mirrored box reaches over half of the picture at most. */
function drawBox(room: StillRoom, value: number): void {
  const { width, height, scale } = room
  const radius = Math.min(Math.round(value * scale), Math.floor((Math.min(width, height) - 1) / 2))
  if (radius > 0) drawBoxes(room, [radius, radius], borders.mirrored)
}

function drawAverage(room: StillRoom, value: number): void {
  const { width, height, scale } = room
  if (value * scale < 1) return
  const radius = Math.round(value * scale)
  drawBoxes(room, [Math.min(radius, width >> 1), Math.min(radius, height >> 1)], borders.goesOn)
}

function drawBoxes(room: StillRoom, radii: Radii, border: number): void {
  const { kernels, width, height } = room
  const work = roomForSums(room, radii)
  replace(room, spreadPlanes(room), (plane, out) => kernels.boxBlur(plane, out, width, height, ...radii, border, work))
}

function drawEdgeSparing(room: StillRoom, value: number): void {
  const { kernels, width, height, scale } = room
  const radius = Math.min(Math.round(value * scale), Math.ceil(Math.min(width, height) / 2))
  if (radius < 1) return
  const radii: Radii = [radius, radius]
  const strength = Math.round(128 + 30 * value)
  const work = roomForSums(room, radii)
  replace(room, room.planes, (plane, out) => kernels.varianceBlur(plane, out, width, height, ...radii, strength, work))
}

type Radii = readonly [radiusX: number, radiusY: number]

/** Rows of 32-bit sums of the kernels in `assembly/still-box.ts`. */
const boxRows = 5

function roomForSums({ width, scratch }: StillRoom, [radiusX]: Radii): Address {
  return scratch(4 * boxRows * (width + 2 * radiusX + 16))
}

/** Each of the planes becomes what is drawn from it. */
function replace({ memory, width, height, scratch }: StillRoom, planes: readonly Address[], draw: (plane: Address, out: Address) => void): void {
  const count = width * height
  const out = scratch(count)
  for (const plane of planes) {
    draw(plane, out)
    memory.view(plane, count).set(memory.view(out, count))
  }
}

/** Passes that make a Gaussian of two-sided exponentials. */
const gaussianPasses = 3

function drawGaussian(room: StillRoom, value: number): void {
  const { kernels, width, height, scale, scratch } = room
  const decay = decayOf((value * scale) ** 2 / gaussianPasses)
  const work = scratch(64 * Math.ceil(Math.max(width, height) / 16) * 16)
  for (const plane of spreadPlanes(room)) kernels.recursiveBlur(plane, width, height, decay, gaussianPasses, work)
}

/** The radius reaches as far right as down. */
function drawDiagonal(room: StillRoom, value: number): void {
  const { kernels, width, height, scale, scratch } = room
  const radius = value * scale
  if (radius < 1) return
  const work = scratch(4 * height * (Math.ceil(width / 4) * 4 + 8))
  for (const plane of spreadPlanes(room)) kernels.diagonalBlur(plane, width, height, decayOf(radius ** 2), work)
}

/** What falls by this factor from pixel to pixel, both ways, has that variance. */
function decayOf(variance: number): number {
  const root = Math.sqrt(1 + 2 * variance)
  return (root - 1) / (root + 1)
}
