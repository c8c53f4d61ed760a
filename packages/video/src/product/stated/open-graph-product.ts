import type { CheerioAPI } from 'cheerio/slim'
import { moneyOf } from '../wording/money.ts'
import { formerPrice, stockOf, type StatedProduct } from './stated-product.ts'

/**
 * The product that a page's Open Graph tags state, or `null`: every page has a title, so a product
 * needs its type or a price too.
 */
export function openGraphProduct($: CheerioAPI): StatedProduct | null {
  const tags = metaTags($)
  const first = (...names: string[]): string | undefined => names.flatMap((name) => tags.get(name) ?? [])[0]

  const name = first('og:title', 'twitter:title')
  const regular = moneyOf(first('product:price:amount', 'og:price:amount'), first('product:price:currency', 'og:price:currency'))
  const sale = moneyOf(first('product:sale_price:amount'), first('product:sale_price:currency', 'product:price:currency'))
  const original = moneyOf(first('product:original_price:amount'), first('product:original_price:currency', 'product:price:currency'))
  const isProduct = /^(?:og:)?product(?:\.item)?$/i.test(first('og:type') ?? '') || regular !== null || sale !== null
  if (name === undefined || !isProduct) return null

  const price = sale ?? regular
  return {
    name,
    brand: first('product:brand', 'og:brand') ?? null,
    description: first('og:description') ?? '',
    price,
    listPrice: formerPrice(price, original ?? regular),
    rating: null,
    inStock: stockOf(first('product:availability', 'og:availability')),
    properties: [],
    images: ['og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image'].flatMap((tag) => tags.get(tag) ?? []),
  }
}

function metaTags($: CheerioAPI): Map<string, string[]> {
  const tags = new Map<string, string[]>()
  for (const element of $('meta[content]').toArray()) {
    const name = ($(element).attr('property') ?? $(element).attr('name') ?? '').toLowerCase()
    const content = ($(element).attr('content') ?? '').trim()
    if (name === '' || content === '') continue
    tags.set(name, [...(tags.get(name) ?? []).slice(0, 40), content])
  }
  return tags
}
