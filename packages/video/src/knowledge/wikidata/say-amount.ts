import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { encyclopedia } from '../../content/content.ts'
import type { Scale } from '../../content/schema/encyclopedia.ts'
import { languageRules } from '../../language/languages.ts'
import type { Counted } from '../../language/rules/fact-rules.ts'
import { roundAmount, type Rounded } from './round-amount.ts'

/** An amount in words, and what it rests on. */
export type SaidAmount = {
  /** "quase 9 mil metros" */
  said: string
  /** The exact amount, as it is looked up: "8.848,86 metros". */
  exact: string
  /** For a picture: "8.849 m"; absent when it is too long. */
  figure?: string
  isPlural: boolean
}

/** A figure is drawn as big as it fits. */
const longestFigure = 12

/**
 * An amount of Wikidata in the base unit of its scale; `null` for a unit of another kind and for an
 * amount that nothing of this kind can have.
 */
export function inBaseUnit(amount: number, unit: string | null, scale: Scale): number | null {
  const factor = encyclopedia().units.dimensions[scale.dimension]?.[unit ?? '']
  if (factor === undefined) return null
  const base = typeof factor === 'number' ? amount * factor : amount * factor.factor + factor.offset
  return base >= scale.least && base <= scale.most ? base : null
}

/** An amount in the base unit of a scale, in the unit that people would use. */
export function sayAmount(base: number, scale: Scale, language: InterfaceLanguage): SaidAmount {
  const steps = scale[language]
  const step = steps.findLast(({ from }) => Math.abs(base) >= from) ?? steps[0]
  const amount = base / step.size + (step.offset ?? 0)
  return sayIn(amount, step, language)
}

/** How many of something, as "203 milhões de habitantes". */
export function sayCount(count: number, thing: Counted & { short?: string }, language: InterfaceLanguage): SaidAmount {
  return sayIn(count, { ...thing, short: thing.short ?? '' }, language)
}

function sayIn(amount: number, unit: Counted & { short: string }, language: InterfaceLanguage): SaidAmount {
  const { facts } = languageRules[language]
  const rounded = roundAmount(amount)
  const exactly = Number(amount.toPrecision(6))
  const digits = facts.number(Math.abs(amount) >= 1e6 ? rounded.value : shownDigits(amount))
  const figure = [[digits, unit.short].filter((part) => part !== '').join(' '), digits].find(({ length }) => length <= longestFigure)
  return {
    said: withSide(rounded, facts.counted(rounded.value, unit), language),
    exact: facts.counted(exactly, unit),
    ...(figure !== undefined && { figure }),
    isPlural: Math.abs(rounded.value) >= 2,
  }
}

export function withSide({ side }: Pick<Rounded, 'side'>, words: string, language: InterfaceLanguage): string {
  return side === 'exact' ? words : `${languageRules[language].facts.rounded[side]} ${words}`
}

/** Digits of a figure: whole from a hundred on. */
function shownDigits(amount: number): number {
  return Math.abs(amount) >= 100 ? Math.round(amount) : roundAmount(amount).value
}
