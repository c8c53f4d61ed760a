import { upperFirst } from '../text/split-sentences.ts'

/** Values for the gaps of a phrase; `{Topic}` and `{Name}` are the same with a capital. */
export type PhraseValues = Readonly<
  Partial<Record<'topic' | 'figure' | 'name' | 'nickname' | 'percent' | 'count' | 'rating' | 'reviews' | 'price' | 'oldPrice' | 'value' | 'item', string>>
>

/** A phrase with its gaps filled and a capital in front. Throws when a value is missing: the table and its caller disagree. */
export function fillPhrase(phrase: string, values: PhraseValues): string {
  const filled = phrase.replace(/\{(\w+)\}/g, (_gap, name: string) => {
    const value = values[name.toLowerCase() === 'oldprice' ? 'oldPrice' : (name.toLowerCase() as keyof PhraseValues)]
    if (value === undefined) throw new Error(`No value for {${name}} in "${phrase}"`)
    return /^[A-Z]/.test(name) ? upperFirst(value) : value
  })
  return upperFirst(filled)
}
