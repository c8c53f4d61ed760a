import type { FeaturePart } from '../../language/rules/language-rules.ts'
import { inAnyLanguage } from '../../language/languages.ts'
import { estimateSeconds } from '../../speech/estimate-seconds.ts'
import { fillPhrase } from '../phrases/fill-phrase.ts'
import { wordsOf } from '../text/fold-words.ts'
import { isDangling } from '../text/shorten-text.ts'
import type { ProductBrief } from './product-brief.ts'

/** How much time the sentences may take. */
export type Room = 'wide' | 'narrow' | 'tight' | 'tightest'
/** So many features are always said of a page that states them. */
export type Wording = { room: Room; features: number }

const leastFeatures = 3
export const shortestWording: Wording = { room: 'tightest', features: 1 }
/** From the widest to the shortest. */
export const wordings: readonly Wording[] = [
  { room: 'wide', features: leastFeatures },
  { room: 'narrow', features: leastFeatures },
  { room: 'tight', features: leastFeatures },
  { room: 'tightest', features: leastFeatures },
  { room: 'tightest', features: 2 },
  shortestWording,
]
/**
 * Two features share a sentence up to this many words, which keeps the rhythm from becoming a list.
 */
const pairWords = 10
/** Where time is short, only so many are told, of the best six at the tightest. */
const mostTight = 4
const bestOf = 6
const shortWords = 6

/** A sentence and how many features it tells. */
export type FeatureText = { text: string; features: number }

/** The features of a page as sentences, the best first. */
export function featureTexts(brief: ProductBrief, wording: Wording): FeatureText[] {
  return wording.room === 'wide' ? wideTexts(brief) : shortTexts(brief, wording)
}

/** Each with its own opening; the first alone, then short things two by two. */
function wideTexts(brief: ProductBrief): FeatureText[] {
  const { features } = brief.phrases.product
  const leads = leadsOf(brief)
  const used = { thing: 0, quality: 0, action: 0, unsure: 0 }
  const say = ({ kind, text }: FeaturePart): string => {
    if (kind === 'sentence') return `${text}.`
    const phrases = kind === 'quality' && isPlural(text) ? features.quality : leads[kind]
    const inTurn = phrases.map((_, index) => phrases[(used[kind] + index) % phrases.length] ?? '')
    const phrase = inTurn.find((one) => !repeatsItself(one, text)) ?? '{item}.'
    used[kind] = phrases.indexOf(phrase) + 1
    return fillPhrase(phrase, { item: text })
  }
  return joinPairs(brief).map(({ part, features: count }) => ({ text: say(part), features: count }))
}

/** "Vem com tampa com trava" says one word twice. */
function repeatsItself(phrase: string, item: string): boolean {
  const lead = phrase.split('{')[0]?.trim().split(' ').at(-1) ?? ''
  return lead !== '' && item.split(' ').includes(lead)
}

/** A verb in the singular may be used only where the name is of one thing for certain. */
function leadsOf(brief: ProductBrief): Record<'thing' | 'quality' | 'action' | 'unsure', readonly string[]> {
  const { thing, thingOfOne, quality, qualityOfOne, action, actionOfOne, unsure } = brief.phrases.product.features
  const { isOneThing } = brief
  const things = isOneThing ? thingOfOne : thing
  return {
    thing: [...brief.choose('thing').shuffle(things.slice(0, 3)), ...things.slice(3)],
    quality: isOneThing ? qualityOfOne : quality,
    action: isOneThing ? actionOfOne : action,
    unsure,
  }
}

/** "Resistentes à água" is said of several things, whatever the name looks like. */
function isPlural(quality: string): boolean {
  return /^\S+[^s]s\b/.test(quality)
}

/** Words that a second pair would turn into a list. */
const isList = new RegExp(String.raw` (?:${inAnyLanguage(({ conjunctions }) => conjunctions)}) |,(?!\d)`)

function joinPairs({ features, language }: ProductBrief): { part: FeaturePart; features: number }[] {
  const joined: { part: FeaturePart; features: number }[] = []
  for (const [index, part] of features.entries()) {
    const last = joined.at(-1)
    const canPair = index > 1 && last?.features === 1 && last.part.kind === 'thing' && part.kind === 'thing' && !isList.test(`${last.part.text} ${part.text}`)
    if (last !== undefined && canPair && wordsOf(`${last.part.text} ${part.text}`).length < pairWords)
      joined[joined.length - 1] = { part: { kind: 'thing', text: listOf([last.part.text, part.text], language) }, features: 2 }
    else joined.push({ part, features: 1 })
  }
  return joined
}

/**
 * Bare features, things in one sentence: "Bateria de 40 horas, Bluetooth 5.3 e estojo.", "Pesa
 * 52 g."
 */
function shortTexts(brief: ProductBrief, { room, features }: Wording): FeatureText[] {
  const chosen = room === 'narrow' ? brief.features : room === 'tight' ? shortOnes(brief.features) : shortest(brief, features)
  const texts: FeatureText[] = []
  let things: string[] = []
  const closeList = () => {
    if (things.length > 0) texts.push({ text: fillPhrase('{item}.', { item: listOf(things, brief.language) }), features: things.length })
    things = []
  }
  for (const { kind, text } of chosen) {
    const isThing = kind === 'thing' && !isList.test(text)
    if (!isThing || things.length === leastFeatures) closeList()
    if (isThing) things.push(text)
    else texts.push({ text: kind === 'sentence' ? `${text}.` : fillPhrase('{item}.', { item: text }), features: 1 })
  }
  closeList()
  return texts
}

/** Those of the best that take the least time, in their order, without what can be left off. */
function shortest({ features, language }: ProductBrief, most: number): FeaturePart[] {
  const best = features.slice(0, bestOf).map(withoutTail)
  const seconds = new Map(best.map((part) => [part, estimateSeconds(part.text, language)]))
  const chosen = new Set(best.toSorted((one, other) => (seconds.get(one) ?? 0) - (seconds.get(other) ?? 0)).slice(0, most))
  return best.filter((part) => chosen.has(part))
}

const joints = inAnyLanguage(({ product }) => product.joints)
/** A thing of two words and more, and what only tells more of it: no number, nothing denied. */
const tailed = new RegExp(String.raw`^((?:\S+ ){1,4}?\S+) (?:${joints}) [^\d]+$`, 'i')

/** "Fecho externo com trava" is "fecho externo" where every second counts. */
function withoutTail(part: FeaturePart): FeaturePart {
  const [, head = ''] = part.kind === 'thing' ? (tailed.exec(part.text) ?? []) : []
  return head === '' || isDangling(head.split(' ').at(-1) ?? '') || wordsOf(head).length < 2 ? part : { ...part, text: head }
}

const isShort = ({ text }: FeaturePart) => wordsOf(text).length <= shortWords

/** The best ones that are short, in their order; long ones where there are no others. */
function shortOnes(features: readonly FeaturePart[]): FeaturePart[] {
  const short = features.filter(isShort)
  const long = features.filter((part) => !isShort(part)).toSorted((one, other) => one.text.length - other.text.length)
  const chosen = new Set([...short, ...long].slice(0, mostTight))
  return features.filter((part) => chosen.has(part))
}

function listOf(items: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items)
}
