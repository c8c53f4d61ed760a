import { cameraWindow, halvedWindow, halvingsFor, type SampleWindow, type Size } from './camera.ts'
import { copyFrame, type EffectRoom, framePlanes, planePairs } from './effect-room.ts'
import { combine, type Homography, plainFlip, plainScale, stepInMiddle } from './homography.ts'
import type { Address } from './memory.ts'
import { drawPlanes, planeBytes, planesOf } from './still.ts'

/**
 * A smooth map from places in the result to places in the source: a homography, or a lens (strength
 * 0..1, exclusive; angle in radians in the middle of the whirl).
 */
export type Bend = { kind: 'project'; map: Homography } | { kind: 'fisheye'; strength: number } | { kind: 'twirl'; angle: number }

/** Luma and chroma of what is seen where no picture is. */
const black = { luma: 16, chroma: 128 } as const

/**
 * Bends the frame in place by all maps at once, the first one first, with a single resampling:
 * nothing is softened twice, and what one map pushes out of the frame another may bring back.
 * Around the picture it is black.
 */
export function bendFrame(room: EffectRoom, bends: readonly Bend[], frame: Address): void {
  const merged = mergeProjections(bends)
  const [only] = merged
  if (only === undefined) return
  if (merged.length > 1 || only.kind !== 'project') return warpFrame(room, merged, frame)
  const factor = plainScale(room, only.map)
  const flip = plainFlip(room, only.map)
  if (flip !== null) flipFrame(room, flip, frame)
  else if (factor !== null) scaleFrame(room, factor, frame)
  else warpFrame(room, merged, frame)
}

/** Neighbouring homographies become one. */
function mergeProjections(bends: readonly Bend[]): Bend[] {
  const merged: Bend[] = []
  for (const bend of bends) {
    const last = merged.at(-1)
    if (bend.kind === 'project' && last?.kind === 'project') merged[merged.length - 1] = { kind: 'project', map: combine(last.map, bend.map) }
    else merged.push(bend)
  }
  return merged
}

/** Exact copies, sample by sample. */
function flipFrame(room: EffectRoom, { leftRight, topBottom }: { leftRight: boolean; topBottom: boolean }, frame: Address): void {
  if (!leftRight && !topBottom) return
  const copy = framePlanes(room, copyFrame(room, frame))
  for (const [source, { address, width, height }] of planePairs(copy, framePlanes(room, frame))) {
    room.kernels.mirror(source.address, width, height, address, leftRight ? 1 : 0, topBottom ? 1 : 0)
  }
}

/** The separable way: rows, then columns. */
function scaleFrame(room: EffectRoom, factor: number, frame: Address): void {
  const source = copyFrame(room, frame)
  if (factor >= 1) {
    drawPlanes(room.kernels, { ...sizeOf(room), address: source }, cameraWindow({ zoom: factor, centreX: 0.5, centreY: 0.5 }, room, room), {
      ...sizeOf(room),
      address: frame,
    })
    return
  }
  const box = innerBox(room, factor)
  const step = 1 / factor
  const window: SampleWindow = { x0: middle(room.width) - step * middle(box.width), y0: middle(room.height) - step * middle(box.height), step }
  const halvings = halvingsFor(step)
  const small = { ...box, address: room.take('bent', planeBytes(room)) }
  drawPlanes(room.kernels, halvedFrame(room, source, halvings), halvedWindow(window, halvings), small)
  fillBlack(room, frame)
  pasteCentred(room, small, frame)
}

function sizeOf({ width, height }: Size): Size {
  return { width, height }
}

function middle(length: number): number {
  return (length - 1) / 2
}

/**
 * The even box in the middle of the frame, on even places, that the smaller picture fills; at least
 * 32 samples a side, which the kernels need.
 */
function innerBox({ width, height }: Size, factor: number): Size {
  const inner = (length: number) => Math.max(length - 4 * Math.round((length * (1 - factor)) / 4), length - 4 * Math.floor((length - 32) / 4))
  return { width: inner(width), height: inner(height) }
}

function fillBlack(room: EffectRoom, frame: Address): void {
  const luma = room.width * room.height
  room.memory.view(frame, planeBytes(room)).fill(black.luma, 0, luma).fill(black.chroma, luma)
}

function pasteCentred(room: EffectRoom, box: Size & { address: Address }, frame: Address): void {
  for (const [source, plane] of planePairs(framePlanes(box, box.address), framePlanes(room, frame))) {
    const left = (plane.width - source.width) >> 1
    const top = (plane.height - source.height) >> 1
    const target = room.memory.view(plane.address, plane.width * plane.height)
    const rows = room.memory.view(source.address, source.width * source.height)
    for (let row = 0; row < source.height; row++) {
      target.set(rows.subarray(row * source.width, (row + 1) * source.width), (top + row) * plane.width + left)
    }
  }
}

/** The picture halved so many times, each in working memory of its own; `source` when none. */
function halvedFrame(room: EffectRoom, source: Address, halvings: number): Size & { address: Address } {
  let level = { ...sizeOf(room), address: source }
  for (let done = 0; done < halvings; done++) {
    const half = { width: level.width >> 1, height: level.height >> 1 }
    const smaller = { ...half, address: room.take(`halved ${done}`, planeBytes(half)) }
    const from = planesOf(level)
    const to = planesOf(smaller)
    room.kernels.halve(from.y, level.width, level.height, to.y)
    for (const plane of ['u', 'v'] as const) room.kernels.halve(from[plane], from.halfWidth, from.halfHeight, to[plane])
    level = smaller
  }
  return level
}

/** The general way: every sample is looked up where the maps lead. */
function warpFrame(room: EffectRoom, bends: readonly Bend[], frame: Address): void {
  const { kernels } = room
  const step = combinedStep(room, bends)
  const halvings = halvingsFor(step)
  const sharpness = 2 ** halvings / step
  const source = halvedFrame(room, copyFrame(room, frame), halvings)
  const pairs = planePairs(framePlanes(source, source.address), framePlanes(room, frame))
  for (const [at, [{ address, width, height }, plane]] of pairs.entries()) {
    const columns = gridNodes(plane.width)
    const count = columns * gridNodes(plane.height)
    const grid = room.take('grid', 8 * gridNodes(room.width) * gridNodes(room.height))
    // V has the same grid as U.
    if (at < 2) {
      kernels.gridStart(grid, plane.width, plane.height, plane.origin, plane.spacing)
      for (const bend of bends.toReversed()) foldBend(room, bend, grid, count)
      kernels.gridFinish(grid, count, plane.spacing * 2 ** halvings)
    }
    const around = plane.isLuma ? black.luma : black.chroma
    kernels.warp(address, width, height, plane.address, plane.width, plane.height, grid, around, sharpness)
  }
}

/** Nodes along a side, as `gridNodes` of the kernels counts them. */
function gridNodes(length: number): number {
  return ((length + 7) >> 3) + 1
}

function combinedStep(size: Size, bends: readonly Bend[]): number {
  return bends.reduce((step, bend) => (bend.kind === 'project' ? step * stepInMiddle(size, bend.map) : step), 1)
}

function foldBend({ kernels, width, height }: EffectRoom, bend: Bend, grid: Address, count: number): void {
  switch (bend.kind) {
    case 'project':
      return kernels.gridProject(grid, count, ...bend.map)
    case 'fisheye':
      return kernels.gridFisheye(grid, count, width, height, bend.strength)
    case 'twirl':
      return kernels.gridTwirl(grid, count, width, height, bend.angle)
  }
}
