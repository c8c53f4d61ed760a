import { AppError } from '../contracts/errors.ts'
import { isHeic, readPictureHeader } from '../input/picture-header.ts'

/**
 * Pixels in a megapixel as cameras are sold: one of "12 megapixels" takes 4032 x 3024 = 12.2
 * million.
 */
const pixelsPerMegapixel = 1024 * 1024

/** How many pixels that many megapixels allow. */
export function pixelsOf(megapixels: number): number {
  return megapixels * pixelsPerMegapixel
}

/**
 * Why a picture is not taken, judged by its header alone: `image_heic`, `image_unreadable`,
 * `image_animated` or `image_too_large`. `null`: it may be decoded, which may still find it broken.
 * A page that has the file can ask before it sends it.
 */
export function photoFault(file: Uint8Array, megapixels: number): AppError | null {
  const header = readPictureHeader(file)
  if (header === null) return new AppError(isHeic(file) ? 'image_heic' : 'image_unreadable')
  const { width, height, isAnimated } = header
  if (isAnimated) return new AppError('image_animated')
  const pixels = width * height
  if (pixels <= pixelsOf(megapixels)) return null
  return new AppError('image_too_large', { width, height, megapixels: Math.ceil(pixels / 1e6), limit: megapixels })
}
