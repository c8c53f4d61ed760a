import { chromaWindow, halvedWindow, halvingsFor, type SampleWindow, type Size } from './camera.ts'
import type { Kernels } from './kernels.ts'
import type { Address, Memory } from './memory.ts'
import type { RgbaPixels } from './pixels.ts'

/** Y, U and V one after the other from `address`, like a frame; chroma sides are rounded down. */
type Level = Size & { address: Address }

/** An opaque picture in the compositor's memory, usually larger than the frame for the camera. */
export type Still = {
  readonly kind: 'still'
  readonly width: number
  readonly height: number
  /** The picture and its halvings, made when first needed. Empty once freed. */
  readonly levels: Level[]
  readonly resting: RestingView
}

/** What the frame showed of a still last: while the camera rests, it is copied, not resampled. */
type RestingView = { /** Room for one frame. */ readonly address: Address; window: SampleWindow | null; isDrawn: boolean }

const shortestSide = 32
/** What the kernels' static rows hold, less slack. */
const longestSide = 8000

/** Throws for a size that the kernels cannot work on. */
export function assertPictureSize({ width, height }: Size): void {
  for (const side of [width, height]) {
    if (!Number.isInteger(side) || side % 2 !== 0 || side < shortestSide || side > longestSide) {
      throw new RangeError(`${width}x${height}: sides must be even, from ${shortestSide} to ${longestSide}`)
    }
  }
}

export function planeBytes({ width, height }: Size): number {
  return width * height + 2 * (width >> 1) * (height >> 1)
}

/** Throws when the bytes are not those of an RGBA picture of this size. */
export function assertRgba({ rgba, width, height }: RgbaPixels): void {
  if (rgba.length !== width * height * 4) throw new RangeError(`${rgba.length} bytes are not ${width}x${height} RGBA pixels`)
}

/**
 * Converts an opaque picture to planes. Its bytes are only needed during the call. It will be shown
 * in frames of `frameBytes`.
 */
export function addStill(kernels: Kernels, memory: Memory, pixels: RgbaPixels, frameBytes: number): Still {
  assertPictureSize(pixels)
  assertRgba(pixels)
  const { rgba, width, height } = pixels
  const address = memory.allocate(planeBytes(pixels))
  const staged = memory.allocate(rgba.length)
  memory.view(staged, rgba.length).set(rgba)
  kernels.stillFromRgba(staged, width, height, address)
  memory.free(staged)
  return stillAt(memory, { address, width, height }, frameBytes)
}

/** Copies planes that are converted already. */
export function addStillPlanes(memory: Memory, yuv420p: Uint8Array, size: Size, frameBytes: number): Still {
  assertPictureSize(size)
  const { width, height } = size
  if (yuv420p.length !== planeBytes(size)) throw new RangeError(`${yuv420p.length} bytes are not a ${width}x${height} picture in 4:2:0`)
  const address = memory.allocate(yuv420p.length)
  memory.view(address, yuv420p.length).set(yuv420p)
  return stillAt(memory, { address, width, height }, frameBytes)
}

/** Puts other planes of the same size into a still; the memory does not grow. */
export function replacePlanes(kernels: Kernels, memory: Memory, still: Still, yuv420p: Uint8Array): void {
  const [whole, ...halvings] = still.levels
  if (whole === undefined) throw new Error('this still was freed')
  if (yuv420p.length !== planeBytes(whole)) throw new RangeError(`${yuv420p.length} bytes are not a ${whole.width}x${whole.height} picture in 4:2:0`)
  memory.view(whole.address, yuv420p.length).set(yuv420p)
  halvings.reduce((larger, smaller) => {
    halvePlanes(kernels, larger, smaller)
    return smaller
  }, whole)
  still.resting.window = null
}

function stillAt(memory: Memory, level: Level, frameBytes: number): Still {
  // Set aside now: memory must not grow while frames wait to be read.
  const resting = { address: memory.allocate(frameBytes), window: null, isDrawn: false }
  return { kind: 'still', width: level.width, height: level.height, levels: [level], resting }
}

export function freeStill(memory: Memory, { levels, resting }: Still): void {
  for (const level of levels.splice(0)) memory.free(level.address)
  memory.free(resting.address)
}

/** Fills a frame at `out` from a window of the still. */
export function drawStill(kernels: Kernels, memory: Memory, still: Still, window: SampleWindow, out: Level): void {
  if (still.levels.length === 0) throw new Error('this still was freed')
  const { resting } = still
  if (!isSameWindow(window, resting.window)) {
    resting.window = window
    resting.isDrawn = false
    return drawWindow(kernels, memory, still, window, out)
  }
  if (!resting.isDrawn) {
    drawWindow(kernels, memory, still, window, { ...out, address: resting.address })
    resting.isDrawn = true
  }
  memory.view(out.address, planeBytes(out)).set(memory.view(resting.address, planeBytes(out)))
}

function isSameWindow(a: SampleWindow, b: SampleWindow | null): boolean {
  return b !== null && a.x0 === b.x0 && a.y0 === b.y0 && a.step === b.step
}

function drawWindow(kernels: Kernels, memory: Memory, still: Still, window: SampleWindow, out: Level): void {
  const halvings = halvingsFor(window.step)
  const level = levelOf(kernels, memory, still, halvings)
  drawPlanes(kernels, level, halvedWindow(window, halvings), out)
}

/** Resamples all three planes of a frame-like picture. */
export function drawPlanes(kernels: Kernels, source: Level, window: SampleWindow, out: Level): void {
  const chroma = chromaWindow(window)
  const from = planesOf(source)
  const to = planesOf(out)
  kernels.resample(from.y, source.width, source.height, to.y, out.width, out.height, window.x0, window.y0, window.step)
  for (const plane of ['u', 'v'] as const) {
    kernels.resample(from[plane], from.halfWidth, from.halfHeight, to[plane], to.halfWidth, to.halfHeight, chroma.x0, chroma.y0, chroma.step)
  }
}

export function planesOf({ address, width, height }: Level) {
  const halfWidth = width >> 1
  const halfHeight = height >> 1
  const u = address + width * height
  return { y: address, u, v: u + halfWidth * halfHeight, halfWidth, halfHeight }
}

/** The still halved so many times. */
function levelOf(kernels: Kernels, memory: Memory, still: Still, halvings: number): Level {
  const level = still.levels[halvings]
  if (level !== undefined) return level
  const larger = levelOf(kernels, memory, still, halvings - 1)
  const half = { width: larger.width >> 1, height: larger.height >> 1 }
  const smaller = { ...half, address: memory.allocate(planeBytes(half)) }
  halvePlanes(kernels, larger, smaller)
  still.levels.push(smaller)
  return smaller
}

function halvePlanes(kernels: Kernels, larger: Level, smaller: Level): void {
  const from = planesOf(larger)
  const to = planesOf(smaller)
  kernels.halve(from.y, larger.width, larger.height, to.y)
  for (const plane of ['u', 'v'] as const) kernels.halve(from[plane], from.halfWidth, from.halfHeight, to[plane])
}
