import type { CheerioAPI } from 'cheerio/slim'

/**
 * Where one marketplace prints what a product page tells, as selectors. A selector that finds
 * nothing costs that fact alone: markup and the printed page are asked as well.
 */
export type Marketplace = {
  hosts: RegExp
  name: string
  /** The first group is the brand. */
  brand: { at: string; pattern: RegExp }
  price: string
  formerPrice: string
  /** Pieces of an amount inside those two. */
  money: { sign: string; whole: string; cents: string }
  rating: string
  reviews: string
  stock: string
  inStock: RegExp
  outOfStock: RegExp
  features: string
  description: string
  /** Addresses of the largest pictures, in the page's order. */
  images($: CheerioAPI): string[]
}
