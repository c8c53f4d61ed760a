import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas'
import type { RgbaPixels } from '@relampago/compositor'
import type { LayerMotion } from '@relampago/domain/timeline'
import type { Pixels } from '@relampago/domain/units'

/** A transparent picture; `left` and `top` are its resting position in frame pixels. */
export type LayerPixels = { pixels: RgbaPixels; left: Pixels; top: Pixels; motion: LayerMotion }
/** The decoded pictures of a scene; layers from back to front. */
export type ScenePixels = { background: RgbaPixels; layers: LayerPixels[] }

/**
 * The whole scene at rest as one opaque picture of the background's size; `frameWidth` is the width
 * that the layers were placed for.
 */
export function flattenPicture({ background, layers }: ScenePixels, frameWidth: number): RgbaPixels {
  const { width, height } = background
  const drawing = canvasOf(background).getContext('2d')
  const scale = width / frameWidth
  for (const { pixels, left, top } of layers) {
    drawing.drawImage(canvasOf(pixels), left * scale, top * scale, pixels.width * scale, pixels.height * scale)
  }
  const { data } = drawing.getImageData(0, 0, width, height)
  return { rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength), width, height }
}

function canvasOf({ rgba, width, height }: RgbaPixels): Canvas {
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(rgba), width, height), 0, 0)
  return canvas
}
