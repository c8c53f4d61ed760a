import type { PicturedLine } from '../../content/schema/phrases.ts'
import type { FeaturePart } from '../../language/rules/language-rules.ts'
import { inAnyLanguage } from '../../language/languages.ts'
import type { DraftSentence } from '../drafts/draft-sentence.ts'
import { fillGaps, fillPhrase } from '../phrases/fill-phrase.ts'
import { joinSentence } from '../phrases/join-sentence.ts'
import { featurePart, isMinorFeature, withoutRepeats } from './feature-part.ts'
import { plainDescription } from './product-wording.ts'
import { figureOf } from '../text/figure-of.ts'
import { foldText, numbersOf, wordsOf } from '../text/fold-words.ts'
import { splitSentences } from '../text/split-sentences.ts'
import { keywordsOf } from '../theme/theme-brief.ts'
import { isPoor, type ProductBrief } from './product-brief.ts'

/**
 * Two features share a sentence up to this many words, which keeps the rhythm from becoming a list.
 */
const pairWords = 10

/**
 * Everything between hook and closing, in telling order: features, rating, price; a buyer's
 * questions when the page is poor or time is left.
 */
export function productBody(brief: ProductBrief, hook: string): DraftSentence[] {
  const poor = isPoor(brief) && brief.context.spoken.length === 0
  const features = featureSentences(brief)
  return [
    ...(poor ? questionSentences(brief, 0) : []),
    ...features,
    ...descriptionSentences(brief),
    ...lineSentences(brief, hook),
    ...(poor || brief.seconds < 30 ? [] : bridged(brief, questionSentences(brief, 30))),
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
  const told = withoutRepeats(brief.facts.features, brief.facts.name, brief.speech)
  const features = [...told.filter((feature) => !isMinorFeature(feature)), ...told.filter(isMinorFeature)]
  const parts = features.map((feature) => featurePart(feature, brief.speech)).filter((part) => part !== null)
  const { thing, quality, action } = brief.phrases.product.features
  const leads = { thing: [...brief.choose('thing').shuffle(thing.slice(0, 3)), ...thing.slice(3)], quality }
  const used = { thing: 0, quality: 0 }
  const sayPart = ({ kind, text }: FeaturePart): string => {
    if (kind === 'sentence') return `${text}.`
    if (kind === 'action') return fillPhrase(action, { item: text })
    return fillPhrase(leads[kind][used[kind]++ % leads[kind].length] ?? '{item}.', { item: text })
  }
  return joinPairs(parts, brief.phrases.product.features.pair).map((part, index) => {
    const text = sayPart(part)
    return pageDraft(brief, { text, field: 'features', rank: index === 0 ? 1 : index + 3 })
  })
}

/** Words that a second pair would turn into a list. */
const isList = new RegExp(String.raw` (?:${inAnyLanguage(({ conjunctions }) => conjunctions)}) |,(?!\d)`)

/** The first thing alone, then short things two by two. */
function joinPairs(parts: readonly FeaturePart[], pair: string): FeaturePart[] {
  const joined: FeaturePart[] = []
  let open = false
  for (const [index, part] of parts.entries()) {
    const last = joined.at(-1)
    const canPair = open && last?.kind === 'thing' && part.kind === 'thing' && !isList.test(`${last.text} ${part.text}`)
    if (last !== undefined && canPair && wordsOf(`${last.text} ${part.text}`).length < pairWords) {
      joined[joined.length - 1] = { kind: 'thing', text: fillGaps(pair, { item: last.text, other: part.text }) }
      open = false
    } else {
      joined.push(part)
      open = index > 0
    }
  }
  return joined
}

function lineSentences(brief: ProductBrief, hook: string): DraftSentence[] {
  const { values, facts } = brief
  const lines: PageLine[] = []
  const { brand } = facts
  if (brand !== null && brand !== '' && !foldText(facts.name).includes(foldText(brand)))
    lines.push({ text: pageText(brief, 'brand', brand), field: 'brand', rank: 20 })
  if (values.rating !== undefined && !hook.includes(values.reviews ?? '\0'))
    lines.push({ text: pageText(brief, 'rating'), field: 'rating', rank: 3, figure: values.rating, icon: 'star' })
  if (facts.inStock === false) lines.push({ text: pageText(brief, 'outOfStock'), field: 'inStock', rank: 0 })
  return [...lines, ...priceLines(brief)].map((line) => pageDraft(brief, line))
}

function priceLines(brief: ProductBrief): PageLine[] {
  const { price, percent, count } = brief.values
  if (price === undefined) return []
  const kind = brief.seconds <= 15 ? 'short' : percent === undefined ? 'price' : 'reduced'
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
  const told = new Set(brief.facts.features.flatMap(numbersOf))
  // "Bateria: até 40 horas" has said what "A bateria dura até 40 horas" would say again.
  const isNew = (sentence: string) => numbersOf(sentence).length === 0 || numbersOf(sentence).some((number) => !told.has(number))
  const sentences = plainDescription(splitSentences(brief.facts.description, brief.language)).filter(isNew).slice(0, 3)
  // Where the page lists nothing, its own words are the best there is.
  const firstRank = brief.facts.features.length === 0 ? 1 : 12
  return sentences.map((text, index) => pageDraft(brief, { text, field: 'description', rank: firstRank + index }))
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
