import { fittingClosings } from '../drafts/script-limits.ts'
import type { VideoLanguage } from '@relampago/domain/catalogue'
import type { VideoOrder } from '@relampago/domain/contracts'
import type { Seconds } from '@relampago/domain/units'
import { estimateSeconds } from '../../speech/estimate-seconds.ts'
import { mostHookWords } from '../theme/choose-hook.ts'
import { contextSentences } from '../drafts/context-sentences.ts'
import { sizeScript, type DraftSentence } from '../drafts/draft-sentence.ts'
import { makeHashtags } from '../drafts/make-hashtags.ts'
import { fillPhrase } from '../phrases/fill-phrase.ts'
import { rooms, type Room } from './feature-sentences.ts'
import { productBody } from './product-body.ts'
import { isPoor, productBrief, type ProductBrief, type ProductSubject } from './product-brief.ts'
import { withoutMeasures } from './product-name.ts'
import type { Script } from '../../story/script.ts'
import { foldText, isEmptyWord, wordsOf } from '../text/fold-words.ts'
import { shortenText } from '../text/shorten-text.ts'
import { upperFirst } from '../text/split-sentences.ts'
import { keywordsOf } from '../theme/theme-brief.ts'

const contextShare = 0.7

/** A script from what a product page really says. What the page does not state is not spoken. */
export function writeProductScript(subject: ProductSubject, order: Pick<VideoOrder, 'duration' | 'seed'>): Script {
  const brief = productBrief(subject, order)
  const closing = productClosing(brief)
  const own = contextSentences(brief.context.spoken, {
    language: brief.language,
    room: brief.seconds * contextShare - estimateSeconds(productHook(brief, 'wide').text, brief.language) - estimateSeconds(closing.text, brief.language),
    label: brief.screenWord,
    keywords: (sentence) => [...keywordsOf(sentence, brief.speech), ...brief.keywords],
  })
  const draftsIn = (room: Room) => {
    const hook = productHook(brief, room)
    return [hook, ...nameDraft(brief, { hook: hook.text, room }), ...own, ...productBody(brief, { hook: hook.text, room }), closing]
  }
  const drafts = withinSpeech(draftsIn(widestRoom(draftsIn, order.duration, brief.language)), order.duration, brief.language)
  return {
    title: upperFirst(shortenText(brief.shortName, 60)),
    language: brief.language,
    writer: 'product',
    sentences: sizeScript(drafts, order.duration, brief.language),
    postCaption: productCaption(brief),
    hashtags: makeHashtags([
      brief.nickname ?? brief.shortName,
      brief.facts.brand ?? '',
      ...nounTags(brief),
      ...brief.phrases.tags.product,
      ...brief.phrases.tags.general,
    ]),
  }
}

/** The fastest voice says so much in the wanted length. */
const mostSayable = 1.2

/** Where even the shortest wording is too long, the last features may go, never the price. */
function withinSpeech(drafts: readonly DraftSentence[], target: Seconds, language: VideoLanguage): DraftSentence[] {
  let seconds = neededSeconds(drafts, language)
  const kept = drafts.toReversed().map((draft): DraftSentence => {
    const isFeature = draft.rank === 0 && draft.source.kind === 'page' && draft.source.field === 'features'
    if (!isFeature || seconds <= target * mostSayable) return draft
    seconds -= estimateSeconds(draft.text, language)
    return { ...draft, rank: 1 }
  })
  return kept.toReversed()
}

function neededSeconds(drafts: readonly DraftSentence[], language: VideoLanguage): Seconds {
  return drafts.reduce((sum, { rank, text }) => sum + (rank === 0 ? estimateSeconds(text, language) : 0), 0)
}

/**
 * What has to be said may fill this share of the wanted length, because the voice can speak faster;
 * 15 seconds need more of that.
 */
const mostNeeded = { short: 1.15, usual: 1.05 }

/** The widest wording in which everything that has to be said fits. */
function widestRoom(draftsIn: (room: Room) => DraftSentence[], target: Seconds, language: VideoLanguage): Room {
  const offered = target <= 15 ? rooms.slice(2) : rooms
  const most = target * mostNeeded[target <= 15 ? 'short' : 'usual']
  return offered.find((room) => neededSeconds(draftsIn(room), language) <= most) ?? 'tightest'
}

function productHook(brief: ProductBrief, room: Room): DraftSentence {
  const { values } = brief
  const { hooks } = brief.phrases.product
  const fits = (text: string) => wordsOf(text).length <= mostHookWords(brief.seconds)
  const texts = hookKinds(brief).flatMap((kind) => hooks[kind].map((phrase) => fillPhrase(phrase, values)).filter(fits))
  const naming = texts.filter((text) => saysName(brief, text))
  // 15 seconds have no room for a sentence that only says the name.
  const offered = brief.seconds <= 15 && naming.length > 0 ? naming : texts
  const text = room === 'tightest' ? shortestNaming(brief) : brief.choose('hook').pick(offered.length > 0 ? offered : hooks.plain)
  const percent = values.percent === undefined ? undefined : `${values.percent}%`
  const saysPercent = percent !== undefined && text.includes(percent)
  return {
    role: 'hook',
    text,
    source: { kind: 'page', field: saysPercent ? 'listPrice' : text.includes(values.rating ?? '\0') ? 'rating' : 'name' },
    keywords: brief.keywords,
    onScreen: { word: brief.screenWord, ...(saysPercent && { figure: `-${percent}` }) },
    rank: 0,
  }
}

function shortestNaming(brief: ProductBrief): string {
  const name = withoutMeasures(brief.values.name ?? brief.shortName)
  const texts = brief.phrases.product.hooks.featureShort
    .map((phrase) => fillPhrase(phrase, { ...brief.values, name }))
    .filter((text) => text.toLowerCase().includes(name.toLowerCase()))
  const fitting = texts.filter((text) => wordsOf(text).length <= mostHookWords(brief.seconds))
  return fitting.toSorted((one, other) => one.length - other.length)[0] ?? brief.choose('hook').pick(brief.phrases.product.hooks.plain)
}

function saysName({ shortName }: ProductBrief, text: string, name = shortName): boolean {
  return text.toLowerCase().includes(name.toLowerCase())
}

/**
 * What is worth opening with: a reduction, else a rating or a feature, else what a buyer should
 * ask.
 */
function hookKinds(brief: ProductBrief): (keyof ProductBrief['phrases']['product']['hooks'])[] {
  const isShort = brief.seconds <= 15
  if (brief.values.percent !== undefined) return [isShort ? 'discountShort' : 'discount']
  if (isPoor(brief) && !isShort && brief.context.spoken.length === 0) return ['questions']
  return [isShort ? 'featureShort' : 'feature', ...(brief.values.rating === undefined ? [] : (['rating'] as const))]
}

/** When the hook kept the name back, the next sentence says it. */
function nameDraft(brief: ProductBrief, { hook, room }: { hook: string; room: Room }): DraftSentence[] {
  if (saysName(brief, hook) || (room === 'tightest' && saysName(brief, hook, withoutMeasures(brief.shortName)))) return []
  const { names, namesShort } = brief.phrases.product
  const text = fillPhrase(brief.choose('name').pick(room === 'wide' ? names : namesShort), brief.values)
  return [{ role: 'body', text, source: { kind: 'page', field: 'name' }, keywords: brief.keywords, onScreen: { label: brief.screenWord }, rank: 0 }]
}

function productClosing(brief: ProductBrief): DraftSentence {
  const { callToAction } = brief.context
  const kind = brief.facts.inStock === false ? 'outOfStock' : brief.seconds <= 15 ? 'short' : 'usual'
  return {
    role: 'closing',
    text: callToAction ?? brief.choose('closing').pick(fittingClosings(brief.phrases.product.closings[kind])),
    source: callToAction === null ? { kind: 'structure' } : { kind: 'context' },
    keywords: brief.keywords,
    icon: 'shopping-cart',
    onScreen: { label: brief.screenWord },
    rank: 0,
  }
}

function productCaption(brief: ProductBrief): string {
  const choice = brief.choose('post')
  const { post } = brief.phrases
  const hasPrice = brief.values.price !== undefined
  const opening = choice.pick(post[hasPrice ? 'productPrice' : 'product'])
  return [
    fillPhrase(opening, brief.values),
    ...(hasPrice ? [choice.pick(post.priceMayChange)] : []),
    choice.pick(post.productQuestion),
    choice.pick(post.invite),
  ].join(' ')
}

/** The first nouns of a name are what people search for: "fone de ouvido" gives "fone". */
function nounTags(brief: ProductBrief): string[] {
  return wordsOf(foldText(brief.shortName))
    .filter((word) => /^\p{L}{4,}$/u.test(word) && !isEmptyWord(word, brief.speech))
    .slice(0, 2)
}
