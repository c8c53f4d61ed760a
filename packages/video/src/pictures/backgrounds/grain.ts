import { seededRandom } from '@relampago/domain/random'
import { frame, newBitmap, type Bitmap, type Drawing } from '../drawing/canvas.ts'

const tile = 256
let noise: Bitmap | undefined

/**
 * Fine noise against the bands that gradients get in video. Faint, because the encoder pays for it:
 * strength 0.05 changes a byte by about two.
 */
export function drawGrain(drawing: Drawing, strength: number) {
  noise ??= noiseTile()
  const pattern = drawing.createPattern(noise, 'repeat')
  if (pattern === null) throw new Error('The grain cannot be repeated')
  drawing.save()
  drawing.globalAlpha = strength
  drawing.globalCompositeOperation = 'overlay'
  drawing.fillStyle = pattern
  drawing.fillRect(0, 0, frame.width, frame.height)
  drawing.restore()
}

function noiseTile(): Bitmap {
  const random = seededRandom('grain')
  const { bitmap, drawing } = newBitmap(tile, tile)
  const pixels = drawing.createImageData(tile, tile)
  for (let at = 0; at < pixels.data.length; at += 4) {
    pixels.data.fill(Math.floor(random() * 256), at, at + 3)
    pixels.data[at + 3] = 255
  }
  drawing.putImageData(pixels, 0, 0)
  return bitmap
}
