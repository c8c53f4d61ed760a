import type { LayerMotion } from '@relampago/domain/timeline'
import type { Pixels } from '@relampago/domain/units'
import type { LayerCues } from '../cues/cue.ts'
import { apart, frame, newBitmap, type Bitmap } from '../drawing/canvas.ts'
import type { Box } from '../drawing/shapes.ts'
import { withFaces } from '../drawing/type.ts'
import { drawBackground } from '../looks/draw-background.ts'
import { lookStyles } from '../looks/looks.ts'
import { drawClipGround, drawPhotoGround } from './draw-photo-ground.ts'
import type { DrawnLayer, SceneParts } from '../layouts/scene.ts'
import { layersOfScene } from './layout-table.ts'

/** Bytes of a bitmap as in `rgba` files, cropped; `left` and `top` in the frame. */
export type RawLayer = { pixels: Uint8Array; width: number; height: number; left: number; top: number; motion: LayerMotion; cues?: LayerCues }
export type RawPicture = { background: { pixels: Uint8Array; width: number; height: number }; layers: RawLayer[]; /** Composed at rest. */ thumbnail: Bitmap }

const thumbnailSize = { width: 270, height: 480 } as const
type Size = { width: Pixels; height: Pixels }

/** Draws a whole picture into memory. One scene at a time: its peak is about 45 MB. */
export function drawPicture(scene: SceneParts): RawPicture {
  const { ground, layers, still } = composed(scene, thumbnailSize)
  const { width, height } = ground
  const pixels = bytesOf(ground, { left: 0, top: 0, width, height })
  return { background: { pixels, width, height }, layers, thumbnail: still }
}

/** A picture composed at rest, of that size; 9:16. */
export function drawStill(scene: SceneParts, size: Size): Bitmap {
  return composed(scene, size).still
}

function composed(scene: SceneParts, size: Size): { ground: Bitmap; layers: RawLayer[]; still: Bitmap } {
  const still = newBitmap(size.width, size.height)
  still.drawing.imageSmoothingQuality = 'high'
  const share = size.width / frame.width
  const addToStill = (bitmap: Bitmap, { x, y, width, height }: Box) =>
    still.drawing.drawImage(bitmap, x, y, width, height, x * share, y * share, width * share, height * share)
  const ground = drawGround(scene)
  still.drawing.drawImage(ground, 0, 0, size.width, size.height)
  return { ground, layers: drawLayers(scene, addToStill), still: still.bitmap }
}

/** Draws the layers from back to front; each is shown before it is cropped. No empty ones. */
export function drawLayers(scene: SceneParts, onSheet: (sheet: Bitmap, area: Box) => void = () => undefined): RawLayer[] {
  return withFaces(lookStyles[scene.plan.look].faces, () => drawnLayers(scene, onSheet))
}

function drawnLayers(scene: SceneParts, onSheet: (sheet: Bitmap, area: Box) => void): RawLayer[] {
  const sheet = newBitmap(frame.width, frame.height)
  const layers: RawLayer[] = []
  for (const layer of layersOfScene(scene)) {
    const area = layer.area === undefined ? wholeFrame : onPixels(layer.area)
    apart(sheet.drawing, () => {
      sheet.drawing.beginPath()
      sheet.drawing.rect(area.x, area.y, area.width, area.height)
      if (layer.area !== undefined) sheet.drawing.clip()
      layer.draw(sheet.drawing)
    })
    // One moment of the scene: its end, where what is shown for a time only has gone.
    if (isThereAtEnd(layer)) onSheet(sheet.bitmap, area)
    const raw = cropped(sheet.bitmap, area)
    if (raw !== null) layers.push({ ...raw, motion: layer.motion, ...(layer.cues === undefined ? {} : { cues: layer.cues }) })
    sheet.drawing.clearRect(area.x, area.y, area.width, area.height)
  }
  return layers
}

/** What is behind the layers, 1296x2304: the look's ground, a photo, or the first of a clip. */
export function drawGround({ plan, palette, photo }: SceneParts): Bitmap {
  if (photo !== null && plan.photo?.clip !== undefined) return drawClipGround(photo)
  const fills = plan.layout.kind === 'photo' && plan.layout.form === 'full'
  return fills && photo !== null && plan.photo !== null ? drawPhotoGround(photo, plan.photo, palette) : drawBackground(plan.background, palette)
}

const wholeFrame: Box = { x: 0, y: 0, ...frame }

/** The even pixels of the frame that hold a box. */
function onPixels({ x, y, width, height }: Box): Box {
  const left = Math.max(0, Math.floor(x / 2) * 2)
  const top = Math.max(0, Math.floor(y / 2) * 2)
  const right = Math.min(frame.width, Math.ceil((x + width) / 2) * 2)
  const bottom = Math.min(frame.height, Math.ceil((y + height) / 2) * 2)
  return { x: left, y: top, width: Math.max(2, right - left), height: Math.max(2, bottom - top) }
}

function isThereAtEnd({ motion: { shown }, cues }: DrawnLayer): boolean {
  return cues?.leave === undefined && (shown === undefined || shown.to < 0)
}

function bytesOf(bitmap: Bitmap, box: { left: number; top: number; width: number; height: number }): Uint8Array {
  const { data } = bitmap.getContext('2d').getImageData(box.left, box.top, box.width, box.height)
  return new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
}

/**
 * What is left when the empty margins are gone, on even pixels because chroma has half the
 * resolution; `null` for an empty sheet.
 */
function cropped(bitmap: Bitmap, area: Box): Omit<RawLayer, 'motion'> | null {
  const whole = bytesOf(bitmap, { left: area.x, top: area.y, width: area.width, height: area.height })
  const words = new Uint32Array(whole.buffer, whole.byteOffset, whole.byteLength / 4)
  let first = 0
  while (first < words.length && words[first] === 0) first += 1
  if (first === words.length) return null
  let last = words.length - 1
  while (words[last] === 0) last -= 1
  const top = Math.floor(first / area.width)
  const bottom = Math.floor(last / area.width) + 1
  const { left, right } = drawnColumns(words, { top, bottom, width: area.width })
  const box = { left: left & ~1, top: top & ~1, right: (right + 1) & ~1, bottom: (bottom + 1) & ~1 }
  const width = box.right - box.left
  const height = box.bottom - box.top
  const pixels = new Uint8Array(width * height * 4)
  for (let row = 0; row < height; row += 1) {
    const from = ((box.top + row) * area.width + box.left) * 4
    pixels.set(whole.subarray(from, from + width * 4), row * width * 4)
  }
  return { pixels, width, height, left: area.x + box.left, top: area.y + box.top }
}

/** First drawn column and the one after the last. */
function drawnColumns(words: Uint32Array, { top, bottom, width }: { top: number; bottom: number; width: number }): { left: number; right: number } {
  let left = width
  let right = 0
  for (let row = top; row < bottom; row += 1) {
    const start = row * width
    for (let column = 0; column < left; column += 1) if (words[start + column] !== 0) left = column
    for (let column = width - 1; column >= right; column -= 1) if (words[start + column] !== 0) right = column + 1
  }
  return { left, right }
}
