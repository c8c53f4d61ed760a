import { baseLanguage, type InterfaceLanguage } from '@relampago/domain/catalogue'
import type { ScriptOrder, VideoOrder } from '@relampago/domain/contracts'
import type { ProductFacts, Subject } from '../../story/subject.ts'
import { phrases } from '../../content/content.ts'
import type { Phrases } from '../../content/schema/phrases.ts'
import { languageRules } from '../../language/languages.ts'
import type { FeaturePart } from '../../language/rules/language-rules.ts'
import type { PhraseValues } from '../phrases/fill-phrase.ts'
import { featurePart, withoutRepeats } from './feature-part.ts'
import { nameInside, productNickname, shortProductName } from './product-name.ts'
import { discountPercent, goodRating, moneyText } from './product-wording.ts'
import { bestFirst } from './rank-features.ts'
import { readContext, type ReadContext } from '../context/read-context.ts'
import { seededChoice, type SeededChoice } from '../drafts/seeded-choice.ts'
import { cleanSpeech } from '../text/clean-speech.ts'
import { foldText } from '../text/fold-words.ts'
import { shortenText } from '../text/shorten-text.ts'
import { upperFirst } from '../text/split-sentences.ts'
import { keywordsOf } from '../theme/theme-brief.ts'

export type ProductSubject = Extract<Subject, { kind: 'product' }>

/** Everything the product writer knows before it writes. */
export type ProductBrief = {
  facts: ProductFacts
  language: ProductSubject['language']
  speech: InterfaceLanguage
  /** The words around features in this language. */
  phrases: Phrases
  seconds: VideoOrder['duration']
  shortName: string
  /** Brand and model, when the page names its brand. */
  nickname: string | null
  /** Nickname or name on the picture; at most 24 characters. */
  screenWord: string
  keywords: string[]
  context: ReadContext
  /** What the page lists, as it is said: the best first, each thing once. */
  features: FeaturePart[]
  /** A singular verb may follow: the name is of one thing for certain. */
  isOneThing: boolean
  /** Texts for the gaps of phrases; a gap is missing when the page says nothing. */
  values: PhraseValues
  /** The opening that the person chose; `null` leaves it to the writer. */
  opening: string | null
  choose(purpose: string): SeededChoice
}

/** Reads a product and the person's words about it. */
export function productBrief({ facts, context, language }: ProductSubject, order: ScriptOrder): ProductBrief {
  const speech = baseLanguage[language]
  const said = phrases(speech)
  const shortName = shortProductName(facts.name, facts.brand) || said.product.nameless
  const nickname = productNickname(shortName, facts.brand)
  const rating = goodRating(facts)
  const percent = discountPercent(facts)
  const number = (value: number) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)
  return {
    facts,
    language,
    speech,
    phrases: said,
    seconds: order.duration,
    shortName,
    nickname,
    screenWord: upperFirst(shortenText(nickname ?? shortName, 24)),
    keywords: [...keywordsOf(cleanSpeech(facts.name), speech).slice(0, 4), said.product.keyword],
    context: readContext(context, language),
    features: withoutRepeats(bestFirst(facts.features), facts.name, speech).flatMap((feature) => featurePart(feature, speech) ?? []),
    isOneThing: languageRules[speech].product.isOneThing(shortName),
    values: {
      name: nameInside({ name: shortName, fullName: cleanSpeech(facts.name), brand: facts.brand, printed: printedSmall(facts) }, speech),
      nickname: nickname ?? shortName,
      topic: shortName,
      ...(percent !== null && { percent: String(percent) }),
      ...(rating !== null && { rating: number(rating.value), reviews: number(rating.reviews) }),
      ...(facts.price !== null && { price: moneyText(facts.price, language) }),
      ...(facts.listPrice !== null && { oldPrice: moneyText(facts.listPrice, language) }),
      ...(facts.installments !== null && { count: String(facts.installments.count), value: moneyText(facts.installments.value, language) }),
    },
    opening: order.opening ?? null,
    choose: (purpose) => seededChoice(`${order.seed}|${purpose}|${foldText(facts.name)}`),
  }
}

/** A feature's first word has its capital from its place alone. */
function printedSmall({ features, description }: ProductFacts): string {
  return [...features.map((feature) => feature.charAt(0).toLowerCase() + feature.slice(1)), description].join(' ')
}

/** The page says nothing beyond the name and perhaps a price. */
export function isPoor({ facts, features }: Pick<ProductBrief, 'facts' | 'features'>): boolean {
  return features.length === 0 && goodRating(facts) === null && discountPercent(facts) === null
}
