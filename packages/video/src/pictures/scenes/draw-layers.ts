import type { LayerMotion } from '@relampago/domain/timeline'
import type { Layout } from '../plan/scene-plan.ts'
import { frame, newBitmap, type Bitmap } from '../drawing/canvas.ts'
import { registerFaces } from '../drawing/type.ts'
import { drawBackground } from '../backgrounds/draw-background.ts'
import { layouts } from '../layouts/layouts.ts'
import type { DrawnLayer, SceneParts } from '../layouts/scene.ts'

/** Bytes of a bitmap as in `rgba` files, cropped; `left` and `top` in the frame. */
export type RawLayer = { pixels: Uint8Array; width: number; height: number; left: number; top: number; motion: LayerMotion }
export type RawPicture = { background: { pixels: Uint8Array; width: number; height: number }; layers: RawLayer[]; /** Composed at rest. */ thumbnail: Bitmap }

const thumbnailSize = { width: 270, height: 480 } as const

/** Draws a whole picture into memory. One scene at a time: its peak is about 45 MB. */
export function drawPicture(scene: SceneParts): RawPicture {
  const thumbnail = newBitmap(thumbnailSize.width, thumbnailSize.height)
  thumbnail.drawing.imageSmoothingQuality = 'high'
  const addToThumbnail = (bitmap: Bitmap) => thumbnail.drawing.drawImage(bitmap, 0, 0, thumbnailSize.width, thumbnailSize.height)
  const ground = drawBackground(scene.plan.background, scene.palette)
  addToThumbnail(ground)
  const { width, height } = ground
  const pixels = bytesOf(ground, { left: 0, top: 0, width, height })
  return { background: { pixels, width, height }, layers: drawLayers(scene, addToThumbnail), thumbnail: thumbnail.bitmap }
}

/** Draws the layers from back to front; each is shown before it is cropped. No empty ones. */
export function drawLayers(scene: SceneParts, onSheet: (sheet: Bitmap) => void = () => undefined): RawLayer[] {
  registerFaces()
  const sheet = newBitmap(frame.width, frame.height)
  const layers: RawLayer[] = []
  for (const layer of layersOf(scene)) {
    sheet.drawing.save()
    layer.draw(sheet.drawing)
    sheet.drawing.restore()
    onSheet(sheet.bitmap)
    const raw = cropped(sheet.bitmap, layer.motion)
    if (raw !== null) layers.push(raw)
    sheet.drawing.clearRect(0, 0, frame.width, frame.height)
  }
  return layers
}

function layersOf(scene: SceneParts): DrawnLayer[] {
  const { layout } = scene.plan
  // The table's row and the layout are of the same kind, which a union of functions cannot say.
  const lay = layouts[layout.kind] as (scene: SceneParts & { layout: Layout }) => DrawnLayer[]
  return lay({ ...scene, layout })
}

function bytesOf(bitmap: Bitmap, box: { left: number; top: number; width: number; height: number }): Uint8Array {
  const { data } = bitmap.getContext('2d').getImageData(box.left, box.top, box.width, box.height)
  return new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
}

/**
 * What is left when the empty margins are gone, on even pixels because chroma has half the
 * resolution; `null` for an empty sheet.
 */
function cropped(bitmap: Bitmap, motion: LayerMotion): RawLayer | null {
  const whole = bytesOf(bitmap, { left: 0, top: 0, ...frame })
  const words = new Uint32Array(whole.buffer, whole.byteOffset, whole.byteLength / 4)
  let first = 0
  while (first < words.length && words[first] === 0) first += 1
  if (first === words.length) return null
  let last = words.length - 1
  while (words[last] === 0) last -= 1
  const top = Math.floor(first / frame.width)
  const bottom = Math.floor(last / frame.width) + 1
  const { left, right } = drawnColumns(words, top, bottom)
  const box = { left: left & ~1, top: top & ~1, right: Math.min(frame.width, (right + 1) & ~1), bottom: Math.min(frame.height, (bottom + 1) & ~1) }
  const width = box.right - box.left
  const height = box.bottom - box.top
  const pixels = new Uint8Array(width * height * 4)
  for (let row = 0; row < height; row += 1) {
    const from = ((box.top + row) * frame.width + box.left) * 4
    pixels.set(whole.subarray(from, from + width * 4), row * width * 4)
  }
  return { pixels, width, height, left: box.left, top: box.top, motion }
}

/** First drawn column and the one after the last. */
function drawnColumns(words: Uint32Array, top: number, bottom: number): { left: number; right: number } {
  let left: number = frame.width
  let right = 0
  for (let row = top; row < bottom; row += 1) {
    const start = row * frame.width
    for (let column = 0; column < left; column += 1) if (words[start + column] !== 0) left = column
    for (let column = frame.width - 1; column >= right; column -= 1) if (words[start + column] !== 0) right = column + 1
  }
  return { left, right }
}
