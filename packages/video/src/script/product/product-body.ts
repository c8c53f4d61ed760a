import type { PicturedLine } from '../../content/schema/phrases.ts'
import type { DraftSentence } from '../drafts/draft-sentence.ts'
import { fillPhrase } from '../phrases/fill-phrase.ts'
import { joinSentence } from '../phrases/join-sentence.ts'
import { featureTexts, type Room, type Wording } from './feature-sentences.ts'
import { plainDescription } from './product-wording.ts'
import { figureOf } from '../text/figure-of.ts'
import { contentWords, foldText, numbersOf } from '../text/fold-words.ts'
import { splitSentences } from '../text/split-sentences.ts'
import { keywordsOf } from '../theme/theme-brief.ts'
import { isPoor, type ProductBrief } from './product-brief.ts'

/**
 * Everything between hook and closing, in telling order: features, rating, price; a buyer's
 * questions when the page is poor or time is left. `wording` says how short its sentences must be.
 */
export function productBody(brief: ProductBrief, hook: string, wording: Wording): DraftSentence[] {
  const hasOwnWords = brief.context.spoken.length > 0
  const poor = isPoor(brief) && !hasOwnWords
  return [
    ...(poor ? questionSentences(brief, 0) : []),
    ...featureDrafts(brief, wording, hasOwnWords ? 1 : 0),
    ...descriptionSentences(brief),
    ...lineSentences(brief, hook, wording.room),
    ...(poor || brief.seconds < 30 ? [] : bridged(brief, questionSentences(brief, 30))),
    ...actionSentences(brief),
  ]
}

/** The first three features are always spoken, unless the person's own words need the time. */
function featureDrafts(brief: ProductBrief, wording: Wording, rank: number): DraftSentence[] {
  let told = 0
  return featureTexts(brief, wording).map(({ text, features }, index) => {
    const isNeeded = told < wording.features
    told += features
    return pageDraft(brief, { text, field: 'features', rank: isNeeded ? rank : index + 4 })
  })
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

function lineSentences(brief: ProductBrief, hook: string, room: Room): DraftSentence[] {
  const { values, facts } = brief
  const lines: PageLine[] = []
  const { brand } = facts
  if (brand !== null && brand !== '' && !foldText(facts.name).includes(foldText(brand)))
    lines.push({ text: pageText(brief, 'brand', brand), field: 'brand', rank: 20 })
  if (room === 'tightest' && values.rating !== undefined && values.price !== undefined) return [pageDraft(brief, ratedPrice(brief))]
  if (values.rating !== undefined && !hook.includes(values.reviews ?? '\0'))
    lines.push({ text: pageText(brief, ratingLines[room]), field: 'rating', rank: 0, figure: values.rating, icon: 'star' })
  if (facts.inStock === false) lines.push({ text: pageText(brief, 'outOfStock'), field: 'inStock', rank: 0 })
  return [...lines, ...priceLines(brief, room)].map((line) => pageDraft(brief, line))
}

const ratingLines = { wide: 'rating', narrow: 'ratingShort', tight: 'ratingShortest', tightest: 'ratingShortest' } as const satisfies Record<Room, string>

function ratedPrice(brief: ProductBrief): PageLine {
  return { text: pageText(brief, 'ratedPrice'), field: 'price', rank: 0, icon: 'money-bag', figure: brief.values.price ?? '' }
}

function priceLines(brief: ProductBrief, room: Room): PageLine[] {
  const { price, percent, count } = brief.values
  if (price === undefined) return []
  const isReduced = percent !== undefined
  const kind = room === 'tight' || room === 'tightest' ? 'short' : room === 'narrow' ? (isReduced ? 'reducedShort' : 'short') : isReduced ? 'reduced' : 'price'
  const line: PageLine = { text: pageText(brief, kind), field: 'price', rank: 0, icon: 'money-bag', ...(price.length <= 12 && { figure: price }) }
  if (count === undefined || brief.seconds <= 15) return [line]
  return [line, { text: pageText(brief, 'installments'), field: 'installments', rank: 6, icon: 'credit-card' }]
}

function pageText(brief: ProductBrief, kind: keyof ProductBrief['phrases']['product']['lines'], item?: string): string {
  const phrase = brief.choose(`line ${kind}`).pick(brief.phrases.product.lines[kind])
  return fillPhrase(phrase, { ...brief.values, ...(item !== undefined && { item }) })
}

function descriptionSentences(brief: ProductBrief): DraftSentence[] {
  if (brief.seconds < 30) return []
  const { features, description } = brief.facts
  const sentences = plainDescription(splitSentences(description, brief.language))
    .filter((sentence) => isNew(sentence, brief))
    .slice(0, 3)
  // Where the page lists nothing, its own words are the best there is.
  const firstRank = features.length === 0 ? 2 : 12
  return sentences.map((text, index) => pageDraft(brief, { text, field: 'description', rank: firstRank + index }))
}

/**
 * "Bateria: até 40 horas" has said what "A bateria dura até 40 horas" would say again; so has a
 * feature whose words all stand in the sentence.
 */
function isNew(sentence: string, { facts: { features }, speech }: ProductBrief): boolean {
  const said = new Set(contentWords(sentence, speech))
  const told = new Set(features.flatMap(numbersOf))
  const numbers = numbersOf(sentence)
  const repeats = features.some((feature) => contentWords(feature, speech).every((word) => said.has(word)))
  return !repeats && (numbers.length === 0 || numbers.some((number) => !told.has(number)))
}

/**
 * Counted when they carry the script ("3 perguntas"); the other wordings follow when a minute is
 * long.
 */
function questionSentences(brief: ProductBrief, rank: number): DraftSentence[] {
  const isCounted = rank === 0 && brief.seconds > 15
  const draft = (line: PicturedLine, told: { rank: number; step?: number }): DraftSentence => {
    const question = line.say
    return {
      role: 'body',
      text: told.step === undefined ? question : joinSentence(brief.phrases.theme.connectives.steps[told.step - 1] ?? '', question),
      source: { kind: 'structure' },
      keywords: [...keywordsOf(question, brief.speech), ...brief.keywords],
      icon: line.icon,
      onScreen: { label: brief.screenWord, ...(told.step !== undefined && { step: told.step }) },
      rank: told.rank,
    }
  }
  return brief.phrases.product.questions.flatMap((wordings, index) => {
    const chosen = brief.choose(`question ${index}`).pick(wordings)
    const others = brief.seconds >= 60 ? wordings.filter((wording) => wording !== chosen) : []
    return [
      draft(chosen, isCounted ? { rank: 0, step: index + 1 } : { rank: rank + index + 1 }),
      ...others.map((question) => draft(question, { rank: rank + index + 5 })),
    ]
  })
}

/**
 * The first question leads over from the page to the buyer; as one sentence, so that the bridge
 * never stands without its question.
 */
function bridged(brief: ProductBrief, questions: readonly DraftSentence[]): DraftSentence[] {
  const bridge = brief.choose('bridge').pick(brief.phrases.product.questionBridges)
  return questions.map((question, index) => (index === 0 ? { ...question, text: joinSentence(bridge, question.text) } : question))
}

function actionSentences(brief: ProductBrief): DraftSentence[] {
  if (brief.seconds < 30) return []
  return brief
    .choose('actions')
    .shuffle(brief.phrases.product.actions)
    .map((line, index) => ({
      role: 'body',
      text: line.say,
      source: { kind: 'structure' },
      keywords: [...keywordsOf(line.say, brief.speech), ...brief.keywords],
      icon: line.icon,
      onScreen: { label: brief.screenWord },
      rank: 40 + index,
    }))
}
