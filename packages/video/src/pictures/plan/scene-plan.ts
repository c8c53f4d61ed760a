import type { VideoLanguage } from '@relampago/domain/catalogue'
import type { Pixels } from '@relampago/domain/units'
import type { BackgroundPlan } from '../backgrounds/draw-background.ts'
import type { Look, Scheme } from '../drawing/palette.ts'

/** A photograph that has been looked at and can be drawn. */
export type PhotoPlan = {
  file: string
  url: string
  width: Pixels
  height: Pixels
  /**
   * CSS colour of the border when it is nearly one colour, as in studio shots; `null` otherwise.
   */
  border: string | null
  /** Whether the border is transparent: the thing itself, cut out. */
  isCutOut: boolean
}

/** Text of a product picture, in the video's language; nothing that the page does not say. */
export type ProductText = {
  name: string
  price: string | null
  listPrice: string | null
  /** As "-28%". */
  discount: string | null
  installments: string | null
  /** 0 to 5, with its number of reviews as text. */
  rating: { stars: number; text: string; reviews: string } | null
  /** As "preço em 20/11/2026". */
  pricedOn: string
}

export type Tile = { icon: string; text: string }

/** What a picture shows, by the meaning of its sentence. */
export type Layout =
  | { kind: 'word'; lines: string[]; label: string | null }
  | { kind: 'hero'; label: string }
  | { kind: 'card'; step: number; steps: number; caption: string }
  | { kind: 'figure'; figure: string; unit: string | null; /** Of a whole, for a ring. */ share: number | null; label: string }
  | { kind: 'phone'; label: string }
  | { kind: 'tiles'; tiles: Tile[]; label: string }
  | { kind: 'checklist'; title: string; items: string[] }
  | { kind: 'call-to-action'; text: string }
  | { kind: 'product-card'; product: ProductText }
  | { kind: 'product-photo'; label: string | null; product: ProductText }
  | { kind: 'product-detail'; label: string | null; product: ProductText }
  | { kind: 'product-price'; product: ProductText }
  | { kind: 'product-rating'; product: ProductText }
  | { kind: 'product-call'; text: string; product: ProductText }
export type LayoutKind = Layout['kind']

/** Everything a worker needs to draw one picture: plain data. */
export type ScenePlan = {
  look: Look
  scheme: Scheme
  background: BackgroundPlan
  seed: string
  language: VideoLanguage
  layout: Layout
  /** The pictured thing. */
  icon: string
  /** A second thing that the sentence names, or `null`. */
  companion: string | null
  /** Small ones around it; may be empty. */
  extras: string[]
  photo: PhotoPlan | null
}
