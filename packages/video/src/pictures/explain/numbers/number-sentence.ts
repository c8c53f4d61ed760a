import type { VideoLanguage } from '@relampago/domain/catalogue'
import type { NumberRules } from '../../../language/rules/number-rules.ts'
import { countLabel, labelOf } from '../../labels/labels.ts'
import type { NumberLayout } from '../../scene-plan/numbers.ts'
import type { Explained } from '../../scene-plan/explained.ts'
import { readYears, type SaidYear } from './read-years.ts'
import { numberOf, numberRules } from './number-text.ts'
import { readAmounts, type Amount } from './read-amounts.ts'

/** A sentence with its numbers read. */
export type NumberSentence = {
  text: string
  language: VideoLanguage
  rules: NumberRules
  /** Those that the writer's own figure names; all of them without one. */
  amounts: readonly Amount[]
  years: readonly SaidYear[]
  /** All of them, for what takes more than one. */
  all: { amounts: readonly Amount[]; years: readonly SaidYear[] }
  label: string
  explained: Explained
  /** The kind of the layout before. */
  previous: string | null
}

/** Shows the numbers of a sentence in its own way, or not at all. */
export type ExplainNumber = (sentence: NumberSentence) => NumberLayout | null

export function numberSentence(explained: Explained): NumberSentence {
  const { sentence, language, theme, before } = explained
  const { text, onScreen } = sentence
  const rules = numberRules(language)
  const amounts = readAmounts(text, language)
  const years = readYears(text, rules)
  const wished = onScreen?.figure === undefined ? null : wishedNumber(onScreen.figure, rules)
  const isWished = (value: number) => wished === null || value === wished
  return {
    text,
    language,
    rules,
    amounts: amounts.filter(({ value }) => isWished(Math.abs(value))),
    years: years.filter(({ year, isNamed }) => (wished === null ? !isNamed : Math.abs(year) === wished)),
    all: { amounts, years },
    label: onScreen?.step === undefined ? labelOf(sentence, theme) : countLabel(sentence, onScreen.step, language),
    explained,
    previous: before.at(-1)?.kind ?? null,
  }
}

function wishedNumber(figure: string, rules: NumberRules): number {
  return numberOf(/\d[\d.,]*/.exec(figure)?.[0].replace(/[.,]$/, '') ?? '', rules)
}

/** The part of a layout that every told amount has. */
export function toldOf(amount: Amount, { label }: Pick<NumberSentence, 'label'>) {
  return { label, lead: amount.lead, figure: amount.figure, unit: amount.unit, at: amount.at }
}

export function onlyOne<Item>(items: readonly Item[]): Item | null {
  return items.length === 1 ? (items[0] ?? null) : null
}
