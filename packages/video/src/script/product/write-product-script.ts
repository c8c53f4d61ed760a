import { fittingClosings } from '../drafts/script-limits.ts'
import type { VideoOrder } from '@relampago/domain/contracts'
import { estimateSeconds } from '../../speech/estimate-seconds.ts'
import { mostHookWords } from '../theme/choose-hook.ts'
import { frameContext } from '../context/frame-context.ts'
import { unusedContextOf } from '../context/unused-context.ts'
import { sizeScript, type DraftSentence } from '../drafts/draft-sentence.ts'
import { makeHashtags } from '../drafts/make-hashtags.ts'
import { fillPhrase } from '../phrases/fill-phrase.ts'
import { productBody } from './product-body.ts'
import { isPoor, productBrief, type ProductBrief, type ProductSubject } from './product-brief.ts'
import type { Script } from '../../story/script.ts'
import { contentWords, wordsOf } from '../text/fold-words.ts'
import { shortenText } from '../text/shorten-text.ts'
import { upperFirst } from '../text/split-sentences.ts'
import { keywordsOf } from '../theme/theme-brief.ts'

/** A script from what a product page really says. What the page does not state is not spoken. */
export function writeProductScript(subject: ProductSubject, order: Pick<VideoOrder, 'duration' | 'seed'>): Script {
  const brief = productBrief(subject, order)
  const sentences = sizeScript(productDrafts(brief), order.duration, brief.language)
  return {
    title: upperFirst(shortenText(brief.shortName, 60)),
    language: brief.language,
    writer: 'product',
    sentences,
    postCaption: productCaption(brief),
    hashtags: makeHashtags([
      brief.nickname ?? brief.shortName,
      brief.facts.brand ?? '',
      ...nounTags(brief),
      ...brief.phrases.tags.product,
      ...brief.phrases.tags.general,
    ]),
    firstComment: '',
    shortsTitle: upperFirst(shortenText(brief.shortName, 60)),
    unusedContext: unusedContextOf(subject.context, sentences, brief.language),
  }
}

/** The whole script in telling order: the person's own words before what the page lists. */
function productDrafts(brief: ProductBrief): DraftSentence[] {
  const hook = productHook(brief)
  const closing = productClosing(brief)
  const name = nameDraft(brief, hook.text)
  const body = productBody(brief, hook.text)
  const needed = [...name, ...body.filter(({ rank }) => rank === 0)].reduce((sum, { text }) => sum + estimateSeconds(text, brief.language), 0)
  const own = frameContext(
    brief.context,
    { hook, closing, seconds: brief.seconds - needed, mayReplaceHook: false },
    {
      language: brief.language,
      seconds: brief.seconds,
      label: brief.screenWord,
      subject: brief.shortName,
      keywords: (sentence) => [...keywordsOf(sentence, brief.speech), ...brief.keywords],
    },
  )
  const told = own.leavesRoom ? body : body.filter(({ rank }) => rank === 0)
  return [own.hook, ...name, ...own.drafts, ...told, own.closing]
}

function productHook(brief: ProductBrief): DraftSentence {
  const { values } = brief
  const { hooks } = brief.phrases.product
  const fits = (text: string) => wordsOf(text).length <= mostHookWords(brief.seconds)
  const texts = hookKinds(brief).flatMap((kind) => hooks[kind].map((phrase) => fillPhrase(phrase, values)).filter(fits))
  const naming = texts.filter((text) => saysName(brief, text))
  // 15 seconds have no room for a sentence that only says the name.
  const offered = brief.seconds <= 15 && naming.length > 0 ? naming : texts
  const text = brief.choose('hook').pick(offered.length > 0 ? offered : hooks.plain)
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

function saysName(brief: ProductBrief, text: string): boolean {
  const said = text.toLowerCase()
  return [brief.shortName, brief.values.name, brief.nickname].some((name) => typeof name === 'string' && said.includes(name.toLowerCase()))
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
function nameDraft(brief: ProductBrief, hook: string): DraftSentence[] {
  if (saysName(brief, hook)) return []
  const text = fillPhrase(brief.choose('name').pick(brief.phrases.product.names), brief.values)
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
  return contentWords(brief.shortName, brief.speech)
    .filter((word) => /^\p{L}{4,}$/u.test(word))
    .slice(0, 2)
}
