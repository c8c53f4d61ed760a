import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { plans } from '@relampago/domain/catalogue'
import { AppError, type PhotoOrder } from '@relampago/domain/contracts'
import { photoFault } from '@relampago/domain/rules'
import { decodePhoto, photoMaxSide, type DecodedPhoto } from '../product/photo-file.ts'
import { readProductPage } from '../product/read-subject.ts'
import { guardedFetch } from '../safety/guarded-fetch.ts'
import type { Tools } from '../run/tools.ts'
import type { Photo } from './photo.ts'

const maxPhotoBytes = 10 * 1024 * 1024
const photoTimeoutMs = 15_000
/** The focus is looked for in a picture this high: where the eye goes does not depend on more. */
const surveyHeight = 240

export type PhotoGathering = {
  order: PhotoOrder
  /** Bytes of the upload, when the order has no address. */
  upload: Uint8Array | null
  tools: Tools
  allowPrivateFetch: boolean
}
export type GatheredPhotos = { photos: Photo[]; /** What they show: the product's name, or the order's own words. */ title: string }

/**
 * The photos of an order as checked files in the video's folder, at least one. Throws `AppError`
 * image_unreadable, image_animated, image_too_large, image_unreachable, product_without_photos or a
 * page_ code; the signal's reason when aborted.
 */
export async function gatherPhotos(gathering: PhotoGathering): Promise<GatheredPhotos> {
  const { order, tools } = gathering
  if (order.kind === 'product-photos') return productPhotos(gathering)
  const bytes = order.url === null ? gathering.upload : await download(order.url, gathering)
  const decoded = await decode(bytes ?? new Uint8Array(), order.megapixels ?? plans.free.photoMegapixels)
  const file = join(tools.folder, 'photo.jpg')
  await writeFile(file, decoded.jpeg)
  return { photos: [await survey(decoded, file, order.url)], title: order.prompt === '' ? order.input : order.prompt }
}

/** Throws `AppError` with what is wrong with the picture. */
async function decode(bytes: Uint8Array, megapixels: number): Promise<DecodedPhoto> {
  const fault = photoFault(bytes, megapixels)
  if (fault !== null) throw fault
  const decoded = await decodePhoto(bytes, { maxSide: photoMaxSide, megapixels })
  if (decoded === null) throw new AppError('image_unreadable')
  return decoded
}

async function productPhotos({ order, tools, allowPrivateFetch }: PhotoGathering): Promise<GatheredPhotos> {
  const { facts, photos } = await readProductPage(order.input, { tools, allowPrivateFetch, now: () => new Date() })
  if (photos.length === 0) throw new AppError('product_without_photos')
  const surveyed = await Promise.all(
    photos.map(async ({ file, width, height, url }): Promise<Photo> => ({ file, width, height, url, ...(await focusOf(file)) })),
  )
  return { photos: surveyed, title: facts.name }
}

async function download(url: string, { tools, allowPrivateFetch }: PhotoGathering): Promise<Uint8Array> {
  try {
    const { signal } = tools
    const { bytes } = await guardedFetch(url, {
      signal,
      maxBytes: maxPhotoBytes,
      timeoutMs: photoTimeoutMs,
      allowPrivate: allowPrivateFetch,
      accept: ['image/'],
    })
    return bytes
  } catch (error) {
    tools.signal.throwIfAborted()
    // The reasons are about pages, not pictures: what to do is the same for all of them.
    throw new AppError('image_unreachable', {}, { cause: error })
  }
}

async function survey({ jpeg, width, height }: DecodedPhoto, file: string, url: string | null): Promise<Photo> {
  return { file, width, height, url, ...(await focusOf(jpeg)) }
}

/** Middle of the part that stands out most by light, colour and skin. */
async function focusOf(jpeg: Buffer | string): Promise<{ focusX: number; focusY: number }> {
  const small = await sharp(jpeg).resize({ height: surveyHeight }).toBuffer({ resolveWithObject: true })
  const { width, height } = small.info
  // Cropping makes the survey run; a square of the shorter side leaves it the most freedom.
  const side = Math.max(1, Math.min(width, height) - 1)
  const { info } = await sharp(small.data)
    .resize({ width: side, height: side, fit: 'cover', position: sharp.strategy.attention })
    .toBuffer({ resolveWithObject: true })
  const { attentionX, attentionY } = info
  if (attentionX === undefined || attentionY === undefined) return { focusX: 0.5, focusY: 0.5 }
  return { focusX: share(attentionX, width), focusY: share(attentionY, height) }
}

function share(at: number, length: number): number {
  return Math.min(1, Math.max(0, Math.abs(at) / length))
}
