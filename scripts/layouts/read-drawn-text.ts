import { newBitmap, frame, type Bitmap, type Drawing } from '../../packages/video/src/pictures/drawing/canvas.ts'
import type { Box } from '../../packages/video/src/pictures/drawing/shapes.ts'
import type { DrawnLayer } from '../../packages/video/src/pictures/layouts/scene.ts'
import { contrastOf, medianColor, type Rgb } from './contrast.ts'

/** A text as it stands in a picture at rest. */
export type DrawnText = {
  text: string
  /** Around its ink, in frame pixels; of turned text the upright box around it. */
  box: Box
  /** Height of the type in frame pixels. */
  size: number
  /** WCAG 2.2 contrast between its ink and what it is written on, 1 to 21. */
  contrast: number
  /** What its layer may draw on; the frame by default. */
  area: Box
  layer: number
}

type Written = Pick<DrawnText, 'text' | 'box' | 'size'> & { /** Its ink alone, opaque. */ print: (mask: Drawing) => void }

/**
 * All texts of a picture's layers, which are drawn over `picture` (a bitmap in frame pixels) as
 * they are at the end of the scene. Those that leave before are not read.
 */
export function readDrawnTexts(layers: readonly DrawnLayer[], picture: { bitmap: Bitmap; drawing: Drawing }): DrawnText[] {
  const found: DrawnText[] = []
  // One bitmap for each use: hundreds of whole frames would stay in memory until collected.
  const bare = newBitmap(frame.width, frame.height)
  const mask = newBitmap(frame.width, frame.height)
  for (const [index, layer] of layers.entries()) {
    if (isGoneAtTheEnd(layer)) continue
    const area = layer.area ?? { x: 0, y: 0, ...frame }
    const written: Written[] = []
    // Only where the layer draws: whole frames are most of the time of small layers.
    clear(bare.drawing, area)
    bare.drawing.drawImage(picture.bitmap, area.x, area.y, area.width, area.height, area.x, area.y, area.width, area.height)
    withoutType(bare.drawing, (text) => written.push(text), layer.draw)
    picture.drawing.save()
    layer.draw(picture.drawing)
    picture.drawing.restore()
    for (const text of last(written)) {
      text.print(mask.drawing)
      const { text: words, box, size } = text
      found.push({ text: words, box, size, area, layer: index, contrast: inkContrast(box, { mask: mask.drawing, drawn: picture.drawing, bare: bare.drawing }) })
      clear(mask.drawing, { x: box.x - 20, y: box.y - 20, width: box.width + 40, height: box.height + 40 })
    }
  }
  return found
}

/** Layers that leave on a word, and numbers that are shown for a moment while they roll. */
function isGoneAtTheEnd({ cues, motion }: DrawnLayer): boolean {
  return cues?.leave !== undefined || (motion.shown !== undefined && motion.shown.to >= 0)
}

/** Of a text that is drawn twice in one place, a glow under it for one, the last. */
function last(written: readonly Written[]): Written[] {
  const isSame = (one: Written, other: Written) => one.text === other.text && Math.abs(one.box.x - other.box.x) < 30 && Math.abs(one.box.y - other.box.y) < 30
  return written.filter((text, at) => !written.slice(at + 1).some((later) => isSame(text, later)))
}

function clear(drawing: Drawing, { x, y, width, height }: Box): void {
  drawing.clearRect(x, y, width, height)
}

/** Runs the steps without any type and tells of each text that they would fill. */
function withoutType(drawing: Drawing, tell: (text: Written) => void, steps: (drawing: Drawing) => void): void {
  const [fill, stroke] = [drawing.fillText.bind(drawing), drawing.strokeText.bind(drawing)]
  drawing.fillText = (text, x, y) => {
    if (text.trim() !== '') tell(placeOf(drawing, text, x, y))
  }
  drawing.strokeText = () => undefined
  drawing.save()
  steps(drawing)
  drawing.restore()
  Object.assign(drawing, { fillText: fill, strokeText: stroke })
}

function placeOf(drawing: Drawing, text: string, x: number, y: number): Written {
  const { actualBoundingBoxLeft: left, actualBoundingBoxRight: right, actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = drawing.measureText(text)
  const transform = drawing.getTransform()
  const { a, b, c, d, e, f } = transform
  const { font, fontVariantNumeric, textAlign, textBaseline, letterSpacing } = drawing
  const print = (mask: Drawing) => {
    mask.save()
    mask.setTransform(transform)
    Object.assign(mask, { font, fontVariantNumeric, textAlign, textBaseline, letterSpacing, fillStyle: '#ffffff' })
    mask.fillText(text, x, y)
    mask.restore()
  }
  const corners = [
    [x - left, y - up],
    [x + right, y - up],
    [x - left, y + down],
    [x + right, y + down],
  ].map(([column = 0, row = 0]) => ({ x: a * column + c * row + e, y: b * column + d * row + f }))
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)]
  const box = { x: Math.min(...xs), y: Math.min(...ys), width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) }
  return { text, box, size: Number.parseFloat(font) * Math.hypot(a, b), print }
}

/** Pixels from the ink, in both directions, that are still beside it. */
const beside = 4

/**
 * Between the ink and what it stands on, or what is right beside it, whichever is more: an outline,
 * a shadow or a glow of its own makes type readable too.
 */
function inkContrast(box: Box, { mask, drawn, bare }: { mask: Drawing; drawn: Drawing; bare: Drawing }): number {
  const [x, y, width, height] = [Math.floor(box.x) - 6, Math.floor(box.y) - 6, Math.ceil(box.width) + 12, Math.ceil(box.height) + 12]
  const [after, before, printed] = [drawn, bare, mask].map((drawing) => drawing.getImageData(x, y, width, height).data) as [Pixels, Pixels, Pixels]
  const ink: Rgb[] = []
  const under: Rgb[] = []
  const edge: Rgb[] = []
  const inkAt = (column: number, row: number) => column >= 0 && row >= 0 && column < width && row < height && (printed[(row * width + column) * 4 + 3] ?? 0) > 0
  for (let at = 0; at < after.length; at += 4) {
    const alpha = printed[at + 3] ?? 0
    const [column, row] = [(at / 4) % width, Math.floor(at / 4 / width)]
    if (alpha > 220) {
      ink.push(pixelAt(after, at))
      under.push(pixelAt(before, at))
    } else if (alpha === 0 && [beside, -beside].some((step) => inkAt(column + step, row) || inkAt(column, row + step))) edge.push(pixelAt(after, at))
  }
  // Outside the picture, or too small to be seen.
  if (ink.length < 20) return 1
  const color = medianColor(ink)
  return Math.max(contrastOf(color, medianColor(under)), contrastOf(color, medianColor(edge)))
}

type Pixels = Uint8ClampedArray

function pixelAt(data: Uint8ClampedArray, at: number): Rgb {
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
}
