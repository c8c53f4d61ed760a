import { AppError } from '@relampago/domain/contracts'
import type { CheerioAPI } from 'cheerio/slim'
import { decodePage } from './decode-page.ts'
import { struckPrice, wasPrice } from './page/former-price.ts'
import { installmentsNear } from './page/installments.ts'
import { keepOwnPart, visibleText } from './page/own-part.ts'
import { listedFeatures } from './page/page-features.ts'
import { printedRating } from './page/printed-rating.ts'
import { specRows, type SpecRow } from './page/spec-rows.ts'
import { marketplaceProduct } from './marketplaces/marketplace-product.ts'
import { parsePage } from './parse-page.ts'
import { isRobotPage } from '../safety/robot-page.ts'
import { plainText, withoutAddresses } from './wording/plain-text.ts'
import { readDescription } from './wording/product-description.ts'
import { cleanFeatures } from './wording/product-features.ts'
import { productName } from './wording/product-name.ts'
import { proseFeatures } from './wording/prose-features.ts'
import { jsonLdNodes, typesOf } from './stated/json-ld-nodes.ts'
import { jsonLdProduct } from './stated/json-ld-product.ts'
import { microdataProduct } from './stated/microdata-product.ts'
import { openGraphProduct } from './stated/open-graph-product.ts'
import { stateProduct } from './stated/state-product.ts'
import type { StatedProduct } from './stated/stated-product.ts'
import { pictureAddresses, printedDescription, printedPrice, textProduct } from './stated/text-product.ts'
import type { ProductFacts } from '../story/subject.ts'

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
const longestAddress = 2048
const brandName = /^(?:marca|brand)$/i

/** A page that lists fewer than these has more of them in its description. */
const fewFeatures = 3

/**
 * What a product page states: JSON-LD first, then what its marketplace is known to print,
 * microdata, Open Graph and the data of its own scripts; a fact that the first lacks may come from
 * the next, and what none of them tells from the page as people read it. Throws `AppError`
 * page_without_product, page_robots for what a shop shows to programs, or page_too_large for a page
 * built to be endless.
 */
export function readProduct(page: ReadPage): ReadProduct {
  const { url } = page
  const html = decodePage(page.bytes, page.contentType)
  const $ = parsePage(html)
  const siteName = $('meta[property="og:site_name"]').attr('content') ?? ''
  const found = statements($, { html, url })
  const first = found[0]
  const name = first === undefined ? '' : productName(first.product.name, siteName)
  if (first === undefined || !/[\p{L}\d]/u.test(name)) throw new AppError(isRobotPage(html) ? 'page_robots' : 'page_without_product')

  const products = found.map(({ product }) => product)
  const facts = { ...factsOf($, { products, name }), url, name, readFrom: first.readFrom, readAt: page.readAt }
  const pictures = products.flatMap(({ images }) => images)
  return { facts, photoUrls: absoluteAddresses(pictures.length > 0 ? pictures : pictureAddresses($), url) }
}

/** What the statements say together, and the page's text where they are silent. */
function factsOf($: CheerioAPI, { products, name }: { products: readonly StatedProduct[]; name: string }) {
  const price = firstStated(products, (product) => product.price) ?? printedPrice($)
  const text = visibleText($)
  const rows = specRows($)
  return {
    brand: brandOf([...products.map(({ brand }) => brand), rows.find((row) => brandName.test(row.name))?.value ?? null]),
    price,
    listPrice: formerPriceOf(products, price) ?? struckPrice($, price) ?? wasPrice(text, price),
    installments: installmentsNear(text, price),
    rating: firstStated(products, ({ rating }) => rating) ?? printedRating(text, $('h1').first().text().replace(/\s+/g, ' ').trim()),
    inStock: firstStated(products, ({ inStock }) => inStock),
    ...wordsAbout($, { products, rows, name }),
  }
}

/** The page's description, and its features: listed, stated, in rows, else in the description. */
function wordsAbout($: CheerioAPI, { products, rows, name }: { products: readonly StatedProduct[]; rows: readonly SpecRow[]; name: string }) {
  const told = [...products.map((product) => product.description), printedDescription($)].map((description) => readDescription(description))
  const listed = cleanFeatures([
    // What the seller lists sells better than what a register asks for.
    ...listedFeatures($),
    ...products.flatMap(({ properties }) => properties),
    ...rows.filter(({ name: property }) => !brandName.test(property)).map((row) => `${row.name}: ${row.value}`),
    ...told.flatMap(({ bullets }) => bullets),
  ])
  return {
    features: listed.length >= fewFeatures ? listed : cleanFeatures([...listed, ...told.flatMap(({ prose }) => proseFeatures(prose, name))]),
    description: told.find((read) => read.description !== '')?.description ?? '',
  }
}

type Statement = { readFrom: ProductFacts['readFrom']; product: StatedProduct }

/**
 * What each kind of markup states, the most trusted first; the printed page alone when there is
 * none. Leaves the page without its other parts.
 */
function statements($: CheerioAPI, { html, url }: { html: string; url: string }): Statement[] {
  const blocks = $('script[type*="ld+json"]')
    .toArray()
    .map((element) => $(element).text())
  const titles = [$('meta[property="og:title"]').attr('content') ?? '', $('h1').first().text().trim(), $('title').first().text().trim()]
  const listsProducts = jsonLdNodes(blocks).some((node) => typesOf(node).includes('Product'))
  const own = jsonLdProduct(blocks, url, titles)
  const read = [
    { readFrom: 'json-ld', product: own },
    { readFrom: 'marketplace', product: marketplaceProduct($, url) },
    { readFrom: 'microdata', product: microdataProduct($) },
    { readFrom: 'open-graph', product: openGraphProduct($) },
    { readFrom: 'state', product: listsProducts && own === null ? null : stateProduct($, html, titles) },
  ] as const
  const stated = read.flatMap(({ readFrom, product }) => (product === null ? [] : [{ readFrom, product }]))
  const picture = $('meta[property="og:image"]').attr('content')
  const isArticle = /^(?:og:)?(?:article|profile|video|blog)/i.test($('meta[property="og:type"]').attr('content') ?? '')
  keepOwnPart($)
  // A listing states products, but none of its own; its text must not make one.
  if (stated.length > 0 || listsProducts || isArticle) return stated
  const printed = textProduct($)
  return printed === null ? [] : [{ readFrom: 'text', product: { ...printed, images: [...(picture === undefined ? [] : [picture]), ...printed.images] } }]
}

/** Of those that state the same price. */
function formerPriceOf(products: readonly StatedProduct[], price: ProductFacts['price']): ProductFacts['price'] {
  return firstStated(products, (product) => (product.price?.cents === price?.cents && product.price?.currency === price?.currency ? product.listPrice : null))
}

function firstStated<Fact>(products: readonly StatedProduct[], fact: (product: StatedProduct) => Fact | null): Fact | null {
  return products.map(fact).find((value) => value !== null) ?? null
}

function brandOf(stated: readonly (string | null)[]): string | null {
  const brand = withoutAddresses(plainText(stated.find((one) => one !== null) ?? ''))
  return brand === '' || brand.length > 40 ? null : brand
}

function absoluteAddresses(addresses: readonly string[], pageUrl: string): string[] {
  const absolute = addresses.flatMap((address) => {
    const url = URL.parse(address.trim(), pageUrl)
    return url !== null && /^https?:$/.test(url.protocol) && url.href.length <= longestAddress ? [url.href] : []
  })
  return [...new Set(absolute)].slice(0, maxPhotoUrls)
}
