import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import type { DraftSentence } from '../draft-sentence.ts'
import { fillPhrase } from '../phrases/fill-phrase.ts'
import { joinSentence } from '../phrases/join-sentence.ts'
import { buyerActions, buyerQuestions, featureLeads, productLines } from '../phrases/product-phrases.ts'
import { connectives } from '../phrases/theme-phrases.ts'
import { featurePart, plainDescription, type FeaturePart } from './product-wording.ts'
import { figureOf } from '../text/figure-of.ts'
import { wordsOf } from '../text/fold-words.ts'
import { splitSentences } from '../text/split-sentences.ts'
import { keywordsOf } from '../theme/theme-brief.ts'
import { isPoor, type ProductBrief } from './product-brief.ts'

/** Two features share a sentence up to this many words, which keeps the rhythm from becoming a list. */
const pairWords = 13

/** Everything between hook and closing, in telling order: features, rating, price; a buyer's questions when the page is poor or time is left. */
export function productBody(brief: ProductBrief, hook: string): DraftSentence[] {
  const poor = isPoor(brief) && brief.context.spoken.length === 0
  const features = featureSentences(brief)
  return [
    ...(poor ? questionSentences(brief, 0) : []),
    ...features,
    ...descriptionSentences(brief),
    ...lineSentences(brief, hook),
    ...(poor || brief.seconds < 30 ? [] : questionSentences(brief, 30)),
    ...actionSentences(brief),
  ]
}

type PageLine = { text: string; field: string; rank: number; figure?: string; icon?: string }

function pageDraft(brief: ProductBrief, line: PageLine): DraftSentence {
  const figure = line.figure ?? figureOf(line.text)
  return {
    role: 'body',
    text: line.text,
    source: { kind: 'page', field: line.field },
    keywords: [...keywordsOf(line.text, brief.speech), ...brief.keywords],
    ...(line.icon !== undefined && { icon: line.icon }),
    onScreen: { label: brief.screenWord, ...(figure !== undefined && { figure }) },
    rank: line.rank,
  }
}

function featureSentences(brief: ProductBrief): DraftSentence[] {
  const parts = brief.facts.features.map((feature) => featurePart(feature, brief.speech)).filter((part) => part !== null)
  const leads = {
    thing: brief.choose('thing').shuffle(featureLeads.thing[brief.speech].slice(0, 3)).concat(featureLeads.thing[brief.speech].slice(3)),
    quality: featureLeads.quality[brief.speech],
  }
  const used = { thing: 0, quality: 0 }
  return joinPairs(parts, brief.speech).map((part, index) => {
    const text =
      part.kind === 'sentence' ? `${part.text}.` : fillPhrase(leads[part.kind][used[part.kind]++ % leads[part.kind].length] ?? '{item}.', { item: part.text })
    return pageDraft(brief, { text, field: 'features', rank: index === 0 ? 1 : index + 3 })
  })
}

/** The first thing alone, then short things two by two. */
function joinPairs(parts: readonly FeaturePart[], speech: InterfaceLanguage): FeaturePart[] {
  const joined: FeaturePart[] = []
  let open = false
  for (const [index, part] of parts.entries()) {
    const last = joined.at(-1)
    const canPair = open && last?.kind === 'thing' && part.kind === 'thing' && !/ (?:e|and|ou|or) |,/.test(`${last.text} ${part.text}`)
    if (last !== undefined && canPair && wordsOf(`${last.text} ${part.text}`).length < pairWords) {
      joined[joined.length - 1] = { kind: 'thing', text: `${last.text} ${speech === 'pt' ? 'e' : 'and'} ${part.text}` }
      open = false
    } else {
      joined.push(part)
      open = index > 0
    }
  }
  return joined
}

function lineSentences(brief: ProductBrief, hook: string): DraftSentence[] {
  const { values, facts, speech } = brief
  const choice = brief.choose('lines')
  const line = (kind: keyof typeof productLines, item?: string) =>
    fillPhrase(choice.pick<string>(productLines[kind][speech]), { ...values, ...(item !== undefined && { item }) })
  const lines: PageLine[] = []
  const { brand } = facts
  if (brand !== null && brand !== '' && !facts.name.toLowerCase().includes(brand.toLowerCase()))
    lines.push({ text: line('brand', brand), field: 'brand', rank: 20 })
  if (values.rating !== undefined && !hook.includes(values.reviews ?? '\0'))
    lines.push({ text: line('rating'), field: 'rating', rank: 3, figure: values.rating, icon: 'star' })
  if (facts.inStock === false) lines.push({ text: line('outOfStock'), field: 'inStock', rank: 0 })
  if (values.price !== undefined) {
    const kind = values.percent === undefined ? 'price' : 'reduced'
    lines.push({ text: line(kind), field: 'price', rank: 0, icon: 'money-bag', ...(values.price.length <= 12 && { figure: values.price }) })
  }
  if (values.price !== undefined && values.count !== undefined && brief.seconds > 15)
    lines.push({ text: line('installments'), field: 'installments', rank: 6, icon: 'credit-card' })
  return lines.map((one) => pageDraft(brief, one))
}

function descriptionSentences(brief: ProductBrief): DraftSentence[] {
  if (brief.seconds < 30) return []
  const sentences = plainDescription(splitSentences(brief.facts.description, brief.language)).slice(0, 3)
  return sentences.map((text, index) => pageDraft(brief, { text, field: 'description', rank: 12 + index }))
}

/** Counted when they carry the script ("3 perguntas"), plain when they only fill it. */
function questionSentences(brief: ProductBrief, rank: number): DraftSentence[] {
  return buyerQuestions[brief.speech].map((wordings, index) => {
    const question = brief.choose(`question ${index}`).pick(wordings)
    const isCounted = rank === 0 && brief.seconds > 15
    return {
      role: 'body',
      text: isCounted ? joinSentence(connectives.steps[brief.speech][index] ?? '', question) : question,
      source: { kind: 'structure' },
      keywords: [...keywordsOf(question, brief.speech), ...brief.keywords],
      onScreen: { label: brief.screenWord, ...(isCounted && { step: index + 1 }) },
      rank: isCounted ? 0 : rank + index + 1,
    }
  })
}

function actionSentences(brief: ProductBrief): DraftSentence[] {
  if (brief.seconds < 30) return []
  return brief
    .choose('actions')
    .shuffle(buyerActions[brief.speech])
    .map((text, index) => ({
      role: 'body',
      text,
      source: { kind: 'structure' },
      keywords: [...keywordsOf(text, brief.speech), ...brief.keywords],
      onScreen: { label: brief.screenWord },
      rank: 40 + index,
    }))
}
