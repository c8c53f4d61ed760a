import { writeFile } from 'node:fs/promises'
import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import type { Bytes } from '@relampago/domain/units'
import { shareSize } from './film-hash.ts'

/** As the compositor draws it: BT.709, limited range. */
export type DrawnFrame = { width: number; height: number; yuv420p: Uint8Array }

const stillSize = { width: 360, height: 640 } as const
/** Tried from the best: pictures of much grain are large. */
const stillQualities = [72, 55, 40, 25] as const
const largestStill: Bytes = 29_000
const shareQualities = [80, 65, 50, 35] as const
const largestShare: Bytes = 115_000

export async function writeStill({ width, height, ...frame }: DrawnFrame, file: string): Promise<void> {
  const small = sharp(rgbaOf({ width, height, ...frame }), { raw: { width, height, channels: 4 } }).resize(stillSize.width, stillSize.height)
  for (const quality of stillQualities) {
    const { size } = await small.clone().webp({ quality, effort: 5 }).toFile(file)
    if (size <= largestStill) return
  }
}

/** Phones side by side on a dark ground, the first in the middle and in front. */
export async function writeShare(frames: readonly DrawnFrame[], file: string): Promise<void> {
  const canvas = createCanvas(shareSize.width, shareSize.height)
  const drawing = canvas.getContext('2d')
  drawing.fillStyle = '#0E0D0B'
  drawing.fillRect(0, 0, shareSize.width, shareSize.height)
  const glow = drawing.createRadialGradient(600, 315, 60, 600, 315, 620)
  glow.addColorStop(0, 'rgba(255, 225, 77, 0.16)')
  glow.addColorStop(1, 'rgba(255, 225, 77, 0)')
  drawing.fillStyle = glow
  drawing.fillRect(0, 0, shareSize.width, shareSize.height)
  drawing.imageSmoothingQuality = 'high'
  const [middle, right, left] = frames
  for (const { frame, x, height, turn } of [
    { frame: left, x: 250, height: 470, turn: -0.09 },
    { frame: right, x: 950, height: 470, turn: 0.09 },
    { frame: middle, x: 600, height: 570, turn: 0 },
  ]) {
    if (frame === undefined) continue
    drawing.save()
    drawing.translate(x, 315)
    drawing.rotate(turn)
    drawPhone(drawing, canvasOf(frame), height)
    drawing.restore()
  }
  drawBolt(drawing, 72, 60)
  for (const quality of shareQualities) {
    const picture = await canvas.encode('jpeg', quality)
    await writeFile(file, picture)
    if (picture.length <= largestShare) return
  }
}

function drawPhone(drawing: ReturnType<Canvas['getContext']>, picture: Canvas, height: number): void {
  const width = (height * picture.width) / picture.height
  const box = [-width / 2, -height / 2, width, height] as const
  const edge = 8
  drawing.shadowColor = 'rgba(0, 0, 0, 0.6)'
  drawing.shadowBlur = 40
  drawing.shadowOffsetY = 14
  drawing.fillStyle = '#2A2722'
  drawing.beginPath()
  drawing.roundRect(box[0] - edge, box[1] - edge, width + 2 * edge, height + 2 * edge, 40)
  drawing.fill()
  drawing.shadowColor = 'transparent'
  drawing.beginPath()
  drawing.roundRect(...box, 32)
  drawing.clip()
  drawing.drawImage(picture, ...box)
}

/** The bolt of the product's mark. */
function drawBolt(drawing: ReturnType<Canvas['getContext']>, x: number, y: number): void {
  const corners = [
    [14.4, 3],
    [29.5, 15.6],
    [22.5, 15.6],
    [3.4, 29],
    [7, 15.6],
    [11, 15.6],
  ] as const
  drawing.fillStyle = '#FFE14D'
  drawing.beginPath()
  for (const [cornerX, cornerY] of corners) drawing.lineTo(x + (cornerX - 16) * 2, y + (cornerY - 16) * 2)
  drawing.fill()
}

function canvasOf(frame: DrawnFrame): Canvas {
  const canvas = createCanvas(frame.width, frame.height)
  canvas.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(rgbaOf(frame)), frame.width, frame.height), 0, 0)
  return canvas
}

/** RGBA bytes of a drawn frame. */
export function rgbaOf({ width, height, yuv420p }: DrawnFrame): Uint8Array {
  const rgba = new Uint8ClampedArray(width * height * 4)
  const chroma = (width / 2) * (height / 2)
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const from = row * width + column
      const shared = width * height + (row >> 1) * (width / 2) + (column >> 1)
      const luma = ((yuv420p[from] ?? 0) - 16) * (255 / 219)
      const blue = ((yuv420p[shared] ?? 0) - 128) * (255 / 224)
      const red = ((yuv420p[shared + chroma] ?? 0) - 128) * (255 / 224)
      rgba[from * 4] = luma + 1.5748 * red
      rgba[from * 4 + 1] = luma - 0.187324 * blue - 0.468124 * red
      rgba[from * 4 + 2] = luma + 1.8556 * blue
      rgba[from * 4 + 3] = 255
    }
  return new Uint8Array(rgba.buffer)
}
