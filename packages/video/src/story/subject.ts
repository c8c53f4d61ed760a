import type { VideoLanguage } from '@relampago/domain/catalogue'

/** An amount in the smallest unit of its currency: R$ 14,90 is 1490 BRL. */
export type Money = { cents: number; currency: 'BRL' | 'USD' | 'EUR' }

/**
 * What a product page really says. A fact that the page does not state is `null` or missing from
 * its list, never guessed.
 */
export type ProductFacts = {
  url: string
  name: string
  brand: string | null
  price: Money | null
  /** Former price, only from explicit data on the page or a price struck out beside the price. */
  listPrice: Money | null
  installments: { count: number; value: Money } | null
  /** Mean rating on a scale of 0 to 5, one decimal kept as printed, and the number of reviews. */
  rating: { value: number; reviews: number } | null
  inStock: boolean | null
  /** Short properties as the page lists them, cleaned of emoji and shouting. */
  features: string[]
  /** One or more whole sentences of the page's own description; may be empty. */
  description: string
  readFrom: 'json-ld' | 'marketplace' | 'microdata' | 'open-graph' | 'state' | 'text'
  readAt: Date
}

/**
 * A picture from the page: decoded, limited in size and written again as JPEG or PNG before
 * anything else reads it.
 */
export type ProductPhoto = { file: string; width: number; height: number; url: string }

export type Subject =
  | { kind: 'theme'; theme: string; context: string; language: VideoLanguage }
  | { kind: 'product'; facts: ProductFacts; photos: ProductPhoto[]; context: string; language: VideoLanguage }
