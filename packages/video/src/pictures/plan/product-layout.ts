import type { ScriptSentence } from '../../story/script.ts'
import { findCall } from './on-screen-text.ts'
import type { Layout, ProductText } from '../scene-plan/scene-plan.ts'
import type { VideoLanguage } from '@relampago/domain/catalogue'

export type ProductContext = {
  product: ProductText
  photos: number
  language: VideoLanguage
  /** How many photo views came before. */ shown: number
  previous: Layout['kind'] | null
}

const longestLabel = 34

/**
 * How to show a sentence about a product, or `null` for the general ways. Without a photo only
 * offer, price and closing are product pictures.
 */
export function productLayout(sentence: ScriptSentence, context: ProductContext): Layout | null {
  const { product } = context
  if (sentence.role === 'hook') return { kind: 'product-card', product }
  if ((sentence.onScreen?.items ?? []).length >= 2) return null
  if (sentence.role === 'closing') return { kind: 'product-call', text: findCall(sentence, context.language).text, product }
  return layoutByField(sentence, product) ?? photoLayout(sentence, context)
}

/** A sentence that says a field of the page shows that field. */
function layoutByField({ source }: ScriptSentence, product: ProductText): Layout | null {
  const field = source.kind === 'page' ? source.field : ''
  if (/price|offer|discount|installment/i.test(field) && product.price !== null) return { kind: 'product-price', product }
  if (/rating|review/i.test(field) && product.rating !== null) return { kind: 'product-rating', product }
  return null
}

function photoLayout({ onScreen: wish = {}, source }: ScriptSentence, { product, photos, previous, shown }: ProductContext): Layout | null {
  if (photos === 0 || wish.step !== undefined) return null
  // What is asked of the buyer takes turns with the product: a minute of one photo tires.
  if (source.kind === 'structure' && (previous === 'product-photo' || previous === 'product-detail')) return null
  if (wish.figure !== undefined && previous !== 'figure') return null
  const label = wish.label !== undefined && wish.label.length <= longestLabel ? wish.label : null
  return { kind: shown % 2 === 0 ? 'product-photo' : 'product-detail', label, product }
}
