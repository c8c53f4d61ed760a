import { readFile } from 'node:fs/promises'
import type { VideoLanguage } from '@relampago/domain/catalogue'
import type { Pixels } from '@relampago/domain/units'
import { productText } from './pictures/plan/product-text.ts'
import { smallPhoto } from './product/photo-file.ts'
import { readProductPage } from './product/read-subject.ts'
import type { Tools } from './run/tools.ts'

/** What a preview shows of a product: texts as a video draws them, in its language. */
export type ProductGlance = {
  name: string
  price: string | null
  /** Such as "era R$ 179,90"; only beside a lower price. */
  listPrice: string | null
  /** Host of the page that was read. */
  host: string
  /** JPEG of at most 540x540; `null` where the page has no photo that can be used. */
  photo: Buffer | null
}

const photoSide: Pixels = 540
const photosWithinMs = 6000

/**
 * Reads a product page and one of its photos, as a video of it would. `folder` takes the photo.
 * Throws `AppError` with a page_ code; the signal's reason when aborted.
 */
export async function glanceAtProduct(
  address: string,
  { language, ...reading }: { language: VideoLanguage; tools: Pick<Tools, 'folder' | 'signal'>; allowPrivateFetch: boolean; now: () => Date },
): Promise<ProductGlance> {
  const { facts, photos } = await readProductPage(address, { ...reading, photoLimits: { most: 1, withinMs: photosWithinMs } })
  const { name, price, listPrice } = productText(facts, language)
  const [photo] = photos
  return {
    name,
    price,
    listPrice,
    host: new URL(facts.url).hostname,
    photo: photo === undefined ? null : await smallPhoto(await readFile(photo.file), photoSide),
  }
}
