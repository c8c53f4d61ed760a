import { basename, join } from 'node:path'
import type { VideoOrder } from '@relampago/domain/contracts'
import type { Tools } from '../run/tools.ts'
import { guardedFetch } from '../safety/guarded-fetch.ts'
import { loadOrMake } from '../stage-cache/load-or-make.ts'
import { noCache, type StageCache } from '../stage-cache/stage-cache.ts'
import { stageKey } from '../stage-cache/stage-key.ts'
import type { ProductFacts, ProductPhoto, Subject } from '../story/subject.ts'
import { fetchPhotos, type PhotoLimits } from './fetch-photos.ts'
import { productAddress } from './product-address.ts'
import { openPageReader } from './page-reader.ts'
import { themeSubject } from './theme-subject.ts'

const maxPageBytes = 2_000_000
const pageTimeoutMs = 12_000

export type SubjectReading = {
  order: VideoOrder
  tools: Tools
  /** Product pages on this machine; development and tests only. */
  allowPrivateFetch: boolean
  now: () => Date
  cache?: StageCache
}

/**
 * What a video is about: the theme as typed, or what the product page states, with up to four of
 * its photos as files in `tools.folder`. A page is stored for the same order only, which its seed
 * stands for: another order wants today's price. Throws `AppError` subject_unreadable for a theme
 * without a letter or digit, or a page_ code; the signal's reason when aborted.
 */
export async function readSubject({ order, tools, allowPrivateFetch, now, cache = noCache }: SubjectReading): Promise<Subject> {
  tools.signal.throwIfAborted()
  const address = order.kind === 'product' ? productAddress(order.input) : null
  if (address === null) return themeSubject(order)

  const { input, context, language, seed } = order
  const { facts, photos } = await loadOrMake({
    cache,
    key: stageKey('subject', { input, context, language, seed }),
    folder: tools.folder,
    make: () => readProductPage(address, { tools, allowPrivateFetch, now }),
    filesOf: (page) => page.photos.map(({ file }) => basename(file)),
  })
  return {
    kind: 'product',
    // A stored page has its date as text.
    facts: { ...facts, readAt: new Date(facts.readAt) },
    photos: photos.map((photo) => ({ ...photo, file: join(tools.folder, basename(photo.file)) })),
    context,
    language,
  }
}

type PageReading = Pick<SubjectReading, 'allowPrivateFetch' | 'now'> & { tools: Pick<Tools, 'folder' | 'signal'>; photoLimits?: PhotoLimits }

/**
 * The facts of a product page and up to four of its photos (or as many as `photoLimits` says) as
 * files in `tools.folder`. Throws `AppError` with a page_ code.
 */
export async function readProductPage(
  address: string,
  { tools, allowPrivateFetch, now, photoLimits = {} }: PageReading,
): Promise<{ facts: ProductFacts; photos: ProductPhoto[] }> {
  await using reader = openPageReader(tools.signal)
  const page = await guardedFetch(address, {
    signal: tools.signal,
    maxBytes: maxPageBytes,
    timeoutMs: pageTimeoutMs,
    allowPrivate: allowPrivateFetch,
    accept: ['text/html', 'application/xhtml+xml'],
  })
  const { facts, photoUrls } = await reader.read({ ...page, readAt: now() })
  return { facts, photos: await fetchPhotos(photoUrls, tools, { allowPrivate: allowPrivateFetch, ...photoLimits }) }
}
