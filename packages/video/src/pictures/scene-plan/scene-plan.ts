import type { VideoLanguage } from '@relampago/domain/catalogue'
import type { PictureClip } from '@relampago/domain/timeline'
import type { Fraction, Pixels, Seconds } from '@relampago/domain/units'
import type { BackgroundPlan } from '../looks/draw-background.ts'
import type { Look, Scheme } from '../drawing/palette.ts'

import type { NumberLayout } from './numbers.ts'
import type { PhotoLayout } from './photos.ts'
import type { PlaceLayout } from './places.ts'
import type { StepLayout } from './steps.ts'

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
  /** What must stay in sight when it is cropped; its middle by default. */
  focus?: { x: Fraction; y: Fraction }
  /** That moves in its place; the photo is its first frame then. */
  clip?: { moving: PictureClip; form: PhotoLayout['form'] }
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

/** Layouts for any sentence, and those of the shapes of scripts. */
export type BasicLayout =
  | { kind: 'word'; lines: string[]; label: string | null }
  | { kind: 'hero'; label: string }
  | { kind: 'card'; step: number; steps: number; caption: string }
  | { kind: 'figure'; figure: string; unit: string | null; /** Of a whole, for a ring. */ share: number | null; label: string }
  | { kind: 'phone'; label: string }
  | { kind: 'tiles'; tiles: Tile[]; label: string }
  | { kind: 'checklist'; title: string; items: string[] }
  | { kind: 'verdict'; isTrue: boolean; stamp: string; label: string }
  | {
      kind: 'quiz'
      question: string
      options: readonly string[]
      /** Once it is told. */ right: number | null
      /** Of the countdown, in seconds. */ pause: Seconds | null
    }
  | { kind: 'versus'; one: string; other: string; joint: string; /** The thing of each, where there is one. */ icons: readonly string[] }
  | { kind: 'call-to-action'; text: string }

/** Layouts of a product page. */
export type ProductLayout =
  | { kind: 'product-card'; product: ProductText }
  | { kind: 'product-photo'; label: string | null; product: ProductText }
  | { kind: 'product-detail'; label: string | null; product: ProductText }
  | { kind: 'product-price'; product: ProductText }
  | { kind: 'product-rating'; product: ProductText }
  | { kind: 'product-call'; text: string; product: ProductText }

/** What a picture shows, by the meaning of its sentence. */
export type Layout = BasicLayout | NumberLayout | PlaceLayout | StepLayout | PhotoLayout | ProductLayout
export type LayoutKind = Layout['kind']

/** Everything a worker needs to draw one picture: plain data. */
export type ScenePlan = {
  look: Look
  scheme: Scheme
  background: BackgroundPlan
  seed: string
  language: VideoLanguage
  /** The sentence, split at spaces: what layers wait for. */
  words: readonly string[]
  layout: Layout
  /** The pictured thing; `null`: type alone is shown. */
  icon: string | null
  /** A second thing that the sentence names, or `null`. */
  companion: string | null
  /** Small ones around it; may be empty. */
  extras: string[]
  /** Of the icons that the sentence names, the words that do, as written there. */
  said?: Readonly<Record<string, { word: string; isNegated: boolean }>>
  photo: PhotoPlan | null
}
