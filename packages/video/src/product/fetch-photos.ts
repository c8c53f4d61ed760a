import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { guardedFetch } from '../safety/guarded-fetch.ts'
import type { Milliseconds } from '@relampago/domain/units'
import type { Tools } from '../run/tools.ts'
import { decodePhoto, looksAlike, type DecodedPhoto } from './photo-file.ts'
import type { ProductPhoto } from '../story/subject.ts'

const usualPhotos = 4
const maxPhotoBytes = 10_000_000
const photoTimeoutMs = 8000
/** Twelve addresses that answer nothing would take a minute and more. */
const allPhotosMs = 15_000

/** `most`: of different photos. */
export type PhotoLimits = { most?: number; withinMs?: Milliseconds }

/**
 * The first four (or `most`) different photos of a page that can be had, in its order, as JPEG
 * files in the video's folder. A photo that is missing, broken or small is passed over: a video can
 * be made without it; so is one that has not come within `withinMs` of the first request.
 */
export async function fetchPhotos(
  urls: readonly string[],
  tools: Pick<Tools, 'folder' | 'signal'>,
  { allowPrivate, most = usualPhotos, withinMs = allPhotosMs }: PhotoLimits & { allowPrivate: boolean },
): Promise<ProductPhoto[]> {
  const deadline = AbortSignal.timeout(withinMs)
  const chosen: (DecodedPhoto & { url: string })[] = []
  // As many at a time as are still missing: a usual page needs one round.
  for (let next = 0; next < urls.length && chosen.length < most && !deadline.aborted;) {
    const round = urls.slice(next, next + most - chosen.length)
    next += round.length
    const photos = await Promise.all(round.map((url) => fetchPhoto(url, AbortSignal.any([tools.signal, deadline]), allowPrivate)))
    // An abort is told from a photo that cannot be had; everything else passes it over.
    tools.signal.throwIfAborted()
    for (const photo of photos) {
      if (photo !== null && !chosen.some((other) => looksAlike(other, photo))) chosen.push(photo)
    }
  }
  return Promise.all(
    chosen.map(async ({ jpeg, width, height, url }, index) => {
      const file = join(tools.folder, `product-photo-${index + 1}.jpg`)
      await writeFile(file, jpeg)
      return { file, width, height, url }
    }),
  )
}

async function fetchPhoto(url: string, signal: AbortSignal, allowPrivate: boolean): Promise<(DecodedPhoto & { url: string }) | null> {
  try {
    const { bytes } = await guardedFetch(url, { signal, maxBytes: maxPhotoBytes, timeoutMs: photoTimeoutMs, allowPrivate, accept: ['image/'] })
    const photo = await decodePhoto(bytes)
    return photo === null ? null : { ...photo, url }
  } catch {
    // Whatever is wrong with it, the video is made without it.
    return null
  }
}
