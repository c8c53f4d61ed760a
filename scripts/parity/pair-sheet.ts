import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCanvas, GlobalFonts, ImageData } from '@napi-rs/canvas'
import type { RgbaPixels } from '@relampago/compositor'
import { root } from '../setup/run-tool.ts'
import type { FramePair } from './compare-cases.ts'

const shrink = 3
const gap = 8
const labelHeight = 18

/** Writes a JPEG of pairs with their names under them: render at the left, preview at the right. */
export async function writePairSheet(file: string, pairs: readonly FramePair[], columns: number): Promise<void> {
  const [first] = pairs
  if (first === undefined) return
  const tile = { width: Math.floor(first.render.width / shrink), height: Math.floor(first.render.height / shrink) }
  const cell = { width: 2 * tile.width + gap, height: tile.height + labelHeight + gap }
  const canvas = createCanvas(columns * cell.width + gap, Math.ceil(pairs.length / columns) * cell.height + gap)
  const drawing = canvas.getContext('2d')
  GlobalFonts.registerFromPath(join(root, 'assets/fonts/Poppins-Medium.ttf'), 'sheet')
  drawing.fillStyle = '#101018'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.font = '12px sheet'
  drawing.fillStyle = '#FFFFFF'
  pairs.forEach(({ name, render, preview }, index) => {
    const [left, top] = [gap + (index % columns) * cell.width, gap + Math.floor(index / columns) * cell.height]
    drawing.drawImage(canvasOf(render), left, top, tile.width, tile.height)
    drawing.drawImage(canvasOf(preview), left + tile.width, top, tile.width, tile.height)
    drawing.fillText(name, left, top + tile.height + 13)
  })
  await writeFile(file, await canvas.encode('jpeg', 82))
}

function canvasOf({ rgba, width, height }: RgbaPixels) {
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(rgba), width, height), 0, 0)
  return canvas
}
