import type { OpeningStyle } from '@relampago/domain/catalogue'
import { bestFirst } from '../hooks/best-first.ts'
import type { Offered } from '../hooks/offered-openings.ts'
import { scoreOpening } from '../hooks/score-opening.ts'
import { fillPhrase } from '../phrases/fill-phrase.ts'
import { wordsOf } from '../text/fold-words.ts'
import { mostHookWords } from '../theme/choose-hook.ts'
import { isPoor, type ProductBrief } from './product-brief.ts'

type HookKind = keyof ProductBrief['phrases']['product']['hooks']
/** What of the page a product opens with. */
export type ProductOpening = Offered & { field: string }

/** A kind opens a video only where the page states what it says. */
const kinds: readonly {
  kind: HookKind
  style: OpeningStyle
  field: string
  /** The lengths that have room for it. */
  lengths: 'short' | 'long' | 'any'
  isStated: (brief: ProductBrief) => boolean
}[] = [
  { kind: 'discount', style: 'number', field: 'listPrice', lengths: 'long', isStated: ({ values }) => values.percent !== undefined },
  { kind: 'discountShort', style: 'number', field: 'listPrice', lengths: 'short', isStated: ({ values }) => values.percent !== undefined },
  { kind: 'price', style: 'question', field: 'price', lengths: 'long', isStated: ({ values, features }) => values.price !== undefined && features.length > 1 },
  {
    kind: 'installments',
    style: 'you',
    field: 'installments',
    lengths: 'long',
    isStated: ({ values }) => values.count !== undefined && values.value !== undefined,
  },
  { kind: 'rating', style: 'number', field: 'rating', lengths: 'any', isStated: ({ values }) => values.rating !== undefined },
  { kind: 'questions', style: 'promise', field: 'name', lengths: 'long', isStated: (brief) => isPoor(brief) && brief.context.spoken.length === 0 },
  { kind: 'feature', style: 'plain', field: 'name', lengths: 'long', isStated: () => true },
  { kind: 'featureShort', style: 'plain', field: 'name', lengths: 'short', isStated: () => true },
  { kind: 'plain', style: 'plain', field: 'name', lengths: 'any', isStated: () => true },
]

/** Every way to open a video on this product with what its page states, the best first. */
export function productOpenings(brief: ProductBrief): ProductOpening[] {
  const length = brief.seconds <= 15 ? 'short' : 'long'
  const offered = kinds.filter(({ lengths, isStated }) => (lengths === 'any' || lengths === length) && isStated(brief))
  const all = offered.flatMap((one) => brief.phrases.product.hooks[one.kind].map((phrase) => toOpening(fillPhrase(phrase, brief.values), one, brief)))
  const fitting = all.filter(({ text }) => wordsOf(text).length <= mostHookWords(brief.seconds))
  // 15 seconds have no room for a sentence that only says the name.
  const naming = brief.seconds <= 15 ? fitting.filter(({ text }) => saysName(brief, text)) : []
  return bestFirst(naming.length > 0 ? naming : fitting, brief)
}

function toOpening(text: string, { kind, style, field }: (typeof kinds)[number], brief: ProductBrief): ProductOpening {
  const score = scoreOpening({
    text,
    style,
    speech: brief.speech,
    topic: brief.shortName,
    answer: null,
    things: brief.keywords,
    // What the page itself strikes out is said in no other sentence.
    isAsked: field === 'listPrice',
    isGeneric: kind === 'plain' || (style === 'plain' && !saysName(brief, text)),
  })
  return { style, text, score, field, anchor: null }
}

/** Whether a sentence names the product. */
export function saysName({ shortName }: ProductBrief, text: string, name = shortName): boolean {
  return text.toLowerCase().includes(name.toLowerCase())
}
