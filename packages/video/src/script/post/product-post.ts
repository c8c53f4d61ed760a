import type { PostText, ScriptSentence } from '../../story/script.ts'
import { makeHashtags } from '../drafts/make-hashtags.ts'
import { fillGaps, fillPhrase } from '../phrases/fill-phrase.ts'
import { productBrief, type ProductBrief } from '../product/product-brief.ts'
import { contentWords } from '../text/fold-words.ts'
import { ownWords } from '../theme/own-words.ts'
import { ownDetails } from './own-details.ts'
import { plainSay } from './plain-say.ts'
import type { ProductPostRequest } from './post-request.ts'
import { shortsTitle } from './shorts-title.ts'

/** The post of a video about a product: its name, its price with the day it was seen, a benefit. */
export function productPost({ subject, order, told, title }: ProductPostRequest): PostText {
  const brief = productBrief(subject, order)
  const { post } = brief.phrases
  const choice = brief.choose('post')
  const opening = openingOf(brief)
  const benefit = told.find(isBenefit)
  const asked = choice.pick(post.productQuestion)
  const invite = choice.pick(post.invite)
  const lines = [
    [opening, ...(benefit === undefined ? [] : [plainSay(benefit.text, brief.phrases)])].join(' '),
    ...ownDetails({ own: ownWords(subject), told, said: opening, language: subject.language }),
    [...(brief.values.price === undefined ? [] : [choice.pick(post.priceMayChange)]), asked, invite].join(' '),
  ]
  return {
    postCaption: lines.join('\n\n'),
    hashtags: productTags(brief),
    firstComment: [fillGaps(post.source, { item: subject.facts.url }), choice.pick(post.productQuestion.filter((one) => one !== asked))].join('\n\n'),
    shortsTitle: shortsTitle({ title, told, fact: null, names: [brief.shortName, brief.nickname ?? ''], speech: brief.speech }),
  }
}

function openingOf(brief: ProductBrief): string {
  const { facts, values, language } = brief
  const { post } = brief.phrases
  const opening = brief.choose('post opening')
  if (values.price === undefined) return fillPhrase(opening.pick(post.product), values)
  const day = facts.readAt.toLocaleDateString(language, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'America/Sao_Paulo' })
  return fillPhrase(opening.pick(post.productPrice), { ...values, day })
}

/** What the page says of the product itself. */
function isBenefit({ role, source }: ScriptSentence): boolean {
  return role === 'body' && source.kind === 'page' && (source.field === 'features' || source.field === 'description')
}

/** Name, brand and the first nouns of the name are what people search for. */
function productTags(brief: ProductBrief): string[] {
  const nouns = contentWords(brief.shortName, brief.speech).filter((word) => /^\p{L}{4,}$/u.test(word))
  const own = [brief.nickname ?? brief.shortName, brief.facts.brand ?? '', ...nouns.slice(0, 2)]
  const named = makeHashtags(own).slice(0, 4)
  const general = brief.choose('tags').shuffle(brief.phrases.tags.product)
  // A name of no word gives no tag of its own.
  return makeHashtags([...named, ...general.slice(0, Math.max(1, 3 - named.length))])
}
