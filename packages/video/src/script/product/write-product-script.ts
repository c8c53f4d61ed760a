import { fittingClosings } from '../drafts/script-limits.ts'
import type { VideoLanguage } from '@relampago/domain/catalogue'
import type { ScriptOrder } from '@relampago/domain/contracts'
import type { Seconds } from '@relampago/domain/units'
import { estimateSeconds } from '../../speech/estimate-seconds.ts'
import { mostHookWords } from '../theme/choose-hook.ts'
import { frameContext } from '../context/frame-context.ts'
import { unusedContextOf } from '../context/unused-context.ts'
import { sizeScript, type DraftSentence } from '../drafts/draft-sentence.ts'
import { offeredOpenings } from '../hooks/offered-openings.ts'
import { fillPhrase } from '../phrases/fill-phrase.ts'
import { shortestWording, wordings, type Wording } from './feature-sentences.ts'
import { productBody } from './product-body.ts'
import { productBrief, type ProductBrief, type ProductSubject } from './product-brief.ts'
import { productOpenings, saysName, type ProductOpening } from './product-openings.ts'
import { withoutMeasures } from './product-name.ts'
import type { ScriptSentence, WrittenScript } from '../../story/script.ts'
import { wordsOf } from '../text/fold-words.ts'
import { shortenText } from '../text/shorten-text.ts'
import { upperFirst } from '../text/split-sentences.ts'
import { keywordsOf } from '../theme/theme-brief.ts'

/** A script from what a product page really says. What the page does not state is not spoken. */
export function writeProductScript(subject: ProductSubject, order: ScriptOrder): WrittenScript {
  const brief = productBrief(subject, order)
  const openings = productOpenings(brief)
  const { sentences, hook } = bestScript(brief, openings)
  return {
    title: upperFirst(shortenText(brief.shortName, 60)),
    language: brief.language,
    writer: 'product',
    sentences,
    unusedContext: unusedContextOf(subject.context, sentences, brief.language),
    openings: offeredOpenings(openings, hook),
  }
}

/**
 * The script with the best opening that leaves time for all that has to be said; with the shortest
 * one, which only names the product, where none does. What a person chose is taken in any case.
 */
function bestScript(brief: ProductBrief, openings: readonly ProductOpening[]): { sentences: ScriptSentence[]; hook: ProductOpening } {
  const shortest = shortestNaming(brief)
  const scripts = [...openings, shortest].map((hook) => {
    const drafts = (wording: Wording) => productDrafts(brief, wording, wording.room === 'tightest' && hook.text !== brief.opening ? shortest : hook)
    const wording = fittingWording(drafts, brief.seconds, brief.language)
    return { hook: wording.room === 'tightest' && hook.text !== brief.opening ? shortest : hook, drafts: drafts(wording), wording }
  })
  const best = scripts.find(({ hook, wording }) => hook.text === brief.opening || wording.room !== 'tightest') ?? scripts[0]
  return { sentences: sizeScript(best?.drafts ?? [], brief.seconds, brief.language), hook: best?.hook ?? shortest }
}

/** The whole script in telling order: the person's own words before what the page lists. */
function productDrafts(brief: ProductBrief, wording: Wording, opening: ProductOpening): DraftSentence[] {
  const hook = productHook(brief, opening)
  const closing = productClosing(brief)
  const name = nameDraft(brief, hook.text, wording)
  const body = productBody(brief, hook.text, wording)
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

/**
 * What has to be said may fill this share of the wanted length, because the voice can speak faster;
 * the shortest wording takes all that the voice can.
 */
const mostNeeded = { usual: 1.05, short: 1.15, shortest: 1.22 }

/** Beside the person's own words the best features have this rank: shorter, they find room. */
const ownRank = 1

/** The widest wording in which everything that has to be said fits; at last with fewer features. */
function fittingWording(draftsIn: (wording: Wording) => DraftSentence[], target: Seconds, language: VideoLanguage): Wording {
  const offered = target <= 15 ? wordings.slice(2) : wordings
  const fitting = offered.find((wording) => {
    const seconds = draftsIn(wording).reduce((sum, { rank, text }) => sum + (rank <= ownRank ? estimateSeconds(text, language) : 0), 0)
    const share = wording.room === 'tightest' ? 'shortest' : target <= 15 ? 'short' : 'usual'
    return seconds <= target * mostNeeded[share]
  })
  return fitting ?? shortestWording
}

function productHook(brief: ProductBrief, { text, field }: ProductOpening): DraftSentence {
  const { values } = brief
  const percent = values.percent === undefined ? undefined : `${values.percent}%`
  const saysPercent = percent !== undefined && text.includes(percent)
  return {
    role: 'hook',
    text,
    source: { kind: 'page', field },
    keywords: brief.keywords,
    onScreen: { word: brief.screenWord, ...(saysPercent && { figure: `-${percent}` }) },
    rank: 0,
  }
}

function shortestNaming(brief: ProductBrief): ProductOpening {
  const name = withoutMeasures(brief.values.name ?? brief.shortName)
  const texts = brief.phrases.product.hooks.featureShort
    .map((phrase) => fillPhrase(phrase, { ...brief.values, name }))
    .filter((text) => text.toLowerCase().includes(name.toLowerCase()))
  const fitting = texts.filter((text) => wordsOf(text).length <= mostHookWords(brief.seconds))
  const shortest = fitting.toSorted((one, other) => one.length - other.length)[0]
  return { style: 'plain', text: shortest ?? brief.choose('hook').pick(brief.phrases.product.hooks.plain), score: 0, anchor: null, field: 'name' }
}

/** When the hook kept the name back, the next sentence says it. */
function nameDraft(brief: ProductBrief, hook: string, { room }: Wording): DraftSentence[] {
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
