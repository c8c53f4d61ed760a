import type { StepLayout } from '../../scene-plan/steps.ts'
import type { Explained } from '../../scene-plan/explained.ts'
import { found, withoutStop } from './found.ts'
import { asLine, clause, rulesOf } from './phrase.ts'
import { named } from './sure-icon.ts'

/** Two things that are set against each other, each with what is said of it. */
export function explainContrast({ sentence, language }: Explained): StepLayout | null {
  const groups = found(rulesOf(language).contrasts, withoutStop(sentence.text))
  if (groups === null) return null
  const one = clause(groups['one'] ?? '', language)
  const other = clause(groups['other'] ?? '', language)
  if (one === null || other === null) return null
  const first = named(beginning(one), language)
  const second = named(beginning(other), language, [first.icon])
  const hasBoth = first.icon !== null && second.icon !== null
  const half = (text: string, icon: string | null) => ({ text: asLine(text), icon: hasBoth ? icon : null })
  return { kind: 'contrast', one: half(one, first.icon), other: half(other, second.icon) }
}

/** The words of a clause that most likely name what it is about. */
function beginning(text: string): string {
  return text.split(' ').slice(0, 3).join(' ')
}
