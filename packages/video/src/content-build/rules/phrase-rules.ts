import { touchesTopic } from '../../script/phrases/topic-values.ts'
import type { Phrases } from '../../content/schema/phrases.ts'
import type { Problem } from '../source/problems.ts'
import type { Read } from '../source/read-content.ts'
import type { FieldPath } from '../source/source-file.ts'
import { hasWords, isHashtag, isIcon } from './text-rules.ts'

const product = ['name', 'nickname', 'percent', 'price', 'oldPrice', 'count', 'value', 'rating', 'reviews'] as const

const topic = ['topic', 'theTopic', 'ofTopic', 'aboutTopic', 'isTopic'] as const

/**
 * The gaps that are filled in each part of the phrases; a part that is not here has none. The
 * longest beginning of a path counts.
 */
const gaps: Readonly<Record<string, readonly string[]>> = {
  'theme.hooks': topic,
  'theme.hooks.figure': [...topic, 'figure'],
  'theme.hooks.year': [...topic, 'figure'],
  'theme.hooks.belief': [...topic, 'belief'],
  'theme.hooks.known': ['question'],
  'theme.hooks.guess': ['question'],
  'theme.hooks.countedFacts': [...topic, 'count'],
  'theme.hooks.taskCounted': ['task', 'count'],
  'theme.hooks.task': ['task'],
  'theme.hooks.mythsCounted': [...topic, 'count'],
  'theme.hooks.questionsCounted': [...topic, 'count'],
  'theme.hooks.quizCounted': [...topic, 'count'],
  'theme.hooks.quizOne': topic,
  'theme.hooks.comparison': ['one', 'other'],
  'theme.hooks.number': [...topic, 'figure'],
  'theme.hooks.verb': ['topic'],
  'theme.hooks.knowVerb': ['topic'],
  'theme.hooks.guarded': ['topic'],
  'theme.hooks.quoted': ['topic'],
  'theme.hooks.threeStepsVerb': ['topic'],
  'theme.hooks.careAlone': [],
  'theme.hooks.plain': [],
  'theme.ofKind': [...topic, 'theWider'],
  'product.hooks': product,
  'product.hooks.plain': [],
  'product.names': product,
  'product.namesShort': product,
  'product.features': ['item'],
  'product.lines': [...product, 'item'],
  'product.lines.outOfStock': [],
  'post.steps': ['topic'],
  'post.know': topic,
  'post.care': ['topic'],
  'post.product': ['topic', ...product],
  'post.productPrice': ['topic', ...product, 'day'],
  'post.contact': ['item'],
  'post.site': ['item'],
  'post.source': ['item'],
  'post.sources': ['item'],
  'pictures.beforeChrist': ['year'],
  'pictures.was': ['price'],
  'pictures.pricedOn': ['day'],
  'pictures.reviews': ['count'],
  'pictures.installments': ['count', 'value'],
}

/** What is wrong with the phrases of a language. */
export function phraseProblems({ file, value }: Read<Phrases>): Problem[] {
  return textsIn(value).flatMap(({ path, text }) => {
    const wrong = gapRule(path, text) ?? touchRule(path, text) ?? placeRule(path, text)
    return wrong === null ? [] : [file.problem(path, wrong)]
  })
}

function gapsOf(path: FieldPath): readonly string[] {
  const names = path.filter((part) => typeof part === 'string')
  const places = names.map((_name, index) => names.slice(0, names.length - index).join('.'))
  return gaps[places.find((place) => gaps[place] !== undefined) ?? ''] ?? []
}

function gapRule(path: FieldPath, text: string): string | null {
  const known = gapsOf(path)
  const written = [...text.matchAll(/\{(\w*)\}/g)].map(([, gap = '']) => gap)
  const strange = written.find((gap) => !known.includes(gap.charAt(0).toLowerCase() + gap.slice(1)))
  if (strange === undefined) return null
  return `has the gap {${strange}}: ${known.length === 0 ? 'nothing is filled in here' : `write one of ${known.map((gap) => `{${gap}}`).join(', ')}`}`
}

/** The theme's own words do not show its article: other gaps bring it. */
function touchRule(path: FieldPath, text: string): string | null {
  return gapsOf(path).includes('theTopic') && touchesTopic(text)
    ? 'has an article or a preposition before {topic}: write {theTopic}, {ofTopic} or {aboutTopic}'
    : null
}

/** What holds for the phrases of one place. */
function placeRule(path: FieldPath, text: string): string | null {
  const place = path.filter((part) => typeof part === 'string').join('.')
  if (place.endsWith('.icon')) return isIcon(text)
  if (place.startsWith('tags.')) return isHashtag(text)
  if (place === 'theme.closings.short') return hasWords(text, 1, 4)
  if (place.startsWith('theme.connectives') || place === 'product.questionBridges')
    return /[:,]$/.test(text) || place === 'theme.connectives.myth' ? null : 'ends without ":" or ",": a connective leads over to the sentence behind it'
  return null
}

function textsIn(value: unknown, path: FieldPath = []): { path: FieldPath; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]))
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([name, item]) => textsIn(item, [...path, name]))
  return []
}
