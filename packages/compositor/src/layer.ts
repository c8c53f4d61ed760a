import type { Fraction, HexColor, Pixels } from '@relampago/domain/units'
import { chromaWindow, halvedWindow, halvingsFor, type SampleWindow, type Size } from './camera.ts'
import type { Kernels } from './kernels.ts'
import type { Address, Memory } from './memory.ts'
import type { InkedPixels, RgbaPixels } from './pixels.ts'
import { assertRgba, planesOf } from './still.ts'

/** Addresses of one premultiplied box; `address` is what was allocated for all of it. */
type Level = Size & { address: Address; y: Address; u: Address; v: Address; alpha: Address; alphaHalf: Address; spans: Address; spansHalf: Address }

/** A transparent picture in the compositor's memory, cropped to what can be seen of it. */
export type Layer = {
  readonly kind: 'layer'
  /** Size of the picture as it was given. */
  readonly width: number
  readonly height: number
  /** Where the given picture's centre rests, in frame pixels from the frame's edges. */
  readonly centreX: Pixels
  readonly centreY: Pixels
  /** First pixel of the cropped box in the given picture; may be outside it. */
  readonly boxX: number
  readonly boxY: number
  /** The box and its halvings, made on demand; `null` when nothing is visible, empty once freed. */
  readonly levels: Level[] | null
}

export type PlacedLayer = {
  layer: Layer
  /** Offset from the layer's resting place in frame pixels; fractions are kept. */
  x: Pixels
  y: Pixels
  /** About the centre of the picture given to `addLayer`. Below 1/31 nothing is drawn. */
  scale: number
  opacity: Fraction
}

type Box = { left: number; top: number; right: number; bottom: number }

/** Empty pixels around the box: 16 survive four halvings as half a chroma sample, so edges fade. */
const border = 16
/** Four halvings and two samples a pixel go down to here; smaller layers are not drawn. */
const smallestScale = 1 / 31

/** Converts a picture to planes. Its bytes are only needed during the call. */
export function addLayer(kernels: Kernels, memory: Memory, pixels: RgbaPixels, left: Pixels, top: Pixels): Layer {
  const { rgba, width, height } = pixels
  assertRgba(pixels)
  const staged = memory.allocate(rgba.length)
  const boundsAt = memory.allocate(16)
  try {
    memory.view(staged, rgba.length).set(rgba)
    kernels.alphaBounds(staged, width, height, boundsAt)
    const bounds = readBox(memory.view(boundsAt, 16))
    const layer = { kind: 'layer', width, height, centreX: left + width / 2, centreY: top + height / 2 } as const
    if (bounds.right === 0) return { ...layer, boxX: 0, boxY: 0, levels: null }
    const box = boxAround(bounds, left, top)
    const size = { width: box.right - box.left, height: box.bottom - box.top }
    const level = allocateLevel(memory, size)
    const planes = [level.y, level.u, level.v, level.alpha, level.alphaHalf] as const
    kernels.layerFromRgba(staged, width, height, box.left, box.top, size.width, size.height, ...planes)
    listSpans(kernels, level)
    return { ...layer, boxX: box.left, boxY: box.top, levels: [level] }
  } finally {
    memory.free(boundsAt)
    memory.free(staged)
  }
}

/** Converts a drawing in inks to planes. Its bytes are only needed during the call. */
export function addInkedLayer(kernels: Kernels, memory: Memory, { inks, width, height }: InkedPixels, left: Pixels, top: Pixels): Layer {
  if (width % 2 !== 0 || height % 2 !== 0 || inks.length > mostInks) throw new RangeError(`${inks.length} inks on ${width}x${height}`)
  const covers = memory.allocate(mostInks * width * height)
  const levels = memory.allocate(mostInks * 12)
  try {
    const staged = memory.view(covers, mostInks * width * height).fill(0)
    inks.forEach(({ cover }, at) => staged.set(cover, at * width * height))
    const wanted = Int32Array.from(inks.flatMap(({ color }) => inkLevels(color)))
    memory.view(levels, mostInks * 12).set(new Uint8Array(wanted.buffer))
    const level = allocateLevel(memory, { width, height })
    kernels.layerFromInks(covers, width, height, levels, level.y, level.u, level.v, level.alpha, level.alphaHalf)
    listSpans(kernels, level)
    return { kind: 'layer', width, height, centreX: left + width / 2, centreY: top + height / 2, boxX: 0, boxY: 0, levels: [level] }
  } finally {
    memory.free(levels)
    memory.free(covers)
  }
}

const mostInks = 3

/** Y, U and V in BT.709 limited range, Q8. */
function inkLevels(color: HexColor): number[] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  const [y, u, v] = [16 + (219 / 255) * luma, 128 + ((224 / 255) * (blue - luma)) / 1.8556, 128 + ((224 / 255) * (red - luma)) / 1.5748]
  return [y, u, v].map((level) => Math.round(level * 256))
}

/** Draws a layer over a frame-like picture. */
export function drawLayer(kernels: Kernels, memory: Memory, placed: PlacedLayer, out: Size & { address: Address }): void {
  const { layer, opacity } = placed
  const weight = Math.round(256 * Math.min(1, opacity))
  if (layer.levels === null || weight <= 0 || placed.scale < smallestScale) return
  const halvings = halvingsFor(1 / placed.scale)
  const level = levelOf(kernels, memory, layer, halvings)
  const window = halvedWindow(layerWindow(placed), halvings)
  const chroma = chromaWindow(window)
  const to = planesOf(out)
  const luma = [level.y, 0, level.alpha, level.spans, level.width, level.height] as const
  kernels.layerOver(...luma, to.y, 0, out.width, out.height, window.x0, window.y0, window.step, weight)
  const colors = [level.u, level.v, level.alphaHalf, level.spansHalf, level.width >> 1, level.height >> 1] as const
  kernels.layerOver(...colors, to.u, to.v, to.halfWidth, to.halfHeight, chroma.x0, chroma.y0, chroma.step, weight)
}

/** Where output pixels read the box: the picture scaled about its centre, moved by x and y. */
function layerWindow({ layer, x, y, scale }: PlacedLayer): SampleWindow {
  const step = 1 / scale
  return {
    x0: (0.5 - layer.centreX - x) * step + layer.width / 2 - layer.boxX - 0.5,
    y0: (0.5 - layer.centreY - y) * step + layer.height / 2 - layer.boxY - 0.5,
    step,
  }
}

/**
 * The bounds with their border. At rest the box starts on an even frame pixel, so that its chroma
 * samples fall on the frame's and stay sharp.
 */
function boxAround(bounds: Box, left: Pixels, top: Pixels): Box {
  const startX = bounds.left - border - (Math.abs(Math.floor(left) + bounds.left) % 2)
  const startY = bounds.top - border - (Math.abs(Math.floor(top) + bounds.top) % 2)
  return {
    left: startX,
    top: startY,
    right: startX + evenAtLeast(bounds.right + border - startX),
    bottom: startY + evenAtLeast(bounds.bottom + border - startY),
  }
}

function evenAtLeast(length: number): number {
  return length + (length % 2)
}

function readBox(bytes: Uint8Array): Box {
  const [left = 0, top = 0, right = 0, bottom = 0] = new Int32Array(bytes.slice().buffer)
  return { left, top, right, bottom }
}

/** One piece of memory for all planes and span lists of a box; the planes are zero. */
function allocateLevel(memory: Memory, size: Size): Level {
  const luma = size.width * size.height
  const half = { width: size.width >> 1, height: size.height >> 1 }
  const chroma = half.width * half.height
  const planeBytes = 2 * luma + 3 * chroma
  const address = memory.allocate(planeBytes + spanBytes(size) + spanBytes(half))
  memory.view(address, planeBytes).fill(0)
  const u = address + luma
  const v = u + chroma
  const alpha = v + chroma
  const alphaHalf = alpha + luma
  const spans = alphaHalf + chroma
  return { ...size, address, y: address, u, v, alpha, alphaHalf, spans, spansHalf: spans + spanBytes(size) }
}

/**
 * The most that `buildSpans` writes: an offset and a count a row, and a pair of columns for each
 * run; runs are at least 33 samples apart.
 */
function spanBytes({ width, height }: Size): number {
  return height * (6 + 4 * (Math.floor(width / 33) + 1))
}

function listSpans(kernels: Kernels, level: Level): void {
  kernels.buildSpans(level.alpha, level.width, level.height, level.spans)
  kernels.buildSpans(level.alphaHalf, level.width >> 1, level.height >> 1, level.spansHalf)
}

/** The box halved so many times. */
function levelOf(kernels: Kernels, memory: Memory, layer: Layer, halvings: number): Level {
  const levels = layer.levels ?? []
  const level = levels[halvings]
  if (level !== undefined) return level
  if (levels.length === 0) throw new Error('this layer was freed')
  const larger = levelOf(kernels, memory, layer, halvings - 1)
  const smaller = allocateLevel(memory, { width: larger.width >> 1, height: larger.height >> 1 })
  for (const plane of ['y', 'alpha'] as const) kernels.halve(larger[plane], larger.width, larger.height, smaller[plane])
  for (const plane of ['u', 'v', 'alphaHalf'] as const) kernels.halve(larger[plane], larger.width >> 1, larger.height >> 1, smaller[plane])
  listSpans(kernels, smaller)
  levels.push(smaller)
  return smaller
}
