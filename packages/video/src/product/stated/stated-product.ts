import { centsOf } from '../wording/money.ts'
import type { Money, ProductFacts } from '../../story/subject.ts'

/** What one kind of markup on a page says of its product, before cleaning. */
export type StatedProduct = {
  name: string
  brand: string | null
  description: string
  price: Money | null
  listPrice: Money | null
  rating: ProductFacts['rating']
  inStock: boolean | null
  /** Properties as "name: value" or plain lines. */
  properties: string[]
  /** Addresses as written, possibly relative. */
  images: string[]
}

/**
 * Mean on the page's own scale (5 when it names none) brought to 0..5; `null` without a count of
 * reviews or outside the scale.
 */
export function ratingOf(stated: { value: unknown; best: unknown; count: unknown }): ProductFacts['rating'] {
  const value = decimal(stated.value)
  const best = decimal(stated.best) ?? 5
  const reviews = centsOf(stated.count)
  if (value === null || reviews === null || reviews % 100 !== 0 || value <= 0 || best < 1 || value > best) return null
  return { value: best === 5 ? value : Math.round((value / best) * 50) / 10, reviews: reviews / 100 }
}

/**
 * From a schema.org availability such as `https://schema.org/InStock`; `null` when it says neither.
 */
export function stockOf(availability: unknown): boolean | null {
  const word =
    typeof availability === 'string'
      ? availability
          .replace(/[\s_-]/g, '')
          .split(/[/#]/)
          .at(-1)
          ?.toLowerCase()
      : undefined
  if (word === undefined) return null
  if (['instock', 'instoreonly', 'onlineonly', 'limitedavailability', 'available'].includes(word)) return true
  return ['outofstock', 'oos', 'soldout', 'discontinued'].includes(word) ? false : null
}

/** A former price counts only when it is the dearer one, in the same currency. */
export function formerPrice(price: Money | null, former: Money | null): Money | null {
  return price !== null && former !== null && former.currency === price.currency && former.cents > price.cents ? former : null
}

function decimal(printed: unknown): number | null {
  const number = typeof printed === 'string' ? Number.parseFloat(printed.replace(',', '.')) : printed
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}
