// How smoothly pictures move: soft dots are tracked through slow moves and compared with where they
// should be. Steps of whole pixels, as in filters that round positions, show as errors of a tenth
// of a pixel and more, which eyes see as trembling.
import type { CameraMove, CameraView } from '@relampago/domain/timeline'
import { cameraWindow, type Size } from '../src/camera.ts'
import type { Compositor, Frame } from '../src/compositor.ts'
import type { PlacedLayer } from '../src/layer.ts'

type Point = { x: number; y: number }

const framesPerMove = 40
const blackLuma = 16
const dotHeight = 200
/**
 * Levels above black that are not weighed: far from the middle a rounding by one level has a long
 * lever, and no eye sees it.
 */
const faintRim = 8
/** Shares of the picture's width and height; they stay in view during all moves. */
const dotPlaces: readonly Point[] = [
  { x: 0.3, y: 0.32 },
  { x: 0.68, y: 0.36 },
  { x: 0.37, y: 0.7 },
  { x: 0.62, y: 0.66 },
]
const cameraMoves: readonly CameraMove[] = [
  { start: { zoom: 1.1, centreX: 0.4, centreY: 0.5 }, end: { zoom: 1.1, centreX: 0.6, centreY: 0.5 } },
  { start: { zoom: 1.02, centreX: 0.5, centreY: 0.5 }, end: { zoom: 1.08, centreX: 0.5, centreY: 0.5 } },
  { start: { zoom: 1.12, centreX: 0.3, centreY: 0.6 }, end: { zoom: 1.05, centreX: 0.4, centreY: 0.45 } },
]

/**
 * Root mean square distance, in frame pixels, of tracked dots from their ideal path during slow
 * camera moves over a still of 1.2 times the frame. For frames at least 270 wide. Adds a frame to
 * the compositor.
 */
export function measureCameraJitter(compositor: Compositor): number {
  const size = { width: evenShare(compositor.width, 1.2), height: evenShare(compositor.height, 1.2) }
  const dots = dotsOf(size)
  const luma = drawDots(dots, size, dotSize(compositor) * 1.2, blackLuma, dotHeight)
  const still = compositor.addStillPlanes(withGreyChroma(luma), size.width, size.height)
  const frame = compositor.frame()
  const errors = cameraMoves.flatMap((move) =>
    steps().flatMap((share) => {
      const camera = viewBetween(move, share)
      const window = cameraWindow(camera, size, compositor)
      compositor.compose({ background: still, camera, layers: [] }, frame)
      return dots.map((dot) => distanceFrom({ x: (dot.x - window.x0) / window.step, y: (dot.y - window.y0) / window.step }, frame, compositor))
    }),
  )
  compositor.free(still)
  return rootMeanSquare(errors)
}

/** The same for a layer that drifts and grows slowly over a black still. */
export function measureLayerJitter(compositor: Compositor): number {
  const size = { width: evenShare(compositor.width, 0.6), height: evenShare(compositor.height, 0.4) }
  const corner = { x: Math.round(compositor.width * 0.2), y: Math.round(compositor.height * 0.3) }
  const dots = dotsOf(size)
  const background = compositor.addStillPlanes(
    withGreyChroma(new Uint8Array(compositor.width * compositor.height).fill(blackLuma)),
    compositor.width,
    compositor.height,
  )
  const layer = compositor.addLayer({ rgba: whiteWithAlpha(drawDots(dots, size, dotSize(compositor), 0, dotHeight)), ...size }, corner.x, corner.y)
  const frame = compositor.frame()
  const errors = steps().flatMap((share) => {
    const placed: PlacedLayer = { layer, x: 5.3 * share, y: -3.7 * share, scale: 1 + 0.03 * share, opacity: 1 }
    compositor.compose({ background, camera: { zoom: 1, centreX: 0.5, centreY: 0.5 }, layers: [placed] }, frame)
    return dots.map((dot) => {
      const ideal = {
        x: corner.x + size.width / 2 + placed.x + (dot.x + 0.5 - size.width / 2) * placed.scale - 0.5,
        y: corner.y + size.height / 2 + placed.y + (dot.y + 0.5 - size.height / 2) * placed.scale - 0.5,
      }
      return distanceFrom(ideal, frame, compositor)
    })
  })
  compositor.free(background, layer)
  return rootMeanSquare(errors)
}

/** Shares of a move, one a frame. */
function steps(): number[] {
  return Array.from({ length: framesPerMove }, (_, frame) => frame / (framesPerMove - 1))
}

function viewBetween({ start, end }: CameraMove, share: number): CameraView {
  const between = (a: number, b: number) => a + (b - a) * share
  return { zoom: between(start.zoom, end.zoom), centreX: between(start.centreX, end.centreX), centreY: between(start.centreY, end.centreY) }
}

function evenShare(side: number, share: number): number {
  return 2 * Math.round((side * share) / 2)
}

/** Standard deviation of a dot: 6 at 1080 wide, large enough that sampling keeps its centre. */
function dotSize({ width }: Size): number {
  return 2 + width / 270
}

/** Dot centres in samples, 0 = centre of the first; deliberately between samples. */
function dotsOf({ width, height }: Size): Point[] {
  return dotPlaces.map(({ x, y }) => ({ x: Math.round(x * width) + 0.3, y: Math.round(y * height) + 0.6 }))
}

/** One plane with Gaussian dots on a flat floor. */
function drawDots(dots: readonly Point[], { width, height }: Size, deviation: number, floor: number, top: number): Uint8Array {
  const plane = new Uint8Array(width * height).fill(floor)
  const radius = Math.ceil(4 * deviation)
  for (const dot of dots) {
    for (let y = Math.max(0, Math.floor(dot.y) - radius); y <= Math.min(height - 1, dot.y + radius); y++) {
      for (let x = Math.max(0, Math.floor(dot.x) - radius); x <= Math.min(width - 1, dot.x + radius); x++) {
        const square = ((x - dot.x) ** 2 + (y - dot.y) ** 2) / deviation ** 2
        plane[y * width + x] = floor + Math.round(top * Math.exp(-square / 2))
      }
    }
  }
  return plane
}

function withGreyChroma(luma: Uint8Array): Uint8Array {
  const planes = new Uint8Array(luma.length * 1.5).fill(128)
  planes.set(luma)
  return planes
}

function whiteWithAlpha(alpha: Uint8Array): Uint8Array {
  const rgba = new Uint8Array(alpha.length * 4).fill(255)
  alpha.forEach((value, pixel) => {
    rgba[pixel * 4 + 3] = value
  })
  return rgba
}

/** Distance of the dot near `ideal` from it: centre of mass of what is brighter than black. */
function distanceFrom(ideal: Point, frame: Frame, { width, height }: Size): number {
  const bytes = frame.bytes()
  const radius = Math.ceil(5 * dotSize({ width, height }))
  const middle = { x: Math.round(ideal.x), y: Math.round(ideal.y) }
  let mass = 0
  let sumX = 0
  let sumY = 0
  for (let y = Math.max(0, middle.y - radius); y <= Math.min(height - 1, middle.y + radius); y++) {
    for (let x = Math.max(0, middle.x - radius); x <= Math.min(width - 1, middle.x + radius); x++) {
      const weight = Math.max(0, (bytes[y * width + x] ?? 0) - blackLuma - faintRim)
      mass += weight
      sumX += weight * x
      sumY += weight * y
    }
  }
  return Math.hypot(sumX / mass - ideal.x, sumY / mass - ideal.y)
}

function rootMeanSquare(values: readonly number[]): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length)
}
