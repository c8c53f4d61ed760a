import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { RgbaPixels } from '@relampago/compositor'
import type { PictureFile } from '@relampago/domain/timeline'

/**
 * Pixels of a picture file; `folder` is the one that the timeline's file names are relative to.
 * Throws when the size is not the stated one.
 */
export async function loadPicture({ file, format, width, height }: PictureFile, folder: string): Promise<RgbaPixels> {
  const path = resolve(folder, file)
  const bytes = await readFile(path)
  if (format === 'rgba') {
    if (bytes.length !== width * height * 4) throw new Error(`${path} has ${bytes.length} bytes, not those of ${width}x${height}`)
    return { rgba: bytes, width, height }
  }
  const image = await loadImage(bytes)
  if (image.width !== width || image.height !== height) throw new Error(`${path} is ${image.width}x${image.height}, not ${width}x${height}`)
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, width, height)
  return { rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength), width, height }
}
