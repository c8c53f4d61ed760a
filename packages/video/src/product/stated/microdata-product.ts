import type { CheerioAPI } from 'cheerio/slim'
import { moneyOf } from '../wording/money.ts'
import { formerPrice, ratingOf, stockOf, type StatedProduct } from './stated-product.ts'

/**
 * The product that a page's microdata states, or `null`: the first one that is not part of another
 * item, if its kin bear its name too.
 */
export function microdataProduct($: CheerioAPI): StatedProduct | null {
  const items = $('[itemscope][itemtype$="schema.org/Product"]').filter(
    (_, element) => $(element).parents('[itemscope][itemtype$="schema.org/ItemList"]').length === 0,
  )
  const item = items.filter((_, element) => $(element).parents('[itemscope][itemtype$="schema.org/Product"]').length === 0).first()
  if (item.length === 0) return null
  const outer = $(item)

  /** All values of a property that belong to the given scope and not to an item inside it. */
  const values = (scope: typeof outer, property: string): string[] =>
    scope
      .find(`[itemprop~="${property}"]`)
      .filter((_, element) => $(element).parent().closest('[itemscope]').is(scope))
      .toArray()
      .map((element) => {
        const part = $(element)
        if (part.is('[itemscope]')) return values(part, 'name')[0] ?? ''
        return part.attr('content') ?? part.attr('src') ?? part.attr('href') ?? part.attr('value') ?? part.text()
      })
      .map((value) => value.trim())
      .filter((value) => value !== '')
  const inner = (property: string) =>
    outer
      .find(`[itemprop~="${property}"][itemscope]`)
      .filter((_, element) => $(element).parent().closest('[itemscope]').is(outer))
      .first()

  const name = values(outer, 'name')[0]
  if (name === undefined) return null
  const offer = inner('offers')
  const rating = inner('aggregateRating')
  const price = moneyOf(values(offer, 'price')[0] ?? values(offer, 'lowPrice')[0], values(offer, 'priceCurrency')[0])
  return {
    name,
    brand: values(outer, 'brand')[0] ?? values(outer, 'manufacturer')[0] ?? null,
    description: values(outer, 'description')[0] ?? '',
    price,
    listPrice: formerPrice(price, moneyOf(values(offer, 'listPrice')[0], values(offer, 'priceCurrency')[0])),
    rating: ratingOf({
      value: values(rating, 'ratingValue')[0],
      best: values(rating, 'bestRating')[0],
      count: values(rating, 'reviewCount')[0] ?? values(rating, 'ratingCount')[0],
    }),
    inStock: stockOf(values(offer, 'availability')[0]),
    properties: [],
    images: values(outer, 'image'),
  }
}
