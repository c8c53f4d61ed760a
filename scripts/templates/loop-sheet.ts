import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createCanvas, GlobalFonts, ImageData } from '@napi-rs/canvas'
import { root } from '../setup/run-tool.ts'
import { bringFfmpeg } from '../setup/system-programs.ts'

export type Loop = { name: string; file: string }

const tile = { width: 108, height: 192 }
const gap = 6
const labelHeight = 18
/** Of the 30 frames of a loop: at rest, in both transitions, and between. */
const every = 5
const moments = 30 / every
const loopsInRow = 3

/** Writes a PNG with the same moments of all loops and their names. */
export async function loopSheet(loops: readonly Loop[], file: string): Promise<void> {
  const block = { width: moments * tile.width + 2 * gap, height: tile.height + labelHeight + gap }
  const columns = Math.min(loopsInRow, Math.max(1, loops.length))
  const canvas = createCanvas(columns * block.width + gap, Math.ceil(loops.length / columns) * block.height + gap)
  const drawing = canvas.getContext('2d')
  GlobalFonts.registerFromPath(join(root, 'assets/fonts/Poppins-Medium.ttf'), 'sheet')
  drawing.fillStyle = '#101018'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.font = '13px sheet'
  drawing.fillStyle = '#FFFFFF'
  for (const [index, loop] of loops.entries()) {
    const left = gap + (index % columns) * block.width
    const top = gap + Math.floor(index / columns) * block.height
    const pixels = await strip(loop.file)
    drawing.putImageData(new ImageData(new Uint8ClampedArray(pixels), moments * tile.width, tile.height), left, top)
    drawing.fillText(loop.name, left + 2, top + tile.height + 14)
  }
  await writeFile(file, await canvas.encode('png'))
}

/** RGBA of the moments side by side. */
async function strip(file: string): Promise<Buffer> {
  const filter = `select='not(mod(n-2,${every}))',scale=${tile.width}:${tile.height},tile=${moments}x1`
  const args = ['-v', 'error', '-i', file, '-vf', filter, '-frames:v', '1', '-f', 'rawvideo', '-pix_fmt', 'rgba', 'pipe:1']
  const child = spawn(bringFfmpeg(), args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [pixels] = await Promise.all([buffer(child.stdout), once(child, 'close')])
  if (pixels.length !== moments * tile.width * tile.height * 4) throw new Error(`${file} is no loop of a second`)
  return pixels
}
