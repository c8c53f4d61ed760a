import { AppError } from '@relampago/domain/contracts'
import { load, type CheerioAPI } from 'cheerio/slim'
import { decodePage } from './decode-page.ts'
import { installmentsNear } from './installments.ts'
import { listedFeatures } from './page-features.ts'
import { assertReasonableNesting } from './page-nesting.ts'
import { plainText } from './plain-text.ts'
import { readDescription } from './product-description.ts'
import { cleanFeatures } from './product-features.ts'
import { productName } from './product-name.ts'
import { jsonLdProduct } from './stated/json-ld-product.ts'
import { microdataProduct } from './stated/microdata-product.ts'
import { openGraphProduct } from './stated/open-graph-product.ts'
import type { StatedProduct } from './stated/stated-product.ts'
import type { ProductFacts } from './subject.ts'

export type ReadPage = {
  bytes: Uint8Array
  /** As the server wrote it. */
  contentType: string
  url: string
  readAt: Date
}
export type ReadProduct = {
  facts: ProductFacts
  /** Absolute addresses of the product's pictures, the page's favourite first, without repeats. */
  photoUrls: string[]
}

const maxPhotoUrls = 12

/**
 * What a product page states: JSON-LD first, then microdata, then Open Graph; a fact that the first lacks may come from the next.
 * Throws `AppError` page_without_product, or page_too_large for a page that is built to be endless.
 */
export function readProduct({ bytes, contentType, url, readAt }: ReadPage): ReadProduct {
  const html = decodePage(bytes, contentType)
  assertReasonableNesting(html)
  const $ = load(html)
  const siteName = $('meta[property="og:site_name"]').attr('content') ?? ''
  const found = statements($, url)
  const first = found[0]
  const name = first === undefined ? '' : productName(first.product.name.slice(0, 1000), siteName)
  if (first === undefined || !/[\p{L}\d]/u.test(name)) throw new AppError('page_without_product')

  const products = found.map(({ product }) => product)
  const { description, bullets } =
    products.map((product) => readDescription(product.description)).find((read) => read.description !== '') ?? readDescription(first.product.description)
  const priced = products.find(({ price }) => price !== null)
  const price = priced?.price ?? null
  const facts: ProductFacts = {
    url,
    name,
    brand: brandOf(products),
    price,
    listPrice: priced?.listPrice ?? null,
    installments: installmentsNear(visibleText($), price),
    rating: firstStated(products, ({ rating }) => rating),
    inStock: firstStated(products, ({ inStock }) => inStock),
    features: cleanFeatures([...products.flatMap(({ properties }) => properties), ...listedFeatures($), ...bullets]),
    description,
    readFrom: first.readFrom,
    readAt,
  }
  return {
    facts,
    photoUrls: absoluteAddresses(
      products.flatMap(({ images }) => images),
      url,
    ),
  }
}

function statements($: CheerioAPI, url: string): { readFrom: ProductFacts['readFrom']; product: StatedProduct }[] {
  const blocks = $('script[type*="ld+json"]')
    .toArray()
    .map((element) => $(element).text())
  const titles = [$('meta[property="og:title"]').attr('content') ?? '', $('h1').first().text().trim(), $('title').first().text().trim()]
  const read = [
    { readFrom: 'json-ld', product: jsonLdProduct(blocks, url, titles) },
    { readFrom: 'microdata', product: microdataProduct($) },
    { readFrom: 'open-graph', product: openGraphProduct($) },
  ] as const
  return read.flatMap(({ readFrom, product }) => (product === null ? [] : [{ readFrom, product }]))
}

function firstStated<Fact>(products: readonly StatedProduct[], fact: (product: StatedProduct) => Fact | null): Fact | null {
  return products.map(fact).find((value) => value !== null) ?? null
}

function brandOf(products: readonly StatedProduct[]): string | null {
  const brand = plainText((firstStated(products, (product) => product.brand) ?? '').slice(0, 200))
  return brand === '' || brand.length > 40 ? null : brand
}

/** Text without scripts, one space between parts, so that distances in it mean something. */
function visibleText($: CheerioAPI): string {
  $('head, script, style, noscript, template, [hidden]').remove()
  return $.root().text().replace(/\s+/g, ' ')
}

function absoluteAddresses(addresses: readonly string[], pageUrl: string): string[] {
  const absolute = addresses.flatMap((address) => {
    const url = URL.parse(address.trim(), pageUrl)
    return url !== null && /^https?:$/.test(url.protocol) ? [url.href] : []
  })
  return [...new Set(absolute)].slice(0, maxPhotoUrls)
}
