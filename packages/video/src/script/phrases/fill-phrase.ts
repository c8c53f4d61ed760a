import { upperFirst } from '../text/split-sentences.ts'

const gapNames = [
  'topic',
  'theTopic',
  'ofTopic',
  'aboutTopic',
  'isTopic',
  'theWider',
  'figure',
  'belief',
  'question',
  'name',
  'nickname',
  'percent',
  'count',
  'rating',
  'reviews',
  'price',
  'oldPrice',
  'value',
  'item',
  'day',
  'task',
  'one',
  'other',
  'year',
] as const

/** Values for the gaps of a phrase; `{Topic}` and `{Name}` are the same with a capital. */
export type PhraseValues = Readonly<Partial<Record<(typeof gapNames)[number], string>>>

/**
 * A phrase with its gaps filled. Throws when a value is missing: the content and its caller
 * disagree.
 */
export function fillGaps(phrase: string, values: PhraseValues): string {
  return phrase.replace(/\{(\w+)\}/g, (_gap, written: string) => {
    const name = gapNames.find((one) => one === written.charAt(0).toLowerCase() + written.slice(1))
    const value = name === undefined ? undefined : values[name]
    if (value === undefined) throw new Error(`No value for {${written}} in "${phrase}"`)
    return /^[A-Z]/.test(written) ? upperFirst(value) : value
  })
}

/** The same as a sentence: a capital in front. */
export function fillPhrase(phrase: string, values: PhraseValues): string {
  return upperFirst(fillGaps(phrase, values))
}
