import type { ScriptOrder } from '@relampago/domain/contracts'
import type { SentenceSource } from '../../story/script.ts'
import { featurePart } from '../product/feature-part.ts'
import { productBrief, type ProductSubject } from '../product/product-brief.ts'
import { plainDescription } from '../product/product-wording.ts'
import { cleanSpeech } from '../text/clean-speech.ts'
import { figureOf } from '../text/figure-of.ts'
import { splitSentences } from '../text/split-sentences.ts'
import { keywordsOf } from '../theme/theme-brief.ts'
import type { GivenFact, ModelMaterial } from './model-material.ts'
import { ownFacts } from './theme-facts.ts'

const mostFeatures = 12
const money = /(?:R\$|US\$|\$|€)\s?\d/
/** Said in our own words only: a slip in them is a false price. */
const fixedFields = new Set(['price', 'listPrice', 'installments', 'rating', 'inStock'])

/** What the page says of a product, without praise, amounts of money and ratings. */
export function productFacts(subject: ProductSubject, order: ScriptOrder): ModelMaterial {
  const brief = productBrief(subject, order)
  const { facts: page, language, speech } = brief
  const given = (text: string, field: string): GivenFact => {
    const source: SentenceSource = { kind: 'page', field }
    return { text, mustBeSaid: false, source, keywords: [...keywordsOf(text, speech), ...brief.keywords], figure: figureOf(text) }
  }
  const features = page.features.filter((feature) => featurePart(feature, speech) !== null && !money.test(feature)).slice(0, mostFeatures)
  const described = plainDescription(splitSentences(page.description, language)).filter((sentence) => !money.test(sentence))
  const own = ownFacts({ ...brief, topicKeywords: brief.keywords }, brief.shortName)
  return {
    theme: [brief.shortName, page.brand ?? ''].join(' '),
    facts: [
      ...own.facts,
      ...features.map((feature) => given(cleanSpeech(feature), 'features')),
      ...described.map((sentence) => given(sentence, 'description')),
    ],
    wishes: own.wishes,
    hook: () => null,
    fixed: ({ sentences }) => sentences.filter(({ role, source }) => role === 'body' && source.kind === 'page' && fixedFields.has(source.field)),
  }
}
