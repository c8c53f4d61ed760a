import type { NumberSentence, ExplainNumber } from './number-sentence.ts'
import { onlyOne, toldOf } from './number-sentence.ts'
import { wordAt } from './number-text.ts'
import { leadBefore } from './read-amounts.ts'

/** A part of a whole: a ring that fills, or so many of so many figures. */
export const explainShare: ExplainNumber = (sentence) => partOfWhole(sentence) ?? fraction(sentence) ?? percentage(sentence)

function partOfWhole(sentence: NumberSentence) {
  for (const pattern of sentence.rules.partOfWhole) {
    const found = pattern.exec(sentence.text)
    const layout = found === null ? null : partsOf(found, sentence)
    if (layout !== null) return layout
  }
  return null
}

/** More are drawn as a ring. */
const mostDrawn = 10

function partsOf(found: RegExpExecArray, { text, rules, label, explained }: NumberSentence) {
  const part = smallNumber(found.groups?.['part'], rules)
  const whole = smallNumber(found.groups?.['whole'], rules)
  if (part === null || whole === null || part >= whole || (whole > mostDrawn && whole !== 100)) return null
  if (!agrees(explained.sentence.onScreen?.figure, [part, whole])) return null
  const arePeople = new RegExp(String.raw`^(?:\s[\p{L}]+){0,2}?\s(?:${rules.people})(?![\p{L}])`, 'iu').test(text.slice(found.index + found[0].length))
  const lead = leadBefore(text.slice(0, found.index), rules)
  const parts = whole <= mostDrawn ? { part, whole, arePeople } : null
  return { kind: 'share' as const, label, lead, figure: found[0], unit: null, at: wordAt(text, found.index), share: part / whole, parts }
}

/** The writer's own figure names one of the numbers, or there is none. */
function agrees(figure: string | undefined, numbers: readonly number[]): boolean {
  return figure === undefined || numbers.some((number) => figure.includes(String(number)))
}

function smallNumber(written: string | undefined, { small }: NumberSentence['rules']): number | null {
  if (written === undefined) return null
  if (/^\d+$/.test(written)) return Number(written)
  const at = small.findIndex((words) => new RegExp(`^(?:${words})$`, 'iu').test(written))
  return at < 0 ? null : at + 1
}

function fraction({ text, rules, label, amounts, years, explained }: NumberSentence) {
  for (const [written, part, whole] of rules.fractions) {
    const found = new RegExp(String.raw`(?<![\p{L}\d-])${written}`, 'iu').exec(text)
    if (found === null || !agrees(explained.sentence.onScreen?.figure, [part])) continue
    // Beside another number the fraction is a detail.
    if (explained.sentence.onScreen?.figure === undefined && amounts.length + years.length > 0 && !/\d/.test(found[0])) return null
    return {
      kind: 'share' as const,
      label,
      lead: leadBefore(text.slice(0, found.index), rules),
      figure: found[0],
      unit: null,
      at: wordAt(text, found.index),
      share: part / whole,
      parts: null,
    }
  }
  return null
}

function percentage(sentence: NumberSentence) {
  const amount = onlyOne(sentence.amounts.filter(({ kind }) => kind === 'percent'))
  if (amount === null || amount.value <= 0 || amount.value > 100) return null
  const { before, behind } = sentence.rules.changes
  const isChange =
    new RegExp(String.raw`(?<![\p{L}])(?:${before})(?![\p{L}])`, 'iu').test(sentence.text.slice(Math.max(0, amount.start - 28), amount.start)) ||
    new RegExp(String.raw`^\s(?:${behind})(?![\p{L}])`, 'iu').test(sentence.text.slice(amount.end))
  return isChange ? null : { kind: 'share' as const, ...toldOf(amount, sentence), unit: null, share: (amount.high ?? amount.value) / 100, parts: null }
}
