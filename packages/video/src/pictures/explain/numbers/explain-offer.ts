import type { NumberLayout } from '../../scene-plan/numbers.ts'
import type { ExplainNumber, NumberSentence } from './number-sentence.ts'
import { numberOf, wordAt } from './number-text.ts'

/** A price that falls: the old one is struck out when the new one is said. */
export const explainPrice: ExplainNumber = ({ text, rules, label }) => {
  for (const pattern of rules.priceDrops) {
    const found = new RegExp(pattern.source, `${pattern.flags}d`).exec(text)
    const { was, now } = found?.groups ?? {}
    const places = found?.indices?.groups
    if (was === undefined || now === undefined || places?.['was'] === undefined || places['now'] === undefined) continue
    const before = amountIn(was)
    const after = amountIn(now)
    if (!(after < before)) continue
    // Rounded down, as the narrator rounds it.
    const off = Math.floor((100 * (before - after)) / before)
    return { kind: 'price', label, was, now, off: off >= 1 ? `-${off}%` : null, wasAt: wordAt(text, places['was'][0]), nowAt: wordAt(text, places['now'][0]) }
  }
  return null

  function amountIn(written: string): number {
    const factor = rules.magnitudes.find(([word]) => new RegExp(String.raw`\s(?:${word})(?![\p{L}])`, 'iu').test(written))?.[1] ?? 1
    return factor * numberOf(/\d[\d.,]*/.exec(written)?.[0] ?? '', rules)
  }
}

/** A mark out of five or ten, as stars. */
export const explainStars: ExplainNumber = (sentence) => {
  for (const pattern of sentence.rules.marks) {
    const found = new RegExp(pattern.source, `${pattern.flags}d`).exec(sentence.text)
    const layout = found === null ? null : starsOf(found, sentence)
    if (layout !== null) return layout
  }
  return null
}

function starsOf(found: RegExpExecArray, { text, rules, label }: NumberSentence): NumberLayout | null {
  const { mark = '', of } = found.groups ?? {}
  const start = found.indices?.groups?.['mark']?.[0] ?? 0
  const value = numberOf(mark, rules)
  const most = of === undefined ? (/estrelas|stars/i.test(found[0]) ? 5 : 10) : Number(of)
  return value > most ? null : { kind: 'stars', label, figure: mark, of: String(most), stars: (5 * value) / most, at: wordAt(text, start) }
}
