import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCanvas, GlobalFonts, ImageData } from '@napi-rs/canvas'
import { root } from '../setup/run-tool.ts'

/** A frame for a sheet: planar YUV 4:2:0, BT.709 limited range, at the sheet's full size. */
export type Tile = { name: string; frame: Uint8Array }
export type Sheet = { file: string; tiles: readonly Tile[]; columns: number; width: number; height: number }

/** Each pixel of a tile is the mean of a square of so many. */
const shrink = 8
const gap = 8
const labelHeight = 22

/** Writes a JPEG of all tiles with their names under them. */
export async function tileFrames({ file, tiles, columns, width, height }: Sheet): Promise<void> {
  const tile = { width: Math.floor(width / shrink), height: Math.floor(height / shrink) }
  const rows = Math.ceil(tiles.length / columns)
  const canvas = createCanvas(columns * (tile.width + gap) + gap, rows * (tile.height + labelHeight + gap) + gap)
  const drawing = canvas.getContext('2d')
  GlobalFonts.registerFromPath(join(root, 'assets/fonts/Poppins-Medium.ttf'), 'sheet')
  drawing.fillStyle = '#101018'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.font = '15px sheet'
  drawing.textAlign = 'center'
  drawing.fillStyle = '#FFFFFF'
  tiles.forEach(({ name, frame }, index) => {
    const left = gap + (index % columns) * (tile.width + gap)
    const top = gap + Math.floor(index / columns) * (tile.height + labelHeight + gap)
    drawing.putImageData(new ImageData(smallRgba(frame, width, height), tile.width, tile.height), left, top)
    drawing.fillText(name, left + tile.width / 2, top + tile.height + 16)
  })
  await writeFile(file, await canvas.encode('jpeg', 78))
}

function smallRgba(frame: Uint8Array, width: number, height: number): Uint8ClampedArray {
  const small = { width: Math.floor(width / shrink), height: Math.floor(height / shrink) }
  const chroma = (width / 2) * (height / 2)
  const planes = [
    { samples: frame.subarray(0, width * height), stride: width, square: shrink },
    { samples: frame.subarray(width * height, width * height + chroma), stride: width / 2, square: shrink / 2 },
    { samples: frame.subarray(width * height + chroma), stride: width / 2, square: shrink / 2 },
  ]
  const rgba = new Uint8ClampedArray(small.width * small.height * 4)
  for (let at = 0; at < small.width * small.height; at += 1) {
    const [y = 0, u = 0, v = 0] = planes.map((plane) => meanOf(plane, at % small.width, Math.floor(at / small.width)))
    rgba.set(rgbOf(y, u, v), at * 4)
    rgba[at * 4 + 3] = 255
  }
  return rgba
}

function meanOf({ samples, stride, square }: { samples: Uint8Array; stride: number; square: number }, column: number, row: number): number {
  let sum = 0
  for (let y = row * square; y < (row + 1) * square; y += 1)
    for (let x = column * square; x < (column + 1) * square; x += 1) sum += samples[y * stride + x] ?? 0
  return sum / square ** 2
}

/** BT.709, limited range. */
function rgbOf(y: number, u: number, v: number): [number, number, number] {
  const luma = (y - 16) * (255 / 219)
  const blue = (u - 128) * (255 / 224)
  const red = (v - 128) * (255 / 224)
  return [luma + 1.5748 * red, luma - 0.187324 * blue - 0.468124 * red, luma + 1.8556 * blue]
}
