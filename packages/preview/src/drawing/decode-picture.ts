import type { RgbaPixels } from '@relampago/compositor'
import type { PictureSource } from '../orders/player.ts'
import type { FrameSize } from '../orders/frame-size.ts'
import type { Fit } from './picture-store.ts'

/**
 * Fetches and decodes a picture in page or worker. A background is made so: turned as its EXIF
 * says, the largest part of the wanted shape cut from the middle, then scaled at high quality to
 * the wanted size, colours as the browser converts them to sRGB. A picture of the wanted size keeps
 * its pixels.
 */
export async function decodePicture(source: PictureSource, size: FrameSize, fit: Fit): Promise<RgbaPixels> {
  const blob = 'url' in source ? await fetchBlob(source.url) : source.blob
  const whole = await createImageBitmap(blob, { imageOrientation: 'from-image', premultiplyAlpha: 'none' })
  try {
    const cut = fit === 'cover' ? coveringCut(whole, size) : { left: 0, top: 0, width: whole.width, height: whole.height }
    const resize = { resizeWidth: size.width, resizeHeight: size.height, resizeQuality: 'high', premultiplyAlpha: 'none' } as const
    const isSame = cut.width === size.width && cut.height === size.height
    const scaled = await createImageBitmap(whole, cut.left, cut.top, cut.width, cut.height, isSame ? {} : resize)
    return readPixels(scaled, size)
  } finally {
    whole.close()
  }
}

/** The largest part of a picture with the shape of `size`, from its middle; whole pixels. */
export function coveringCut(picture: FrameSize, size: FrameSize): { left: number; top: number; width: number; height: number } {
  const scale = Math.min(picture.width / size.width, picture.height / size.height)
  const width = Math.max(1, Math.round(size.width * scale))
  const height = Math.max(1, Math.round(size.height * scale))
  return { left: Math.floor((picture.width - width) / 2), top: Math.floor((picture.height - height) / 2), width, height }
}

async function fetchBlob(url: string): Promise<Blob> {
  const reply = await fetch(url)
  if (!reply.ok) throw new Error(`${url}: ${reply.status}`)
  return reply.blob()
}

function readPixels(bitmap: ImageBitmap, { width, height }: FrameSize): RgbaPixels {
  const context = contextOf({ width, height })
  context.globalCompositeOperation = 'copy'
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  const { data } = context.getImageData(0, 0, width, height)
  return { rgba: new Uint8Array(data.buffer), width, height }
}

function contextOf({ width, height }: FrameSize): CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D {
  const canvas =
    typeof OffscreenCanvas === 'undefined' ? Object.assign(document.createElement('canvas'), { width, height }) : new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('no canvas for pictures')
  return context
}
